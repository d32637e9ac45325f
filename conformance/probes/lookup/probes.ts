import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { answer } from './answer.js';
import { idsEmpty } from './ids-empty.js';
import { k } from './k.js';
import { order } from './order.js';
import { over } from './over.js';

export const lookupProbes: Probes<'lookup'> = {
  'lookup.answer': answer,
  'lookup.order': order,
  'lookup.k': k,
  'lookup.over': over,
  'lookup.ids-empty': idsEmpty,
  'lookup.role': requiredRole('lookup.role', [peopleCall('lookupPeople')]),
};
