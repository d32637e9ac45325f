import { invitationId, nobodysEmail } from '../../checks/machines/invitations/invitations.js';
import type { Caller } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees } from '../sighting.js';
import { invitationOfNobody } from './inviting.js';

/** A role that was just given may count a moment later. */
const momentMs = 3000;

export const role = asks('invite.role', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  once: true,
  async ask(t) {
    await invitationOfNobody(t);
    const editor = await t.callers.withRole('editor');
    const isGranted = await mayInvite(t, editor);
    if (isGranted) return agrees('editor', 'an editor invites a viewer');
    if (!(await isAdmitted(t, editor))) throw undecided('an editor may do nothing that editors may');
    await t.wait(momentMs);
    if (await mayInvite(t, editor)) throw undecided('an editor may invite now, and could not before');
    return agrees('admin', 'an editor is refused to invite a viewer, whom an admin invites');
  },
});

async function mayInvite(t: ProbeContext, editor: Caller): Promise<boolean> {
  const email = nobodysEmail(t);
  const answer = decided(await t.call('createInvitation', { body: { email, role: 'viewer' } }, editor));
  if (!isSuccess(answer)) return false;
  const ofAdmins = decided(await t.call('listApiKeys', {}, editor));
  if (isSuccess(ofAdmins)) throw undecided('an editor may do what only admins may');
  if (invitationId(answer.response.json) !== undefined) return true;
  throw undecided('an invitation of an editor is answered without an id');
}

/** Whether the role is one: where a higher role does not include the lower ones, an editor may not even read. */
async function isAdmitted(t: ProbeContext, editor: Caller): Promise<boolean> {
  const reads = decided(await t.call('getOrganization', {}, editor));
  if (isSuccess(reads)) return true;
  const makes = (): Promise<Exchange> =>
    t.call('createLedger', { body: { name: t.owned.name('ledger') } }, editor);
  return isSuccess(decided(await makes()));
}
