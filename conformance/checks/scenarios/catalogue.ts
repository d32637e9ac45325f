import { apiKeys } from './auth/api-key.js';
import { organizations, payment } from './auth/organization.js';
import { keepAlive, refusedCredentials } from './auth/refused-credentials.js';
import { malformedJson, members, notJson, wrongTypes } from './errors/bodies.js';
import { addresses, oversizeBody } from './errors/requests.js';
import { criteria, returnFields } from './limits/criteria.js';
import { lookupLimits } from './limits/lookups.js';
import { expiry, oneZone } from './session/expiry.js';
import { passwordForms, passwordJson } from './session/password.js';
import { refreshes } from './session/refresh.js';
import { serviceAccountSignIn } from './session/service-account.js';
import { wrongGrants } from './session/wrong-grant.js';
import { bogusRefresh, unknownUser, wrongSecrets } from './session/wrong-sign-in.js';

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
  ...apiKeys,
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
  ...members,
  ...addresses,
  bogusRefresh,
  ...wrongSecrets,
  ...wrongGrants,
  unknownUser,
  oversizeBody,
];
