import { trackedFieldEffect } from './effective-at.js';
import { trackedFieldMachine } from './machine.js';

/** What happens to tracked fields. */
export const trackedFieldScenarios = [...trackedFieldMachine, trackedFieldEffect] as const;
