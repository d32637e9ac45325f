import { accessOfMany } from './array.js';
import { listedUsers } from './list.js';
import { accessMachine } from './machine.js';
import { passwordReset } from './password-reset.js';

/** What happens to users of an organization and to their accounts. */
export const userScenarios = [listedUsers, ...accessMachine, accessOfMany, passwordReset] as const;
