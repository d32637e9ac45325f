import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { answer } from './answer.js';

export const previewsProbes: Probes<'preview'> = {
  'preview.answer': answer,
  'preview.role': requiredRole('preview.role', [peopleCall('previewFind'), peopleCall('previewSearch')]),
};
