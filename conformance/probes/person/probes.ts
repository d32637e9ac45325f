import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const personProbes: Probes<'person'> = {
  'person.fields-syntax': todo,
  'person.missing': todo,
  'person.role': todo,
};
