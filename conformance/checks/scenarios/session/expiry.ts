import { scenario } from '../../../scene/scenario.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { grantOf } from '../../../target/session.js';
import { isLetIn, noMatch, useKey, useOf } from '../../kinds/api-keys/keys.js';
import { targetTime } from './granted.js';
import { signIn } from './sign-in.js';

const [before, after] = ['session.token-before-expiry', 'session.token-after-expiry'] as const;
const minuteMs = 60_000;

/**
 * The lifetimes that are short enough to wait for. Shorter ones are not trusted: a token of 1 hour read in the wrong zone seems to
 * expire now, and as the Date header counts whole seconds, to live for up to a second.
 */
const [shortestMs, longestMs] = [1000, 30_000];
/** Uncertainty of the moment of expiry: the Date header is cut to seconds, and the response took its time. */
const uncertainMs = 1200;
const graceMs = 2000;

/** A token that expires within half a minute, used shortly before and after that (section 5 rule 3). */
export const shortLived = scenario({
  id: 'session/expiry',
  rules: [before, after],
  needs: ['sign-in'],
  requests: 3,
  async record(t) {
    t.step('sign in');
    const session = await signIn(t);
    const grant = session && grantOf(session.response.json);
    if (!grant) throw new EndScenario('inconclusive', 'the credential of the run cannot sign in');
    const ahead = (grant.expiresAt ?? 0) - (targetTime(session) ?? 0);
    if (ahead < shortestMs || ahead > longestMs) return;
    const end = session.receivedAt + ahead;
    const useAt = async (time: number, credential: CredentialKind) => {
      await t.wait(Math.max(0, time - t.now()));
      t.step(`use the token ${Math.round((end - time) / 1000)} s before its expiry`);
      const holder = fixedCaller('the holder of the token', credential, `Bearer ${grant.accessToken}`);
      return t.call('find', { body: noMatch }, holder);
    };
    const early = await useAt(end - graceMs - uncertainMs, 'other-caller');
    const { status } = early.response;
    const isTelling = early.receivedAt <= end - uncertainMs && (status === 401 || isLetIn(early));
    if (isTelling) t.soft(before, early).holds(status !== 401, notYet(status));
    t.soft(after, await useAt(end + graceMs, 'expired')).refused('the token has expired');
  },
});

const notYet = (received: number) => ({
  at: 'status',
  expected: 'not 401: in no zone is it `expiresAt` by now, or the token was accepted after it',
  received,
});

/** The minutes after its creation at which every token has expired: no token may live longer than an hour. */
const surelyOver = 75;

/**
 * Moves time to shortly before the first instant that `expiresAt` can mean, and to when every token has expired (section 5
 * rule 3).
 */
export const toldExpiry = scenario({
  id: 'session/told-expiry',
  rules: [before, after],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 10,
  movesTime: true,
  async record(t) {
    const { control } = t;
    t.step('sign in');
    const session = await signIn(t);
    const grant = session && grantOf(session.response.json);
    if (!control || !grant) throw new EndScenario('inconclusive', 'the credential of the run cannot sign in');
    const token = { key: grant.accessToken };
    const use = await useOf(t, token);
    if (use === undefined) throw new EndScenario('inconclusive', 'a new token is not accepted');
    const serviceMs = await control.now();
    let passed = 0;
    const useAfter = async (minutes: number) => {
      await control.advance(`PT${Math.ceil((minutes - passed) * 60)}S`);
      passed = minutes;
      t.step(`use the token ${Math.round(minutes)} minutes after its creation`);
      return useKey(t, token, use);
    };
    const { expiresAt } = grant;
    const clocks = [serviceMs, targetTime(session) ?? serviceMs];
    const aheads = clocks.map((now) => ((expiresAt ?? now) - now) / minuteMs);
    const first = firstEnd(aheads) - 1;
    if (expiresAt === undefined) t.skip(before, '`expiresAt` is missing, or cannot be read');
    else if (first <= 0) t.skip(before, 'by `expiresAt`, the token may have ended at once');
    else {
      const answer = await useAfter(first);
      const { status } = answer.response;
      t.expect(before, answer).holds(status !== 401, notYet(status));
    }
    const late = await useAfter(surelyOver);
    if (isLetIn(late)) {
      await control.advance('P1D');
      if (isLetIn(await useKey(t, token, use)))
        throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
    }
    t.expect(after, late).refused('the token has expired');
  },
});

const hourMinutes = 60;
/** By how many minutes the clocks of one service may differ. */
const clockMinutes = 5;

/** Offsets of all time zones from UTC in minutes: the whole hours, and the others that are in use. */
const zones: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => (index - 12) * hourMinutes),
  ...[-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825],
];

/**
 * Returns when a token may end at the earliest: at its `expiresAt`, read in any time zone in which that is within an hour, and
 * an hour after its creation at the latest, which the specification states as well (section 5 rule 3).
 * @param aheadMinutes how far `expiresAt`, read as UTC, is ahead of each clock of the target
 */
export function firstEnd(aheadMinutes: readonly number[]): number {
  const ends = aheadMinutes.flatMap((ahead) => zones.map((zone) => ahead - zone));
  return Math.min(hourMinutes, ...ends.filter((end) => end >= 0 && end <= hourMinutes + clockMinutes));
}
