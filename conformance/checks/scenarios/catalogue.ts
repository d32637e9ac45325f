import { apiKeys } from './auth/api-key.js';
import { keepAlive } from './auth/keep-alive.js';
import { organizations } from './auth/organization.js';
import { refusedCredentials } from './auth/refused-credentials.js';
import { addresses } from './errors/address.js';
import { headerInjection } from './errors/header-injection.js';
import { members } from './errors/members.js';
import { malformedJson, notJson } from './errors/no-json.js';
import { oversizeBody } from './errors/oversize-body.js';
import { wrongTypes } from './errors/wrong-types.js';
import { criteria } from './limits/criteria.js';
import { lookupLimits } from './limits/lookups.js';
import { payment } from './limits/payment.js';
import { returnFields } from './limits/return-fields.js';
import { bogusRefresh } from './session/bogus-refresh.js';
import { expiry } from './session/expiry.js';
import { oneZone } from './session/one-zone.js';
import { passwordJson } from './session/password.js';
import { passwordForms } from './session/password-form.js';
import { refreshes } from './session/refresh.js';
import { serviceAccountSignIn } from './session/service-account.js';
import { wrongGrants } from './session/wrong-grant.js';
import { assumedPasswords, wrongPasswords } from './session/wrong-password.js';
import { wrongServiceAccounts } from './session/wrong-service-account.js';

/**
 * Every investigation that is no relation between finds, in the order in which a run performs them: what must succeed
 * first, then finds that must be refused, then malformed ones. Wrong secrets and passwords come late; an account
 * that was there before the run is given few of them, so the sentences that only those can show come first. What may close the connection comes last.
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
  headerInjection,
  bogusRefresh,
  ...wrongServiceAccounts,
  ...wrongPasswords,
  ...wrongGrants,
  ...assumedPasswords,
  oversizeBody,
];
