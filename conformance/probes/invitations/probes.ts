import type { Probes } from '../probe.js';
import { acceptedRole } from './accepted-role.js';
import { duplicate } from './duplicate.js';
import { emailLock } from './email-lock.js';
import { lifetime } from './lifetime.js';
import { revokedForm } from './revoked-form.js';
import { role } from './role.js';
import { statusFilterUnknown } from './status-filter-unknown.js';

export const invitationsProbes: Probes<'invite'> = {
  'invite.role': role,
  'invite.accepted-role': acceptedRole,
  'invite.status-filter-unknown': statusFilterUnknown,
  'invite.revoked-form': revokedForm,
  'invite.lifetime': lifetime,
  'invite.duplicate': duplicate,
  'invite.email-lock': emailLock,
};
