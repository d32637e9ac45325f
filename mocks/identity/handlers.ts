import type { Handlers } from '../engine/handler.js';
import { apiKeyHandlers } from './api-keys/handlers.js';
import { createSession } from './create-session.js';
import { endSession } from './end-session.js';
import { invitationHandlers } from './invitations/handlers.js';
import { organizationHandlers } from './organization/handlers.js';
import { serviceAccountHandlers } from './service-accounts/handlers.js';
import { userHandlers } from './users/handlers.js';

/** The handlers of all operations of the identity API. */
export const identityHandlers = {
  createSession,
  endSession,
  ...apiKeyHandlers,
  ...serviceAccountHandlers,
  ...organizationHandlers,
  ...invitationHandlers,
  ...userHandlers,
} satisfies Partial<Handlers>;
