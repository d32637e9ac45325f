import { keyHeader, payment } from './auth/admitted.js';
import { keepAlive, refusedFinds } from './auth/refused.js';
import { criteria, returnFields } from './limits/criteria.js';
import { lookupLimits } from './limits/lookups.js';
import { malformedFinds } from './malformed.js';
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
  ...refusedFinds,
  keepAlive,
  ...malformedFinds,
  ...wrongSignIns,
];
