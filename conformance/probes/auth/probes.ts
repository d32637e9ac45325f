import type { Probes } from '../probe.js';
import { apiKeyScope } from './api-key-scope.js';
import { findRole } from './find-role.js';
import { headerForm } from './header-form.js';
import { keyRefused } from './key-refused.js';
import { otherPlaces } from './other-places.js';
import { inclusion } from './roles.js';
import { tokenForm } from './token-form.js';

export const authProbes: Probes<'auth'> = {
  'auth.find-role': findRole,
  'auth.roles': inclusion,
  'auth.api-key-scope': apiKeyScope,
  'auth.key-refused': keyRefused,
  'auth.token-form': tokenForm,
  'auth.header-form': headerForm,
  'auth.other-places': otherPlaces,
};
