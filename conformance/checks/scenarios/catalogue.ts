import { keyHeader } from './auth/api-key.js';
import { organizations, payment } from './auth/organization.js';
import { keepAlive, refusedCredentials } from './auth/refused-credentials.js';
import { emptyMatches, malformedJson, notJson, withoutOrganization, wrongTypes } from './errors/bodies.js';
import { criteria, returnFields } from './limits/criteria.js';
import { lookupLimits } from './limits/lookups.js';
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
  ...lookupLimits,
  ...criteria,
  returnFields,
  payment,
  ...refusedCredentials,
  ...organizations,
  keepAlive,
  malformedJson,
  notJson,
  ...wrongTypes,
  emptyMatches,
  withoutOrganization,
  ...wrongSignIns,
];
