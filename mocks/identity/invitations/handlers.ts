import type { Handlers } from '../../engine/handler.js';
import { acceptInvitation, declineInvitation } from './answer.js';
import { createInvitation } from './create.js';
import { getInvitationDetails } from './details.js';
import { getInvitations } from './list.js';
import { resendInvitation } from './resend.js';
import { revokeInvitation } from './revoke.js';

export const invitationHandlers = {
  createInvitation,
  getInvitations,
  getInvitationDetails,
  acceptInvitation,
  declineInvitation,
  revokeInvitation,
  resendInvitation,
} satisfies Partial<Handlers>;
