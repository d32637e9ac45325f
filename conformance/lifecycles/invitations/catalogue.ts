import { acceptedInvitation } from './accepted.js';
import { invitationsInAnyOrder } from './any-order.js';
import { acceptanceAtOnce } from './at-once.js';
import { createdInvitation } from './created.js';
import { declinedInvitation } from './declined.js';
import { expiredInvitation } from './expired.js';
import { filteredInvitations } from './filters.js';
import { invitationsOfOthers } from './other-org.js';
import { ownPartition, partitionedInvitations } from './partition.js';
import { renewedInvitation } from './renewed.js';
import { acceptanceAfterRevocation } from './revoked-acceptance.js';
import { adminsOfInvitation, strangersToInvitation } from './strangers.js';
import { takenBackInvitation } from './taken-back.js';

/** What happens to invitations. Those that are answered come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  createdInvitation,
  takenBackInvitation,
  acceptedInvitation,
  declinedInvitation,
  acceptanceAfterRevocation,
  acceptanceAtOnce,
  strangersToInvitation,
  adminsOfInvitation,
  invitationsOfOthers,
  filteredInvitations,
  partitionedInvitations,
  ownPartition,
  invitationsInAnyOrder,
  expiredInvitation,
  renewedInvitation,
] as const;
