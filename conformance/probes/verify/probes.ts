import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const verifyProbes: Probes<'verify'> = {
  'verify.answer': todo,
  'verify.unknown': todo,
  'verify.limit': todo,
  'verify.role': todo,
};
