import { answeredInvitationMutants } from './invitations/answered.js';
import {
  createdInvitationMutants,
  expiredInvitationMutants,
  listedInvitationMutants,
} from './invitations/listed.js';
import { resentInvitationMutants } from './invitations/resent.js';
import { revokedInvitationMutants } from './invitations/revoked.js';
import { strangerMutants } from './invitations/strangers.js';
import type { Mutant } from './mutant.js';

/** Mutants of invitations (section 4.3). */
export const invitationMutants = {
  ...createdInvitationMutants,
  ...listedInvitationMutants,
  ...answeredInvitationMutants,
  ...strangerMutants,
  ...revokedInvitationMutants,
  ...resentInvitationMutants,
  ...expiredInvitationMutants,
} as const satisfies Record<string, Mutant>;
