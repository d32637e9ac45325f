import { answersAgain, revokedAgain } from './again.js';
import { createdInvitation } from './created.js';
import { invitationMachine } from './machine.js';
import { filteredInvitations, partitionedInvitations } from './partition.js';
import { expiredInvitation, renewedInvitations } from './passing-time.js';
import { invitationsOfOthers, strangersToInvitation } from './strangers.js';

/** What happens to invitations. Those that are answered come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  createdInvitation,
  ...invitationMachine,
  answersAgain,
  revokedAgain,
  strangersToInvitation,
  invitationsOfOthers,
  filteredInvitations,
  partitionedInvitations,
  expiredInvitation,
  renewedInvitations,
] as const;
