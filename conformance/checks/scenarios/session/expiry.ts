import { EndScenario, fixedCaller, scenario } from '../../../check/scenario.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { grantOf } from '../../../target/session.js';
import { targetTime } from '../../../view/record-view.js';
import { isAuthenticated, noMatch, useOf } from '../../kinds/api-keys/keys.js';
import { signIn } from './sign-in.js';

/** The minutes after its creation at which every token has expired: no token may live longer than an hour. */
const surelyOver = 75;

/**
 * Moves time to shortly before the first instant that `expiresAt` can mean, and to when every token has expired (section 5
 * rule 3).
 */
export const toldExpiry = scenario({
  id: 'session/told-expiry',
  rules: ['session.token-before-expiry', 'session.token-after-expiry'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 10,
  movesTime: true,
  async record(t) {
    const [before, after] = ['session.token-before-expiry', 'session.token-after-expiry'] as const;
    const { control } = t;
    if (!control) return;
    t.step('sign in');
    const session = await signIn(t);
    const { accessToken: key = '', expiresAt } = grantOf(session.response.json) ?? {};
    const use = await useOf(t, { key });
    if (use === undefined) throw new EndScenario('inconclusive', 'a new token is not accepted');
    const serviceMs = await control.now();
    let passed = 0;
    const useAt = async (minutes: number, credential: CredentialKind) => {
      await control.advance(`PT${Math.ceil((minutes - passed) * 60)}S`);
      passed = minutes;
      t.step(`use the token ${Math.round(minutes)} minutes after its creation`);
      return t.call(use, { body: noMatch }, fixedCaller('its holder', credential, `Bearer ${key}`));
    };
    const clocks = [serviceMs, targetTime(session) ?? serviceMs];
    const first = firstEnd(clocks.map((now) => ((expiresAt ?? now) - now) / 60_000)) - 1;
    if (first > 0) {
      const early = await useAt(first, 'other-caller');
      const { status } = early.response;
      const expected = 'not 401: in no zone is it `expiresAt` by now, or the token was accepted after it';
      if (status === 401 || isAuthenticated(early))
        t.soft(before, early).holds(status !== 401, { at: 'status', expected, received: status });
    } else t.skip(before, 'by `expiresAt`, if it can be read, the token may have ended at once');
    const late = await useAt(surelyOver, 'expired');
    if (isAuthenticated(late) && isAuthenticated(await useAt(surelyOver * 20, 'expired')))
      throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
    t.expect(after, late).refused('the token has expired');
  },
});

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
 * an hour after its creation at the latest.
 * @param aheadMinutes how far `expiresAt`, read as UTC, is ahead of each clock of the target
 */
export function firstEnd(aheadMinutes: readonly number[]): number {
  const ends = aheadMinutes.flatMap((ahead) => zones.map((zone) => ahead - zone));
  return Math.min(hour, ...ends.filter((end) => end >= 0 && end <= hour + clockMinutes));
}
