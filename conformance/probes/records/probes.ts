import type { Probes } from '../probe.js';
import { absent } from './absent.js';
import { activeMarker } from './active-marker.js';
import { connections } from './connections.js';
import { contiguousGap } from './contiguous-gap.js';
import { countryCode } from './country-code.js';
import { date } from './date.js';
import { dirtyData } from './dirty-data.js';
import { duration } from './duration.js';
import { durationYearOnly } from './duration-year-only.js';
import { emailPair } from './email-pair.js';
import { employeeCount } from './employee-count.js';
import { enumDrift } from './enum-drift.js';
import { extraMembers } from './extra-members.js';
import { idForm } from './id-form.js';
import { jobsOrder } from './jobs-order.js';
import { linkedinForm } from './linkedin-form.js';
import { locationDetails } from './location-details.js';
import { multipleActive } from './multiple-active.js';
import { nameParts } from './name-parts.js';
import { phone } from './phone.js';
import { positionInJobs } from './position-in-jobs.js';
import { positionStatus } from './position-status.js';
import { text } from './text.js';

export const recordsProbes: Probes<'record'> = {
  'record.absent': absent,
  'record.date': date,
  'record.linkedin-form': linkedinForm,
  'record.phone': phone,
  'record.country-code': countryCode,
  'record.id-form': idForm,
  'record.employee-count': employeeCount,
  'record.connections': connections,
  'record.text': text,
  'record.jobs-order': jobsOrder,
  'record.position-in-jobs': positionInJobs,
  'record.multiple-active': multipleActive,
  'record.active-marker': activeMarker,
  'record.duration': duration,
  'record.duration-year-only': durationYearOnly,
  'record.contiguous-gap': contiguousGap,
  'record.position-status': positionStatus,
  'record.email-pair': emailPair,
  'record.location-details': locationDetails,
  'record.name-parts': nameParts,
  'record.dirty-data': dirtyData,
  'record.extra-members': extraMembers,
  'record.enum-drift': enumDrift,
};
