import { nobodysEmail } from '../../checks/kinds/invitations/invitations.js';
import { kinds, recordId } from '../../resources/kinds.js';
import type { Caller, User } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { bodyOf, decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe.js';

export const requestInvitation = (
  t: ProbeContext,
  email: string,
  role: 'viewer' | 'editor' = 'viewer',
  caller?: Caller,
): Promise<Exchange> => t.call('createInvitation', { body: { email, role } }, caller);

/** Invites a person. Ends the probe if that fails. */
export async function invite(t: ProbeContext, email: string, role: 'viewer' | 'editor' = 'viewer') {
  const id = recordId('invitation', bodyOf(await requestInvitation(t, email, role)));
  if (id !== undefined) return { id, email };
  throw undecided('a new invitation is shown without its id');
}

/** A pending invitation for an email that nobody has. Probes share it within a round, and do not change it. */
export const invitationOfNobody = (t: ProbeContext) =>
  t.shared('an invitation', () => invite(t, nobodysEmail(t)));

/** Removes the access that a probe has granted. If that fails, the end of the run removes it. */
export async function withoutAccess(
  t: ProbeContext,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const known = id ?? kinds['user-access'].idOf((await t.call('getOrgUsers')).response.json, email);
  if (known === undefined) return;
  const removed = decided(await t.call('removeUserAccess', { body: { userIds: [known] } }));
  if (isSuccess(removed)) t.owned.gone('user-access', email);
}
