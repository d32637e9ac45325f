import type { Probes } from '../probe.js';
import { role } from './role.js';
import { shorthand } from './shorthand.js';
import { unused } from './unused.js';

export const apiKeysProbes: Probes<'apikey'> = {
  'apikey.role': role,
  'apikey.unused': unused,
  'apikey.shorthand': shorthand,
};
