import { keyHeader } from './auth/api-key.js';
import { organizations, payment } from './auth/organization.js';
import { keepAlive, refusedCredentials } from './auth/refused-credentials.js';
import { emptyMatches, malformedJson, notJson, withoutOrganization, wrongTypes } from './errors/bodies.js';
import { criteria, returnFields } from './limits/criteria.js';
import { lookupLimits } from './limits/lookups.js';
import { expiry, oneZone } from './session/expiry.js';
import { passwordForms, passwordJson } from './session/password.js';
import { refreshes } from './session/refresh.js';
import { serviceAccountSignIn } from './session/service-account.js';
import { wrongGrants } from './session/wrong-grant.js';
import { bogusRefresh, wrongSecrets } from './session/wrong-sign-in.js';

/**
 * Every investigation that is no relation between finds, in the order in which a run performs them: calls that must succeed,
 * then finds that must be refused, then malformed ones. Wrong secrets and passwords come late; an account that existed before
 * the run is given few of them, so rules that only those can test come first. What may close the connection comes last.
 */
export const investigations = [
  serviceAccountSignIn,
  expiry,
  passwordJson,
  ...passwordForms,
  ...refreshes,
  oneZone,
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
  bogusRefresh,
  ...wrongSecrets,
  ...wrongGrants,
];
