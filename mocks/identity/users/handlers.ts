import type { Handlers } from '../../engine/handler.js';
import { updateUser } from '../password-reset/complete.js';
import { initiatePasswordReset } from '../password-reset/initiate.js';
import { addUserAccess, updateUserAccess } from './change-access.js';
import { getOrgUsers } from './get-org-users.js';
import { getUser } from './get-user.js';
import { removeUserAccess } from './remove-access.js';

export const userHandlers = {
  getOrgUsers,
  addUserAccess,
  updateUserAccess,
  removeUserAccess,
  getUser,
  updateUser,
  initiatePasswordReset,
} satisfies Partial<Handlers>;
