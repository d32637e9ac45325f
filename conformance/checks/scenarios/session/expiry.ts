import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CredentialKind, Exchange } from '../../../target/exchange.js';
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

/** The minutes after its creation at which every token has expired. */
const longest = 75;

/**
 * Moves time to shortly before and shortly after each instant that `expiresAt` can mean, and to when every token has expired
 * (section 5 rule 3). A token that does not end at one of these instants may end at the next one, but not in between.
 */
export const toldExpiry = scenario({
  id: 'session/told-expiry',
  rules: [before, after],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 16,
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
    const clocks = [serviceMs, targetTime(session) ?? serviceMs];
    let passed = 0;
    const useAfter = async (minutes: number) => {
      await control.advance(`PT${Math.ceil((minutes - passed) * 60)}S`);
      passed = minutes;
      t.step(`use the token ${Math.round(minutes)} minutes after its creation`);
      return useKey(t, token, use);
    };
    const { expiresAt } = grant;
    if (expiresAt === undefined) t.skip(before, '`expiresAt` is missing, or cannot be read');
    else await seeEnd(t, possibleEnds(clocks.map((now) => (expiresAt - now) / minuteMs)), useAfter);

    const late = await useAfter(longest);
    if (isLetIn(late)) {
      await control.advance('P1D');
      if (isLetIn(await useKey(t, token, use)))
        throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
    }
    t.expect(after, late).refused('the token has expired');
  },
});

/** Uses a token shortly before and after each instant at which it may end, until it is refused. */
async function seeEnd(
  t: Scene,
  ends: readonly PossibleEnd[],
  useAfter: (minutes: number) => Promise<Exchange>,
): Promise<void> {
  let accepted = 0;
  for (const { from, until } of ends) {
    if (from > accepted) {
      const answer = await useAfter(from);
      t.expect(accepted === 0 ? before : after, answer).holds(
        answer.response.status !== 401,
        notYet(answer.response.status),
      );
      if (!isLetIn(answer)) return;
    } else if (accepted === 0) t.skip(before, 'by `expiresAt`, the token may have ended at once');
    // No token may live longer.
    if (until >= 60 || !isLetIn(await useAfter(until))) return;
    accepted = until;
  }
}

const hourMinutes = 60;
/** By how many minutes the clocks of one service may differ. */
const clockMinutes = 5;

/** Offsets of all time zones from UTC in minutes: the whole hours, and the others that are in use. */
const zones: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => (index - 12) * hourMinutes),
  ...[-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825],
];

/** Minutes for which a token may be accepted after its end: its verifier allows for clocks that differ. */
const leewayMinutes = 10;

/** Ends that are too close together to distinguish, in minutes after the creation of a token. */
interface PossibleEnd {
  /** The token is accepted until then. */
  readonly from: number;
  /** The token is refused from then on, or accepted until a later end. */
  readonly until: number;
}

/**
 * Returns when a token may end: at its `expiresAt`, read in any time zone in which that is within an hour, or one hour after its
 * creation, which the specification states as well (section 5 rule 3).
 * @param aheadMinutes how far `expiresAt`, read as UTC, is ahead of each clock of the target
 */
export function possibleEnds(aheadMinutes: readonly number[]): readonly PossibleEnd[] {
  const possible = aheadMinutes
    .flatMap((ahead) => zones.map((zone) => ahead - zone))
    .filter((end) => end >= 0 && end <= hourMinutes + clockMinutes);
  const groups: PossibleEnd[] = [];
  for (const end of [...possible, hourMinutes].sort((one, other) => one - other)) {
    const [from, until] = [Math.min(end, hourMinutes) - 1, end + leewayMinutes];
    const last = groups.at(-1);
    if (last !== undefined && from <= last.until) groups.splice(-1, 1, { from: last.from, until });
    else groups.push({ from, until });
  }
  return groups;
}
