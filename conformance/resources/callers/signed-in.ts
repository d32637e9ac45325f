import type { SignedIn } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { grantOf, type SessionRequest } from '../../target/session.js';

/** Any refusal may be due to a token of at least this age, as targets differ in how they report expired tokens. */
const suspectAfterMs = 3000;

/** A caller that signs in with `credentials` when it first needs a token. */
export function signedIn(
  label: string,
  credentials: JsonObject,
  session: (request: SessionRequest) => Promise<Exchange>,
  now: () => number,
): SignedIn {
  let issued: { readonly token: Promise<string>; readonly at: number } | undefined;
  const signIn = async (): Promise<string> => {
    const answer = await session({ json: credentials, isGood: true });
    const grant = grantOf(answer.response.json);
    if (grant) return grant.accessToken;
    const { status } = answer.response;
    // After a passing fault the next call signs in again.
    if (status >= 500) issued = undefined;
    throw new EndScenario('inconclusive', `${label} cannot sign in: the answer has status ${status}`);
  };
  const token = (): Promise<string> => {
    issued ??= { token: signIn(), at: now() };
    return issued.token;
  };
  return {
    label,
    credential: 'other-caller',
    token,
    authorization: async () => `Bearer ${await token()}`,
    mayHaveExpired: (status) =>
      issued !== undefined &&
      now() - issued.at > suspectAfterMs &&
      (status === 401 || status === 403 || status === 400),
    forget: () => {
      issued = undefined;
    },
  };
}
