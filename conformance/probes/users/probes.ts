import type { Probes } from '../probe.js';
import { batch } from './batch.js';
import { lastAdmin } from './last-admin.js';
import { resetCredential } from './reset-credential.js';
import { resetUnknown } from './reset-unknown.js';

export const usersProbes: Probes<'users'> & Probes<'user'> = {
  'users.batch': batch,
  'users.last-admin': lastAdmin,
  'user.reset-credential': resetCredential,
  'user.reset-unknown': resetUnknown,
};
