import { acceptanceAtOnce } from './at-once.js';
import { createdInvitation } from './created.js';
import { expiredInvitation } from './expired.js';
import { filteredInvitations } from './filters.js';
import { invitationMachines } from './machine.js';
import { invitationsOfOthers } from './other-org.js';
import { ownPartition, partitionedInvitations } from './partition.js';
import { renewedInvitation } from './renewed.js';
import { adminsOfInvitation, strangersToInvitation } from './strangers.js';

/** What happens to invitations. Those that are answered come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  createdInvitation,
  ...invitationMachines,
  acceptanceAtOnce,
  strangersToInvitation,
  adminsOfInvitation,
  invitationsOfOthers,
  filteredInvitations,
  partitionedInvitations,
  ownPartition,
  expiredInvitation,
  renewedInvitation,
] as const;
