import { trackedLife } from './life.js';
import { severalTracked } from './several.js';

/** Scenarios about tracked fields. */
export const trackedFieldScenarios = [trackedLife, severalTracked] as const;
