import type { Handlers } from '../../engine/handler.js';
import { createServiceAccount } from './create-service-account.js';
import { deleteServiceAccount } from './delete-service-account.js';
import { getServiceAccounts } from './get-service-accounts.js';
import { regenerateSecret } from './regenerate-secret.js';
import { updateServiceAccountRoles } from './update-service-account-roles.js';

export const serviceAccountHandlers = {
  getServiceAccounts,
  createServiceAccount,
  updateServiceAccountRoles,
  deleteServiceAccount,
  regenerateSecret,
} satisfies Partial<Handlers>;
