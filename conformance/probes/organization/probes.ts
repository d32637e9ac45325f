import type { Probes } from '../probe.js';
import { named } from './named.js';

export const organizationProbes: Probes<'org'> = {
  'org.named': named,
};
