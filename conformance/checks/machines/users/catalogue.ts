import { accessOfMany } from './array.js';
import { listedUsers } from './list.js';
import { accessMachine } from './machine.js';
import { passwordReset } from './password-reset.js';

/** Scenarios about the users of an organization and their accounts. */
export const userScenarios = [listedUsers, accessMachine, accessOfMany, passwordReset] as const;
