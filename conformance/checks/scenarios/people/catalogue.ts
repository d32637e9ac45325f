import { findPreviews } from './find-preview.js';
import { withoutOrganization } from './organization.js';
import { searchPreviews } from './previews.js';
import { agreeing } from './records/agreeing.js';
import { recordFields } from './records/fields.js';
import { likeIds } from './records/like-ids.js';
import { lookups, oddLookups } from './records/lookup.js';
import { lookupFields } from './records/lookup-fields.js';
import { lookupLimits } from './records/lookup-limits.js';
import { personRecords } from './records/record.js';
import { filters } from './search/filters.js';
import { ownValues } from './search/own-values.js';
import { pages } from './search/pages.js';
import { previewed } from './search/previewed.js';
import { several } from './search/several.js';
import { batches } from './verify/batches.js';
import { currentJobs } from './verify/current.js';
import { endedJobs, otherCompanies } from './verify/denied.js';

/**
 * Search, verify, previews and records by id. What an operation must do at least comes before what else is asked of it;
 * the largest requests come last.
 */
export const peopleScenarios = [
  currentJobs,
  endedJobs,
  otherCompanies,
  batches,
  personRecords,
  recordFields,
  lookups,
  oddLookups,
  lookupFields,
  ownValues,
  filters,
  pages,
  several,
  previewed,
  likeIds,
  agreeing,
  findPreviews,
  searchPreviews,
  withoutOrganization,
  lookupLimits,
] as const;
