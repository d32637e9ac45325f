import { withoutOrganization } from './any-call.js';
import { findPreviews, searchPreviews } from './previews.js';
import { agreeing } from './records/agreeing.js';
import { lookupFields, recordFields } from './records/fields.js';
import { likeIds, lookupLimits, lookups } from './records/lookup.js';
import { personRecords } from './records/record.js';
import { filters, ownValues } from './search/filters.js';
import { several } from './search/pages.js';
import { previewed } from './search/previewed.js';
import { batches } from './verify/batches.js';
import { currentJobs } from './verify/current.js';
import { endedJobs, otherCompanies } from './verify/denied.js';

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
