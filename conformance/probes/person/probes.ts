import { type Probes, unseen } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const personProbes: Probes<'person'> = {
  'person.fields-syntax': todo,
  'person.missing': todo,
  'person.role': requiredRole('person.role', [peopleCall('getPerson')]),
};
