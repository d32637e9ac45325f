import {
  findInvitationById,
  listInvitations,
  putInvitation,
  shownInvitation,
  statusOf,
} from '../../identity/invitations.js';
import { isObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onCall } from '../on-call.js';
import { onItems, onReply } from '../on-reply.js';
import { rewriteBehind } from './behind.js';

const weekMs = 7 * 86_400_000;

/** Mutants of new invitations (section 4.3). */
export const createdInvitationMutants = {
  'invite.created-as-accepted': {
    breaks: 'invite.create',
    mutation: 'The answer to a creation shows the invitation as accepted.',
    answer: onReply('createInvitation', (body) => ({ ...body, status: 'accepted' })),
  },
  'invite.expires-in-3-weeks': {
    breaks: 'invite.expires-2w',
    mutation: 'A new invitation expires in 3 weeks.',
    answer: onReply('createInvitation', async (body, { world }) => {
      const made = await findInvitationById(world.store, String(body['id']));
      if (!made) return body;
      const later = { ...made, expiresAtMs: made.expiresAtMs + weekMs };
      await putInvitation(world.store, later);
      return shownInvitation(later, world.clock.now());
    }),
  },
} as const satisfies Record<string, Mutant>;

const hourMs = 3_600_000;

/** Mutants of invitations that expired after 2 weeks (section 3). */
export const expiredInvitationMutants = {
  'invite.expired-shown-pending': {
    breaks: 'invite.expired-status',
    mutation: 'The details show an invitation that has expired as pending.',
    answer: onReply('getInvitationDetails', (body) =>
      isObject(body) && body['status'] === 'expired' ? { ...body, status: 'pending' } : body,
    ),
  },
  'invite.expired-accepted': {
    breaks: 'invite.expired-not-acceptable',
    mutation: 'An invitation that has expired can be accepted.',
    call: onCall('acceptInvitation', async (call, world) => {
      await rewriteBehind(call, world, ({ expiresAtMs }) => ({
        expiresAtMs: Math.max(expiresAtMs, world.clock.now() + hourMs),
      }));
      return call;
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Mutants of lists of invitations (section 4.3). */
export const listedInvitationMutants = {
  'invite.newest-unlisted': {
    breaks: 'invite.create-listed',
    mutation: 'Lists lack the newest invitation that is pending.',
    answer: onItems('getInvitations', (items) => {
      const newest = items.findLast(({ status }) => status === 'pending');
      return items.filter((item) => item !== newest);
    }),
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
