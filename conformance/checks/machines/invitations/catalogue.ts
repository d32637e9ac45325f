import { answersAgain, revokedAgain } from './again.js';
import { createdInvitation } from './created.js';
import { invitationMachine } from './machine.js';
import { filteredInvitations, partitionedInvitations } from './partition.js';
import { expiredInvitation, renewedInvitations } from './passing-time.js';
import { strangersToInvitation } from './strangers.js';

/** Scenarios about invitations. Those with answers come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  createdInvitation,
  invitationMachine,
  answersAgain,
  revokedAgain,
  strangersToInvitation,
  filteredInvitations,
  partitionedInvitations,
  expiredInvitation,
  renewedInvitations,
] as const;
