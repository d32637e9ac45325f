import type { RuleId } from '../../../../generated/rules.js';
import { answerTo, withOldToken } from '../../../scene/old-tokens.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { unlessEnded } from '../../../target/end-scenario.js';
import { removeAccess, removeGiven, seeAssigned } from '../users/assignments.js';
import { spareUser } from '../users/newcomers.js';
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
/** How often each answer is given: with those of other scenarios enough to see a fault in one of five. */
const answers = 4;

/** An invitation that was answered or revoked, and the rule by which it is no longer pending. */
interface Over<Rule extends RuleId> {
  readonly rule: Rule;
  readonly invitation: OwnInvitation;
}

/**
 * Invitees are invited repeatedly. The first invitation is accepted by concurrent calls: in any order, the first of these calls
 * accepts a pending invitation; the answers to the others are open. The next invitations are declined and accepted in turns, by
 * two invitees concurrently if a control plane can make them, and none of them is pending afterwards. If the control plane can
 * move time, one invitee has an old token: no other scenario checks that operations without a required role accept it.
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
    // Tokens are fetched before, so that the calls are concurrent.
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
        // A further invitation may be refused while one is pending; then the list below shows that it is.
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
        // A call that is answered with a 5xx may have had its effect. A 5xx that is repeated is reported elsewhere.
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

/** How many are revoked: with those of other scenarios enough to see a fault in one of five. */
const several = 3;

/** Several invitations are revoked, and the last of them again, which must be refused (section 3 rule 1). */
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

/** Checks in a list that none of these invitations is pending. */
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
