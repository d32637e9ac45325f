import { scenario } from '../../../scene/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationIn, invite, nobodysEmail, revoke, statusIn } from './invitations.js';

/** The filter `status`, with the two statuses that the specification names (section 3). */
export const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules: ['invite.filter-status'],
  requests: 6,
  async record(t) {
    const pending = await invite(t, nobodysEmail(t));
    const revoked = await invite(t, nobodysEmail(t));
    t.step('revoke it');
    t.body(await revoke(t, revoked));
    t.step('list the invitations');
    const all = wholeListOf(t, await t.call('getInvitations'));
    const isListed = invitationIn(all, pending) !== undefined;

    for (const status of ['pending', 'expired']) {
      t.step(`list those that are ${status}`);
      const list = await t.call('getInvitations', { query: { status } });
      const items = wholeListOf(t, list);
      const others = items.flatMap((item) => statusIn(item) ?? []).filter((shown) => shown !== status);
      const holds = t.soft('invite.filter-status', list).holds(others.length === 0, {
        at: 'invitations',
        expected: `${status} ones only`,
        received: others[0] ?? null,
      });
      if (!holds || status !== 'pending' || !isListed) continue;
      t.soft('invite.filter-status', list).holds(invitationIn(items, pending) !== undefined, {
        at: 'invitations',
        expected: 'the invitation that was created first, which is pending',
        received: `${items.length} others`,
      });
    }
  },
});
