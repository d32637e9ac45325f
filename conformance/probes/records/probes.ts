import type { Probes } from '../probe.js';
import { durations } from './durations.js';
import { forms } from './forms.js';
import { jobs } from './jobs.js';
import { members } from './members.js';

export const recordsProbes: Probes<'record'> = { ...forms, ...jobs, ...durations, ...members };
