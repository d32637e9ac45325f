import { machine, type Standing } from '../../../scene/machine.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import { removeAccess } from '../users/assignments.js';
import { seeAssigned } from '../users/seeing.js';
import { wholeListOf } from '../users/whole-list.js';
import {
  accept,
  detailsOf,
  invitationIn,
  invite,
  nobodysEmail,
  type OwnInvitation,
  resend,
  revoke,
  statusIn,
} from './invitations.js';
import { sendAgain, takeBack, takeUp, turnDown } from './pending.js';
import { expectRefused, seeOpen } from './seeing.js';

const rules = [
  'invite.create',
  'invite.create-listed',
  'invite.resend-pending',
  'invite.resend-resets',
  'invite.revoke-pending',
  'invite.revoke-twice',
  'invite.resend-revoked',
] as const;

const answeredRules = [
  ...rules,
  'invite.details-invitee',
  'invite.accept',
  'invite.accept-role',
  'invite.decline',
  'invite.revoke-accepted',
  'invite.revoke-declined',
  'invite.revoked-not-acceptable',
  'invite.resend-accepted',
] as const;

type Rule = (typeof answeredRules)[number];
type State = 'pending' | 'accepted' | 'declined' | 'revoked';
/** Who is invited; undefined where that is nobody. */
type Invitee = User | undefined;

/** By which rule an invitation is listed, or is not pending any more. */
const listedBy = {
  pending: 'invite.create-listed',
  accepted: 'invite.accept',
  declined: 'invite.decline',
  revoked: 'invite.revoke-pending',
} as const satisfies Record<State, Rule>;

const open = { resend: { run: sendAgain }, revoke: { to: 'revoked', run: takeBack } } as const;
const over = {
  revoke: refusing('invite.revoke-twice', revoke, 'it is revoked already'),
  resend: refusing('invite.resend-revoked', resend, 'it was revoked'),
};

/**
 * Invitations (sections 3 and 4.3), first of nobody, then of somebody who answers. Where the specification is silent there
 * is nothing.
 *
 * |          | accept   | decline  | revoke  | resend  |
 * | -------- | -------- | -------- | ------- | ------- |
 * | pending  | accepted | declined | revoked | pending |
 * | accepted |          |          | refused | refused |
 * | declined |          |          | refused |         |
 * | revoked  | refused  |          | refused | refused |
 */
export const invitationMachines = [
  ...machine<OwnInvitation, 'pending' | 'revoked', undefined, (typeof rules)[number]>({
    id: 'invitations',
    rules,
    needs: ['token'],
    requests: 16,
    walk: { steps: 6, requests: 20 },
    begin: async (t) => requireList(t),
    create: { to: 'pending', atMost: 2, run: (t) => create(t, nobodysEmail(t)) },
    states: { pending: open, revoked: over },
    reads: { list },
  }),
  ...machine<OwnInvitation, State, Invitee, Rule>({
    id: 'invitations/answered',
    rules: answeredRules,
    needs: ['token', 'second-user'],
    requests: 70,
    async begin(t) {
      // Of nobody, so that no call but one that concerns others changes it.
      await invite(t, nobodysEmail(t));
      await requireList(t);
      return t.callers.outsider('the invitee');
    },
    create: {
      to: 'pending',
      // Another invitation of the same invitee might be refused.
      atMost: 1,
      async run(t, invitee, invitations) {
        if (invitee && invitations.some(({ state }) => state === 'accepted')) await removeAccess(t, invitee);
        const made = await create(t, invitee?.email ?? nobodysEmail(t));
        // The operation is called in a form that works: whoever is refused it is refused as who they are.
        t.body(await detailsOf(t, made));
        return made;
      },
    },
    states: {
      pending: {
        look: {
          async run(t, invitation, { world }) {
            t.step('the invitee gets its details');
            const details = await detailsOf(t, invitation, world);
            t.expect('invite.details-invitee', details).accepted('the invitee may get them');
          },
        },
        accept: { to: 'accepted', run: takeUp },
        decline: { to: 'declined', run: turnDown },
        ...open,
      },
      accepted: {
        revoke: {
          async run(t, invitation, { world, things }) {
            t.step('revoke it');
            expectRefused(t, 'invite.revoke-accepted', await revoke(t, invitation), 'it was accepted');
            // Inviting once more has taken the access away.
            const hasAccess = things.at(-1)?.state === 'accepted';
            if (world && hasAccess) await seeAssigned('invite.revoke-accepted', world, 'any', t);
          },
        },
        resend: refusing('invite.resend-accepted', resend, 'it was accepted'),
      },
      declined: { revoke: refusing('invite.revoke-declined', revoke, 'it was declined') },
      revoked: {
        ...over,
        accept: {
          async run(t, invitation, { world }) {
            // Whether a revoked invitation is no longer pending is another sentence.
            if (statusIn((await detailsOf(t, invitation)).response.json) === 'pending') return;
            t.step('the invitee accepts it');
            const accepted = await accept(t, invitation, world);
            expectRefused(t, 'invite.revoked-not-acceptable', accepted, 'it was revoked');
          },
        },
      },
    },
    reads: { list },
    async end(t, invitee) {
      if (invitee) await removeAccess(t, invitee);
    },
  }),
] as const;

/** Whoever may list is admin, and so may do what follows. */
async function requireList(t: Scene): Promise<undefined> {
  wholeListOf(t, await t.call('getInvitations'));
  return undefined;
}

async function create(t: Scene<(typeof rules)[number]>, email: string): Promise<OwnInvitation> {
  const made = await invite(t, email, 'editor');
  seeOpen('invite.create', made, t);
  return made;
}

function refusing<const R extends Rule>(
  rule: R,
  call: (t: Scene, invitation: OwnInvitation) => Promise<Exchange>,
  why: string,
) {
  return {
    async run(t: Scene<R>, invitation: OwnInvitation): Promise<void> {
      t.step(call === revoke ? 'revoke it' : 'send it again');
      expectRefused(t, rule, await call(t, invitation), why);
    },
  };
}

async function list(t: Scene<Rule>, invitations: readonly Standing<OwnInvitation, State>[]): Promise<void> {
  t.step('list the invitations');
  const answer = await t.call('getInvitations');
  const items = wholeListOf(t, answer);
  for (const { thing, state } of invitations) {
    const listed = invitationIn(items, thing);
    const received = listed === undefined ? 'not listed' : (statusIn(listed) ?? 'listed without status');
    const holds = state === 'pending' ? listed !== undefined : received !== 'pending';
    const expected = state === 'pending' ? 'the invitation' : `the invitation not pending: it is ${state}`;
    t.expect(listedBy[state], answer).holds(holds, { at: 'invitations', expected, received });
  }
}
