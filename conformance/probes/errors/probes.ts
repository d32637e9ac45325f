import type { Probes } from '../probe.js';
import { bodiesAndHeaders } from './bodies-and-headers.js';
import { faults } from './faults.js';
import { oddCalls } from './odd-calls.js';
import { otherCalls } from './other-calls.js';
import { sentFinds } from './sent-finds.js';

export const errorsProbes: Probes<'errors'> = {
  ...oddCalls,
  ...sentFinds,
  ...otherCalls,
  ...faults,
  ...bodiesAndHeaders,
};
