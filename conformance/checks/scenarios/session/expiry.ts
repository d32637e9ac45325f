import { type Scene, scenario } from '../../../scene/scenario.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CredentialKind, Exchange } from '../../../target/exchange.js';
import { grantOf } from '../../../target/session.js';
import { isLetIn, noMatch, useOf } from '../../kinds/api-keys/keys.js';
import { targetTime } from './granted.js';
import { signIn } from './sign-in.js';

const rules = ['session.token-before-expiry', 'session.token-after-expiry'] as const;
const [before, after] = rules;
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
  rules,
  needs: ['sign-in'],
  requests: 4,
  async record(t) {
    const { session, token, expiresAt = 0 } = await signedIn(t);
    const ahead = expiresAt - (targetTime(session) ?? 0);
    if (ahead < shortestMs || ahead > longestMs) return;
    const until = (ms: number) => t.wait(Math.max(0, session.receivedAt + ms - t.now()));
    const use = await usingAt(t, token, until);
    const early = await use(ahead - uncertainMs - graceMs, 'other-caller');
    if (early.receivedAt <= session.receivedAt + ahead - uncertainMs) seeBefore(t, early);
    t.soft(after, await use(ahead + graceMs, 'expired')).refused('the token has expired');
  },
});

/** The minutes after its creation at which every token has expired: no token may live longer than an hour. */
const surelyOver = 75;

/** Moves time to shortly before the first instant that `expiresAt` can mean, and to when every token has expired. */
export const toldExpiry = scenario({
  id: 'session/told-expiry',
  rules,
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 10,
  movesTime: true,
  async record(t) {
    const { control } = t;
    if (!control) return;
    const { session, token, expiresAt } = await signedIn(t);
    const serviceMs = await control.now();
    let passed = 0;
    const use = await usingAt(t, token, async (ms) => {
      await control.advance(`PT${Math.ceil((ms - passed) / 1000)}S`);
      passed = ms;
    });
    const clocks = [serviceMs, targetTime(session) ?? serviceMs];
    const first = firstEnd(clocks.map((now) => ((expiresAt ?? now) - now) / minuteMs)) - 1;
    if (first > 0) seeBefore(t, await use(first * minuteMs, 'other-caller'));
    else t.skip(before, 'by `expiresAt`, if it can be read, the token may have ended at once');
    const late = await use(surelyOver * minuteMs, 'expired');
    if (isLetIn(late) && isLetIn(await use(surelyOver * 20 * minuteMs, 'expired')))
      throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
    t.expect(after, late).refused('the token has expired');
  },
});

async function signedIn(t: Scene) {
  t.step('sign in');
  const session = await signIn(t);
  const grant = session && grantOf(session.response.json);
  if (!grant) throw new EndScenario('inconclusive', 'the credential of the run cannot sign in');
  return { session, token: grant.accessToken, expiresAt: grant.expiresAt };
}

/** Returns how to use a token so many milliseconds after its creation. @param until lets time pass */
async function usingAt(t: Scene, key: string, until: (ms: number) => Promise<void>) {
  const use = await useOf(t, { key });
  if (use === undefined) throw new EndScenario('inconclusive', 'a new token is not accepted');
  return async (ms: number, credential: CredentialKind): Promise<Exchange> => {
    await until(ms);
    t.step(`use the token ${Math.round(ms / 1000)} s after its creation`);
    const holder = fixedCaller('the holder of the token', credential, `Bearer ${key}`);
    return t.call(use, { body: noMatch }, holder);
  };
}

function seeBefore(t: Scene<typeof before>, early: Exchange): void {
  const { status } = early.response;
  const expected = 'not 401: in no zone is it `expiresAt` by now, or the token was accepted after it';
  if (status === 401 || isLetIn(early))
    t.soft(before, early).holds(status !== 401, { at: 'status', expected, received: status });
}

const hour = 60;
/** By how many minutes the clocks of one service may differ. */
const clockMinutes = 5;

/** Offsets of all time zones from UTC in minutes: the whole hours, and the others that are in use. */
const zones: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => (index - 12) * hour),
  ...[-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825],
];

/**
 * Returns when a token may end at the earliest: at its `expiresAt`, read in any time zone in which that is within an hour, and
 * an hour after its creation at the latest (section 5 rule 3).
 * @param aheadMinutes how far `expiresAt`, read as UTC, is ahead of each clock of the target
 */
export function firstEnd(aheadMinutes: readonly number[]): number {
  const ends = aheadMinutes.flatMap((ahead) => zones.map((zone) => ahead - zone));
  return Math.min(hour, ...ends.filter((end) => end >= 0 && end <= hour + clockMinutes));
}
