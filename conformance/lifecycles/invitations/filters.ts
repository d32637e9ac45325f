import { story } from '../../story/story.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationIn, invite, nobodysEmail, revoke, statusIn } from './invitations.js';

/** The filter `status`, with the two statuses that the specification names (section 3). */
export const filteredInvitations = story({
  id: 'invitations/filters',
  rules: ['invite.filter-status'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  async tell(teller, lab) {
    const pending = await invite(lab, teller, nobodysEmail(lab));
    const revoked = await invite(lab, teller, nobodysEmail(lab));
    teller.step('revoke it');
    teller.body(await revoke(lab, revoked));
    teller.step('list the invitations');
    const all = wholeListOf(teller, await lab.call('getInvitations'));
    const isListed = invitationIn(all, pending) !== undefined;

    for (const status of ['pending', 'expired']) {
      teller.step(`list those that are ${status}`);
      const list = await lab.call('getInvitations', { query: { status } });
      const items = wholeListOf(teller, list);
      const others = items.flatMap((item) => statusIn(item) ?? []).filter((shown) => shown !== status);
      const holds = teller.see(
        'invite.filter-status',
        others.length === 0,
        () => ({ at: 'invitations', expected: `${status} ones only`, received: others[0] ?? null }),
        list,
      );
      if (!holds || status !== 'pending' || !isListed) continue;
      teller.see(
        'invite.filter-status',
        invitationIn(items, pending) !== undefined,
        () => ({
          at: 'invitations',
          expected: 'the invitation that was created first, which is pending',
          received: `${items.length} others`,
        }),
        list,
      );
    }
  },
});
