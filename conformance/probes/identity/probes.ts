import type { Probes } from '../probe.js';
import { identityCase } from './case.js';

export const identityProbes: Probes<'identity'> = {
  'identity.case': identityCase,
};
