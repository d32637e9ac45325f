import { renew, signIn } from '../../checks/kinds/sessions/life.js';
import { carriersOf, type Tokens, tokensIn } from '../../checks/scenarios/session/refresh-tokens.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, demand, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';

/** Longer than the 30 seconds that an exchanged token may last. */
const graceMs = 31_500;

/** How far time is moved at each step, and the reading if a token that was never exchanged is refused after it. */
const steps = [
  ['PT59M', undefined],
  ['PT2M', '1-hour'],
  // Until an hour before the end of 30 days, and an hour after it.
  ['P29DT21H59M', undefined],
  ['PT2H', '30-days'],
  ['P400D', undefined],
] as const;

/** Probes of what becomes of refresh tokens, exchanged or not. */
export const refresh = {
  'session.refresh-rotation': asks('session.refresh-rotation', {
    needs: ['user'],
    requests: 12,
    once: true,
    async ask(t) {
      const { carriers, signIn: signInAgain, renewed } = await refreshing(t);
      const { tokens: first } = await signInAgain();
      const exchanged = await renewed(first);
      demand(exchanged, 'a new refresh token is refused');
      const second = tokensIn(exchanged, carriers);
      const { [carriers.first]: next } = second;
      if (next === undefined || next === first[carriers.first]) {
        return (await renewed(first)) ? 'not-rotated' : undefined;
      }
      if (!(await renewed(first))) {
        return (await renewed(second)) ? undefined : 'rotated-strict';
      }
      await t.wait(graceMs);
      if (await renewed(first)) return undefined;
      return (await renewed(second)) ? 'rotated-with-grace' : undefined;
    },
  }),
  'session.refresh-lifetime': asks('session.refresh-lifetime', {
    needs: ['identity', 'user', 'control', 'own-resources'],
    requests: 22,
    movesTime: true,
    async ask(t) {
      const { control } = t;
      const { signIn: signInAgain, renewed } = await refreshing(t);
      demand(control, 'there is no control plane');
      const sessions = [];
      for (const step of steps) sessions.push({ step, ...(await signInAgain()) });
      const isTaken = async (token: string | undefined) =>
        isSuccess(await t.call('getOrganization', {}, t.callers.bearer('the user', token ?? '')));
      const { accessToken } = sessions[0] ?? {};
      const wasTaken = await isTaken(accessToken);
      for (const { step, tokens } of sessions) {
        const [duration, reading] = step;
        await control.advance(duration);
        if (await renewed(tokens)) continue;
        const { tokens: fresh } = await signInAgain();
        demand(await renewed(fresh), 'refresh tokens are refused, however new');
        if (reading === undefined) return undefined;
        return reading;
      }
      // If moving time does not end an access token either, it has no effect on the lifetime of tokens.
      const isEnded = wasTaken && !(await isTaken(accessToken));
      demand(isEnded, 'the time that the control plane moves ends no token');
      return 'unlimited';
    },
  }),
};

/**
 * Prepares sessions of the user, and their refresh. Ends the probe if refresh tokens are not checked: a made-up one is accepted.
 * Takes at most 6 requests in a run.
 */
export async function refreshing(t: ProbeContext) {
  const carriers = await carriersOf(t);
  /** Returns the answer to a refresh token, undefined if it is refused. */
  async function renewed(tokens: Tokens): Promise<Exchange | undefined> {
    const lost = t.lost().length;
    const answer = decided(await renew(t, carriers, tokens));
    if (isSuccess(answer)) {
      if (tokenIn(answer) !== undefined) return answer;
      throw undecided('a refresh token was answered without an access token');
    }
    if (t.lost().length === lost) return undefined;
    throw undecided('a refresh token was sent twice, as no answer came: it may have been used up');
  }
  const madeUp = { json: { grantType: 'refreshToken', refreshToken: 'pdk-nobodys-refresh-token' } };
  const isAnyTaken = await t.shared('a refresh token of nobody', () => t.session(madeUp));
  demand(!isSuccess(decided(isAnyTaken)), 'a made-up refresh token is taken');
  return { carriers, signIn: () => signIn(t, carriers), renewed };
}
