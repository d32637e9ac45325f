import { scenario } from '../../scenarios/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationIn, invite, nobodysEmail, revoke, statusIn } from './invitations.js';

/** The filter `status`, with the two statuses that the specification names (section 3). */
export const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules: ['invite.filter-status'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  async record(recorder, context) {
    const pending = await invite(context, recorder, nobodysEmail(context));
    const revoked = await invite(context, recorder, nobodysEmail(context));
    recorder.step('revoke it');
    recorder.body(await revoke(context, revoked));
    recorder.step('list the invitations');
    const all = wholeListOf(recorder, await context.call('getInvitations'));
    const isListed = invitationIn(all, pending) !== undefined;

    for (const status of ['pending', 'expired']) {
      recorder.step(`list those that are ${status}`);
      const list = await context.call('getInvitations', { query: { status } });
      const items = wholeListOf(recorder, list);
      const others = items.flatMap((item) => statusIn(item) ?? []).filter((shown) => shown !== status);
      const holds = recorder.see(
        'invite.filter-status',
        others.length === 0,
        () => ({ at: 'invitations', expected: `${status} ones only`, received: others[0] ?? null }),
        list,
      );
      if (!holds || status !== 'pending' || !isListed) continue;
      recorder.see(
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
