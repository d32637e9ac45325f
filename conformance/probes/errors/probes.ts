import type { Probes } from '../probe.js';
import { errorBody } from './body.js';
import { bodyLimit } from './body-limit.js';
import { conflict } from './conflict.js';
import { idempotencyKey } from './idempotency-key.js';
import { noRole } from './no-role.js';
import { notFound } from './not-found.js';
import { oddCalls } from './odd-calls.js';
import { outage } from './outage.js';
import { quotaHeaders } from './quota-headers.js';
import { rateLimit } from './rate-limit.js';
import { requestInvalid } from './request-invalid.js';
import { slash } from './slash.js';
import { unknownVersion } from './unknown-version.js';

export const errorsProbes: Probes<'errors'> = {
  ...oddCalls,
  'errors.body': errorBody,
  'errors.no-role': noRole,
  'errors.body-limit': bodyLimit,
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
