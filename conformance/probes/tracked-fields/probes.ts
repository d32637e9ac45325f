import type { Probes } from '../probe.js';
import { trackedNone } from './none.js';
import { trackedVersion } from './version.js';

export const trackedFieldsProbes: Probes<'tracked'> = {
  'tracked.none': trackedNone,
  'tracked.version': trackedVersion,
};
