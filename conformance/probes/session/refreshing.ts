import type { Tokens } from '../../checks/machines/sessions/carriers.js';
import { carriersOf } from '../../checks/machines/sessions/carriers.js';
import { type OwnSession, renew, signIn } from '../../checks/machines/sessions/own-session.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import type { Carriers } from '../../scene/learnt.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** Sessions of the user, and what becomes of their refresh tokens. */
export interface Refreshing {
  readonly carriers: Carriers;
  signIn(): Promise<OwnSession>;
  /** The answer to a refresh token where it is taken; undefined where it is refused. */
  renewed(tokens: Tokens): Promise<Exchange | undefined>;
}

/** Ends the probe where refresh tokens are not looked at: a made-up one is taken. Takes 6 requests at most in a run. */
export async function refreshing(t: ProbeContext): Promise<Refreshing> {
  const carriers = await carriersOf(t);
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
  if (isSuccess(decided(isAnyTaken))) throw undecided('a made-up refresh token is taken');
  return { carriers, signIn: () => signIn(t, carriers), renewed };
}
