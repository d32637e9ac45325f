import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { answer } from './answer.js';
import { limit } from './limit.js';
import { unknown } from './unknown.js';

export const verifyProbes: Probes<'verify'> = {
  'verify.answer': answer,
  'verify.unknown': unknown,
  'verify.limit': limit,
  'verify.role': requiredRole('verify.role', [peopleCall('verify')]),
};
