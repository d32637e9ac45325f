import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const errorsProbes: Probes<'errors'> = {
  'errors.body': todo,
  'errors.no-credential': todo,
  'errors.bad-credential': todo,
  'errors.no-role': todo,
  'errors.unknown-org': todo,
  'errors.malformed-json': todo,
  'errors.body-limit': todo,
  'errors.wrong-method': todo,
  'errors.request-content-type': todo,
  'errors.slash': todo,
  'errors.rate-limit': todo,
  'errors.outage': todo,
  'errors.idempotency-key': todo,
  'errors.quota-headers': todo,
  'errors.unknown-version': todo,
  'errors.conflict': todo,
  'errors.request-invalid': todo,
  'errors.not-found': todo,
};
