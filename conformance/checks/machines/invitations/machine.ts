import { almost, isLong } from '../../../resources/near-ids.js';
import { machine, type Standing } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario, unlessEnded } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { lackOf } from '../../../target/target.js';
import { removeAccess, removeGiven, seeAssigned } from '../users/assignments.js';
import { spareUser } from '../users/newcomers.js';
import { wholeListOf } from '../users/whole-list.js';
import {
  accept,
  decline,
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
  'invite.details-invitee',
  'invite.accept',
  'invite.decline',
  'invite.resend-pending',
  'invite.resend-resets',
  'invite.resend-revoked',
  'invite.resend-accepted',
  'invite.revoke-pending',
  'invite.revoke-twice',
  'invite.revoke-accepted',
  'invite.revoke-declined',
  'invite.revoked-not-acceptable',
  'resource.by-id',
] as const;

type Rule = (typeof rules)[number];
type State = 'pending' | 'accepted' | 'declined' | 'revoked';
/** The user who is invited; undefined if there is none, so that no invitation is answered. */
type Invitee = User | undefined;

/** The rule by which an invitation in this state is listed, or is no longer pending. */
const listedBy = {
  pending: 'invite.create-listed',
  accepted: 'invite.accept',
  declined: 'invite.decline',
  revoked: 'invite.revoke-pending',
} as const satisfies Record<State, Rule>;

/**
 * Invitations (sections 3 and 4.3), of a user who answers them if there is a second user. The table is empty where the
 * specification is silent. Ids that are almost that of an invitation name none.
 *
 * |          | accept   | decline  | revoke  | resend  |
 * | -------- | -------- | -------- | ------- | ------- |
 * | pending  | accepted | declined | revoked | pending |
 * | accepted |          |          | refused | refused |
 * | declined |          |          | refused |         |
 * | revoked  | refused  |          | refused | refused |
 */
export const invitationMachine = machine<OwnInvitation, State, Invitee, Rule>({
  id: 'invitations',
  rules,
  requests: 75,
  async begin(t) {
    // Another pending invitation, which no call of the tour may change: that of an earlier scenario, or a new one.
    if (!t.owned.remaining().some(({ kind }) => kind === 'invitation')) await invite(t, nobodysEmail(t));
    // Only an admin may list the invitations, so the run may perform what follows.
    if (!t.worked('getInvitations')) wholeListOf(t, await t.call('getInvitations'));
    return await unlessEnded(spareUser(t, 'the invitee'));
  },
  create: {
    to: 'pending',
    // Another invitation of the same invitee might be refused.
    atMost: 1,
    async run(t, invitee, invitations) {
      if (invitee && invitations.at(-1)?.state === 'accepted') await removeAccess(t, invitee);
      const made = await create(t, invitee?.email ?? nobodysEmail(t));
      // Shows that the form of the call works, so that later refusals are about the caller.
      if (!t.worked('getInvitationDetails')) t.body(await detailsOf(t, made));
      return made;
    },
  },
  states: {
    pending: {
      look: {
        async run(t, invitation, { world }) {
          const invitee = required(world);
          await missed(t, invitation, invitee);
          t.step('the invitee gets its details');
          const details = await detailsOf(t, invitation, invitee);
          t.expect('invite.details-invitee', details).accepted('the invitee may get them');
        },
      },
      accept: { to: 'accepted', run: (t, invitation, { world }) => takeUp(t, invitation, required(world)) },
      decline: {
        to: 'declined',
        run: (t, invitation, { world }) => turnDown(t, invitation, required(world)),
      },
      resend: { run: sendAgain },
      revoke: { to: 'revoked', run: takeBack },
    },
    accepted: {
      revoke: {
        async run(t, invitation, { world, things }) {
          t.step('revoke it');
          expectRefused(t, 'invite.revoke-accepted', await revoke(t, invitation), 'it was accepted');
          // Creating the next invitation has removed the access.
          const hasAccess = things.at(-1)?.state === 'accepted';
          if (world && hasAccess) await seeAssigned(t, world, ['invite.revoke-accepted', 'any']);
        },
      },
      resend: refusing('invite.resend-accepted', resend, 'it was accepted'),
    },
    declined: { revoke: refusing('invite.revoke-declined', revoke, 'it was declined') },
    revoked: {
      revoke: refusing('invite.revoke-twice', revoke, 'it is revoked already'),
      resend: refusing('invite.resend-revoked', resend, 'it was revoked'),
      accept: {
        async run(t, invitation, { world }) {
          t.step('the invitee accepts it');
          const accepted = await accept(t, invitation, required(world));
          expectRefused(t, 'invite.revoked-not-acceptable', accepted, 'it was revoked');
        },
      },
    },
  },
  reads: { list },
  async end(t, invitee) {
    if (invitee) await removeGiven(t, invitee);
  },
});

function required(invitee: Invitee): User {
  if (invitee) return invitee;
  throw new EndScenario('skipped', lackOf('second-user'));
}

/** The invitee accepts and declines ids that are almost that of the invitation, which must not answer it. */
async function missed(t: Scene<Rule>, invitation: OwnInvitation, invitee: User): Promise<void> {
  const { id } = invitation;
  for (const miss of isLong(id) ? almost(id) : []) {
    for (const [does, answer] of [
      ['accepts', accept],
      ['declines', decline],
    ] as const) {
      t.step(`the invitee ${does} "${miss}", which names nothing`);
      const answered = await answer(t, { id: miss }, invitee);
      if (!isSuccess(answered)) continue;
      const status = statusIn((await detailsOf(t, invitation)).response.json);
      const isAnswered = status === 'accepted' || status === 'declined';
      const seen = { at: 'status', expected: 'no answer to the invitation', received: status ?? null };
      t.expect('resource.by-id', answered).holds(!isAnswered, seen);
    }
  }
}

async function create(t: Scene<Rule>, email: string): Promise<OwnInvitation> {
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
