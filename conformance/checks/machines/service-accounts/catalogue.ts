import { accountCreator } from './creator.js';
import { accountMachine } from './machine.js';

/** Scenarios about service accounts. */
export const serviceAccountScenarios = [accountMachine, accountCreator] as const;
