import type { CheckContext } from '../../../scene/check-context.js';
import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { signInUser, tokenIn } from '../../scenarios/session/sign-in.js';
import { exchange, type Tokens, tokensIn } from './carriers.js';

/** A session of the user that the run has started. */
export interface OwnSession {
  readonly tokens: Tokens;
  readonly accessToken: string | undefined;
  readonly answer: Exchange;
}

/** Starts a session. Ends the scenario where the user cannot sign in. */
export async function signIn(context: CheckContext, carriers: Carriers): Promise<OwnSession> {
  const answer = await signInUser(context);
  if (!answer) throw new EndScenario('inconclusive', 'the user cannot sign in');
  return { tokens: tokensIn(answer, carriers), accessToken: tokenIn(answer), answer };
}

/** Exchanges the refresh token of a session, in the carrier that is known to be taken. */
export function renew(context: CheckContext, { first }: Carriers, tokens: Tokens): Promise<Exchange> {
  return exchange(context, first, tokens[first] ?? '');
}

/** Ends the sessions behind a cookie and behind a body. @param caller @default nobody: an access token is not needed */
export function end(
  context: CheckContext,
  { cookie, body }: Tokens,
  caller = context.callers.anonymous,
): Promise<Exchange> {
  return context.call(
    'endSession',
    {
      ...(cookie === undefined ? {} : { headers: { cookie } }),
      ...(body === undefined ? {} : { body: { refreshToken: body } }),
    },
    caller,
  );
}

/** The refresh token in one carrier alone. */
export function onlyIn(carrier: Carrier, tokens: Tokens): Tokens {
  const token = tokens[carrier];
  return token === undefined ? {} : { [carrier]: token };
}
