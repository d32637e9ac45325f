import { type Probes, unseen } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const verifyProbes: Probes<'verify'> = {
  'verify.answer': todo,
  'verify.unknown': todo,
  'verify.limit': todo,
  'verify.role': requiredRole('verify.role', [peopleCall('verify')]),
};
