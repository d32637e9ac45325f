import { keepAlive, keyHeader, payment } from './auth/admitted.js';
import { refusedFinds } from './auth/refused.js';
import { counted, usageBecomesHistory, usageOfOthers } from './billing/counted.js';
import { subscriptions } from './billing/subscriptions.js';
import { criteria, findLimits, returnFields } from './limits.js';
import { malformedFinds } from './malformed.js';
import { withoutOrganization } from './people/any-call.js';
import { findPreviews } from './people/previews.js';
import { fieldsOfRecords } from './people/records/fields.js';
import { lookupLimits } from './people/records/limits.js';
import { sameRecords } from './people/records/same.js';
import { filters, several } from './people/search/pages.js';
import { previewed } from './people/search/previewed.js';
import { verified } from './people/verify/claims.js';
import { shortLived } from './session/expiry.js';
import { signIns } from './session/sign-ins.js';
import { wrongSignIns } from './session/wrong-sign-in.js';

/**
 * Every investigation that is no relation between finds, in the order in which a run performs them: calls that must succeed,
 * then finds that must be refused, then malformed ones. Wrong secrets and passwords come late; an account that existed before
 * the run is given few of them, so rules that only those can test come first. What may close the connection comes last.
 */
export const investigations = [
  ...signIns,
  shortLived,
  keyHeader,
  ...findLimits,
  ...criteria,
  returnFields,
  payment,
  ...refusedFinds,
  keepAlive,
  ...malformedFinds,
  ...wrongSignIns,
];

/** Search, verify, previews and records by id: basic behaviour of each operation first, the largest requests last. */
export const peopleScenarios = [
  verified,
  ...sameRecords,
  ...fieldsOfRecords,
  filters,
  several,
  previewed,
  findPreviews,
  withoutOrganization,
  lookupLimits,
] as const;

/** Scenarios about usage and subscriptions. */
export const billingScenarios = [subscriptions, counted, usageOfOthers, usageBecomesHistory] as const;
