import { trackedFieldMachine } from './machine.js';
import { severalTracked } from './several.js';

/** Scenarios about tracked fields. */
export const trackedFieldScenarios = [trackedFieldMachine, severalTracked] as const;
