import type { Probes } from '../probe.js';
import { badCredential } from './bad-credential.js';
import { errorBody } from './body.js';
import { bodyLimit } from './body-limit.js';
import { conflict } from './conflict.js';
import { idempotencyKey } from './idempotency-key.js';
import { malformedJson } from './malformed-json.js';
import { noCredential } from './no-credential.js';
import { noRole } from './no-role.js';
import { notFound } from './not-found.js';
import { outage } from './outage.js';
import { quotaHeaders } from './quota-headers.js';
import { rateLimit } from './rate-limit.js';
import { requestContentType } from './request-content-type.js';
import { requestInvalid } from './request-invalid.js';
import { slash } from './slash.js';
import { unknownOrg } from './unknown-org.js';
import { unknownVersion } from './unknown-version.js';
import { wrongMethod } from './wrong-method.js';

export const errorsProbes: Probes<'errors'> = {
  'errors.body': errorBody,
  'errors.no-credential': noCredential,
  'errors.bad-credential': badCredential,
  'errors.no-role': noRole,
  'errors.unknown-org': unknownOrg,
  'errors.malformed-json': malformedJson,
  'errors.body-limit': bodyLimit,
  'errors.wrong-method': wrongMethod,
  'errors.request-content-type': requestContentType,
  'errors.slash': slash,
  'errors.rate-limit': rateLimit,
  'errors.outage': outage,
  'errors.idempotency-key': idempotencyKey,
  'errors.quota-headers': quotaHeaders,
  'errors.unknown-version': unknownVersion,
  'errors.conflict': conflict,
  'errors.request-invalid': requestInvalid,
  'errors.not-found': notFound,
};
