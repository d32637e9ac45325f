import type { Handlers } from '../../engine/handler.js';
import { createApiKey } from './create-api-key.js';
import { deleteApiKey } from './delete-api-key.js';
import { getApiKey, listApiKeys } from './read-api-keys.js';
import { updateApiKey } from './update-api-key.js';

export const apiKeyHandlers = {
  listApiKeys,
  createApiKey,
  getApiKey,
  updateApiKey,
  deleteApiKey,
} satisfies Partial<Handlers>;
