import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { fewProbes } from './few.js';
import { mostIdsProbes } from './very-many.js';

export const lookupProbes: Probes<'lookup'> = {
  ...fewProbes,
  ...mostIdsProbes,
  'lookup.role': requiredRole('lookup.role', [peopleCall('lookupPeople')]),
};
