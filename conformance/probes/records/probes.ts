import { type Probes, unseen } from '../probe.js';
import { countryCode } from './country-code.js';

const todo = unseen('no probe yet');

export const recordsProbes: Probes<'record'> = {
  'record.absent': todo,
  'record.date': todo,
  'record.linkedin-form': todo,
  'record.phone': todo,
  'record.country-code': countryCode,
  'record.id-form': todo,
  'record.employee-count': todo,
  'record.connections': todo,
  'record.text': todo,
  'record.jobs-order': todo,
  'record.position-in-jobs': todo,
  'record.multiple-active': todo,
  'record.active-marker': todo,
  'record.duration': todo,
  'record.duration-year-only': todo,
  'record.contiguous-gap': todo,
  'record.position-status': todo,
  'record.email-pair': todo,
  'record.location-details': todo,
  'record.name-parts': todo,
  'record.dirty-data': todo,
  'record.extra-members': todo,
  'record.enum-drift': todo,
};
