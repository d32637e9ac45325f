import { accessOfUser } from './access.js';
import { accountOfUser } from './account.js';
import { usersInAnyOrder } from './any-order.js';
import { accessOfSeveral } from './array.js';
import { listedUsers } from './list.js';
import { passwordReset } from './password-reset.js';
import { accessWithSettings } from './settings.js';

/** What happens to users of an organization and to their accounts. */
export const userScenarios = [
  listedUsers,
  accountOfUser,
  accessOfUser,
  accessOfSeveral,
  accessWithSettings,
  usersInAnyOrder,
  passwordReset,
] as const;
