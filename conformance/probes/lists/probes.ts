import type { Probes } from '../probe.js';
import { envelope } from './envelope.js';
import { limitOver } from './limit-over.js';

export const listsProbes: Probes<'list'> = {
  'list.limit-over': limitOver,
  'list.envelope': envelope,
};
