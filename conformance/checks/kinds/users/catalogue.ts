import { usersLife } from './life.js';
import { listedUsers } from './list.js';
import { passwordReset } from './password-reset.js';

/** Scenarios about the users of an organization and their accounts. */
export const userScenarios = [listedUsers, usersLife, passwordReset] as const;
