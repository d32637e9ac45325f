import { type Probes, unseen } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const lookupProbes: Probes<'lookup'> = {
  'lookup.answer': todo,
  'lookup.order': todo,
  'lookup.k': todo,
  'lookup.over': todo,
  'lookup.ids-empty': todo,
  'lookup.role': requiredRole('lookup.role', [peopleCall('lookupPeople')]),
};
