import { accountOfUser } from './account.js';
import { accessOfSeveral } from './array.js';
import { listedUsers } from './list.js';
import { accessMachine } from './machine.js';
import { passwordReset } from './password-reset.js';
import { accessWithSettings } from './settings.js';

/** What happens to users of an organization and to their accounts. */
export const userScenarios = [
  listedUsers,
  accountOfUser,
  ...accessMachine,
  accessOfSeveral,
  accessWithSettings,
  passwordReset,
] as const;
