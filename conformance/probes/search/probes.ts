import { type Probes, unseen } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const searchProbes: Probes<'search'> = {
  'search.people-key': todo,
  'search.count-key': todo,
  'search.page-end': todo,
  'search.role': requiredRole('search.role', [peopleCall('search')]),
};
