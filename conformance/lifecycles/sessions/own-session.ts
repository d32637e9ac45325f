import { signInUser, tokenIn } from '../../investigations/session/sign-in.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { isSuccess } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { type Carrier, type Carriers, exchange, type Tokens, tokensIn } from './carriers.js';

/** A session of the user that the run has started. */
export interface OwnSession {
  readonly tokens: Tokens;
  readonly accessToken: string | undefined;
  readonly answer: Exchange;
}

/** Starts a session. Leaves the story where the user cannot sign in. */
export async function signIn(lab: Lab, carriers: Carriers): Promise<OwnSession> {
  const answer = await signInUser(lab);
  if (!answer) throw new Leave('inconclusive', 'the user cannot sign in');
  return { tokens: tokensIn(answer, carriers), accessToken: tokenIn(answer), answer };
}

/** Exchanges the refresh token of a session, in the carrier that is known to be taken. */
export function renew(lab: Lab, { first }: Carriers, tokens: Tokens): Promise<Exchange> {
  return exchange(lab, first, tokens[first] ?? '');
}

/** The refresh token that the session goes on with. Leaves the story where it does not go on. */
export async function renewed(lab: Lab, carriers: Carriers, tokens: Tokens): Promise<Tokens> {
  const answer = await renew(lab, carriers, tokens);
  if (isSuccess(answer)) return tokensIn(answer, carriers, tokens);
  throw new Leave('inconclusive', `a refresh token was answered with status ${answer.response.status}`);
}

/** Ends the sessions behind a cookie and behind a body. @param caller @default nobody: an access token is not needed */
export function end(lab: Lab, { cookie, body }: Tokens, caller = lab.callers.anonymous): Promise<Exchange> {
  return lab.call(
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
