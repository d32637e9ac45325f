import { withoutOrganization } from './any-call.js';
import { findPreviews, searchPreviews } from './previews.js';
import { agreeing } from './records/agreeing.js';
import { likeIds, lookupLimits, lookups, personRecords } from './records/by-id.js';
import { lookupFields, recordFields } from './records/fields.js';
import { filters, ownValues } from './search/filters.js';
import { several } from './search/pages.js';
import { previewed } from './search/previewed.js';
import { currentJobs, endedJobs, otherCompanies } from './verify/alone.js';
import { batches } from './verify/batches.js';

/** Search, verify, previews and records by id: basic behaviour of each operation first, the largest requests last. */
export const peopleScenarios = [
  currentJobs,
  endedJobs,
  otherCompanies,
  batches,
  personRecords,
  recordFields,
  lookups,
  lookupFields,
  ownValues,
  filters,
  several,
  previewed,
  likeIds,
  agreeing,
  findPreviews,
  searchPreviews,
  withoutOrganization,
  lookupLimits,
] as const;
