import { accountCreator } from './creator.js';
import { accountMachine } from './machine.js';

/** What happens to service accounts. */
export const serviceAccountScenarios = [...accountMachine, accountCreator] as const;
