import { type Probes, unseen } from '../probe.js';
import { badCredential } from './bad-credential.js';
import { errorBody } from './body.js';
import { malformedJson } from './malformed-json.js';
import { noCredential } from './no-credential.js';
import { quotaHeaders } from './quota-headers.js';
import { requestContentType } from './request-content-type.js';
import { unknownOrg } from './unknown-org.js';
import { wrongMethod } from './wrong-method.js';

const todo = unseen('no probe yet');

export const errorsProbes: Probes<'errors'> = {
  'errors.body': errorBody,
  'errors.no-credential': noCredential,
  'errors.bad-credential': badCredential,
  'errors.no-role': todo,
  'errors.unknown-org': unknownOrg,
  'errors.malformed-json': malformedJson,
  'errors.body-limit': todo,
  'errors.wrong-method': wrongMethod,
  'errors.request-content-type': requestContentType,
  'errors.slash': todo,
  'errors.rate-limit': todo,
  'errors.outage': todo,
  'errors.idempotency-key': todo,
  'errors.quota-headers': quotaHeaders,
  'errors.unknown-version': todo,
  'errors.conflict': todo,
  'errors.request-invalid': todo,
  'errors.not-found': todo,
};
