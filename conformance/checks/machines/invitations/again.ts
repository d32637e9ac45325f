import type { RuleId } from '../../../../generated/rules.js';
import { answerTo, withOldToken } from '../../../scene/old-tokens.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { unlessEnded } from '../../../target/end-scenario.js';
import { removeAccess, removeGiven, seeAssigned } from '../users/assignments.js';
import { spareUser } from '../users/spare-users.js';
import { wholeListOf } from '../users/whole-list.js';
import {
  accept,
  decline,
  invitationIn,
  invite,
  nobodysEmail,
  type OwnInvitation,
  revoke,
  statusIn,
} from './invitations.js';
import { seeNotPending, seeRefused } from './seeing.js';

const times = 2;
/** What goes wrong one time in five is seen, together with the answers of others. */
const answers = 4;

/** An invitation that was answered or revoked, and the rule that says that it is not pending then. */
interface Over<Rule extends RuleId> {
  readonly rule: Rule;
  readonly invitation: OwnInvitation;
}

/**
 * Invitees are invited again and again. Several times at once the first invitation is accepted: in whatever order that
 * happens, the first of them accepts a pending invitation; what the others are answered is open. The next ones are declined
 * and accepted in turns, by two invitees at once where a control plane makes them, and none of them is pending then. Where
 * it moves time as well, one of them has an old token by then: no other scenario sees whether it is taken where no role is asked
 * for.
 */
export const answersAgain = scenario({
  id: 'invitations/again',
  rules: ['invite.accept', 'invite.decline', 'resource.by-id', 'auth.token-all-endpoints'],
  needs: ['token', 'second-user'],
  requests: 20 + times + 5 * answers,
  async record(t) {
    const invitee = await spareUser(t, 'the invitee');
    const invitees = [invitee, ...(t.control ? [await spareUser(t, 'another invitee')] : [])];
    const invitation = await invite(t, invitee.email, 'editor');
    // Nobody has to wait for the token.
    for (const each of invitees) await each.token();
    try {
      t.step(`accept it ${times} times at once`);
      const accepted = await Promise.all(Array.from({ length: times }, () => accept(t, invitation, invitee)));
      const [shown] = [...accepted.filter(isSuccess), ...accepted];
      if (!shown || !t.soft('invite.accept', shown).accepted('one of them accepts it')) return;
      await seeNotPending('invite.accept', invitation, t);
      await seeAssigned(t, invitee, ['invite.accept', 'any']);

      const old = await withOldToken(t, invitee);
      const { id: userId } = invitee;
      if (old !== invitee && userId !== undefined)
        await answerTo(t, old, invitee, (caller) => t.call('getUser', { path: { userId } }, caller));
      await removeAccess(t, invitee);

      const answered: Over<'invite.accept' | 'invite.decline'>[] = [];
      for (let round = 0; round < (2 * answers) / invitees.length; round += 1) {
        const [rule, does, answer] =
          round % 2 === 0
            ? (['invite.decline', 'decline', decline] as const)
            : (['invite.accept', 'accept', accept] as const);
        // Who is invited again while that is pending may be refused: then the list tells why.
        const next = await Promise.all(invitees.map(({ email }) => unlessEnded(invite(t, email))));
        const made = next.filter((each) => each !== undefined);
        if (made.length < invitees.length) break;
        t.step(`the invitees ${does} at once`);
        const given = await Promise.all(
          made.map((each, nth) =>
            nth === 0
              ? answerTo(t, old, invitee, (caller) => answer(t, each, caller))
              : answer(t, each, invitees[nth]),
          ),
        );
        // What is answered 5xx may be done all the same, which is seen where it comes again.
        for (const each of given) if (each.response.status < 500) t.body(each);
        answered.push(...made.map((each) => ({ rule, invitation: each })));
        if (answer === accept) await removeAccess(t, ...invitees);
      }
      await seeOver(t, answered);
    } finally {
      await removeGiven(t, ...invitees);
    }
  },
});

/** With those that other scenarios revoke, enough for what goes wrong one time in five. */
const several = 3;

/** Several are revoked, and the last of them once more: what was revoked before has no say in that (section 3 rule 1). */
export const revokedAgain = scenario({
  id: 'invitations/revoked-again',
  rules: ['invite.revoke-pending', 'invite.revoke-twice'],
  requests: 2 * several + 2,
  async record(t) {
    const revoked: Over<'invite.revoke-pending'>[] = [];
    for (let nth = 0; nth < several; nth += 1) {
      const invitation = await invite(t, nobodysEmail(t));
      t.step('revoke it');
      t.body(await revoke(t, invitation));
      revoked.push({ rule: 'invite.revoke-pending', invitation });
    }
    await seeOver(t, revoked);
    const [last] = revoked.slice(-1);
    t.step('revoke it again');
    if (last) seeRefused('invite.revoke-twice', await revoke(t, last.invitation), 'it is revoked already', t);
  },
});

/** Sees in a list that none of these is pending. */
async function seeOver<Rule extends RuleId>(t: Scene<Rule>, over: readonly Over<Rule>[]): Promise<void> {
  t.step('list the invitations');
  const list = await t.call('getInvitations');
  const items = wholeListOf(t, list);
  for (const { rule, invitation } of over) {
    const received = statusIn(invitationIn(items, invitation));
    const seen = { at: 'status', expected: 'any status but pending', received: received ?? null };
    t.expect(rule, list).holds(received !== 'pending', seen);
  }
}
