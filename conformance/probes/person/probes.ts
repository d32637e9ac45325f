import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { fieldsSyntax } from './fields-syntax.js';
import { missing } from './missing.js';

export const personProbes: Probes<'person'> = {
  'person.fields-syntax': fieldsSyntax,
  'person.missing': missing,
  'person.role': requiredRole('person.role', [peopleCall('getPerson')]),
};
