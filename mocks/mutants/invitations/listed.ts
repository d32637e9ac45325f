import { listInvitations, shownInvitation, statusOf } from '../../identity/invitations.js';
import type { Mutant } from '../mutant.js';
import { onQuery } from '../on-call.js';
import { onItems } from '../on-reply.js';

/** Mutants of lists of invitations (section 4.3). */
export const listedInvitationMutants = {
  'invite.filter-ignored': {
    breaks: 'invite.filter-status',
    mutation: 'The filter `status` is ignored.',
    call: onQuery('getInvitations', () => ({})),
  },
  'invite.filter-pending-empty': {
    breaks: 'invite.filter-status',
    mutation: 'The filter for `pending` returns nothing.',
    answer: onItems('getInvitations', (items, { call }) =>
      call?.query['status'] === 'pending' ? [] : items,
    ),
  },
  'invite.filter-expired-empty': {
    breaks: 'invite.filter-status',
    mutation: 'The filter for `expired` returns nothing.',
    answer: onItems('getInvitations', (items, { call }) =>
      call?.query['status'] === 'expired' ? [] : items,
    ),
  },
  'invite.under-two-statuses': {
    breaks: 'invite.filter-partition',
    mutation:
      'Filtered by a status, the list has one more invitation, which is shown under another status as well.',
    answer: onItems('getInvitations', async (items, { call, world }) => {
      const status = call?.query['status'];
      if (typeof status !== 'string') return items;
      const all = await listInvitations(world.store, String(call?.path['org_id']));
      const nowMs = world.clock.now();
      const other = all.find((invitation) => statusOf(invitation, nowMs) !== status);
      return other ? [...items, { ...shownInvitation(other, nowMs), status }] : items;
    }),
  },
  'invite.of-other-org-listed': {
    breaks: 'invite.org-only',
    mutation: 'The list has the invitations of the other organization as well.',
    answer: onItems('getInvitations', async (items, { call, world }) => {
      if (call?.path['org_id'] === world.orgs.other || call?.query['status'] !== undefined) return items;
      const others = await listInvitations(world.store, world.orgs.other);
      return [...items, ...others.map((other) => shownInvitation(other, world.clock.now()))];
    }),
  },
} as const satisfies Record<string, Mutant>;
