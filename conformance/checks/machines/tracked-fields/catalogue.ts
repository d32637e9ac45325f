import { trackedFieldMachine } from './machine.js';
import { severalTracked } from './several.js';

/** What happens to tracked fields. */
export const trackedFieldScenarios = [...trackedFieldMachine, severalTracked] as const;
