import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const apiKeysProbes: Probes<'apikey'> = {
  'apikey.role': todo,
  'apikey.unused': todo,
  'apikey.shorthand': todo,
};
