import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const invitationsProbes: Probes<'invite'> = {
  'invite.role': todo,
  'invite.accepted-role': todo,
  'invite.status-filter-unknown': todo,
  'invite.revoked-form': todo,
  'invite.lifetime': todo,
  'invite.duplicate': todo,
  'invite.email-lock': todo,
};
