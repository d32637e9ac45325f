import { type Probes, unseen } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const previewsProbes: Probes<'preview'> = {
  'preview.answer': todo,
  'preview.role': requiredRole('preview.role', [peopleCall('previewFind'), peopleCall('previewSearch')]),
};
