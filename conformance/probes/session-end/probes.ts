import type { Probes } from '../probe.js';
import { unknown } from './unknown.js';

export const sessionEndProbes: Probes<'end'> = {
  'end.unknown': unknown,
};
