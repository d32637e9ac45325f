import type { CheckContext } from '../../../scene/check-context.js';
import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { isSuccess } from '../../../scene/recorder.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { cookieHeaders, refreshTokens } from '../../scenarios/session/refresh-tokens.js';
import { signInUser } from '../../scenarios/session/sign-in.js';

/** A refresh token in the form that each carrier takes: a Cookie header, or a text in the body. */
export type Tokens = Readonly<Partial<Record<Carrier, string>>>;

const candidates: Readonly<Record<Carrier, (answer: Exchange) => readonly string[]>> = {
  cookie: cookieHeaders,
  body: refreshTokens,
};
/** At most so many values are tried, each with a new sign-in because a failed exchange may end its session. */
const candidatesMax = 3;

/**
 * Returns how this target takes refresh tokens, which the run learns once by exchanging some: the refusal of a token shows that
 * its session is over only if such a token is accepted otherwise. Ends the scenario if none is.
 */
export function carriersOf(context: CheckContext): Promise<Carriers> {
  const { learnt } = context;
  learnt.carriers ??= learn(context);
  // What prevented it here may not do so in the next scenario.
  learnt.carriers.catch(() => {
    learnt.carriers = undefined;
  });
  return learnt.carriers;
}

async function learn(context: CheckContext): Promise<Carriers> {
  const cookie = await placeFor(context, 'cookie');
  const body = await placeFor(context, 'body');
  const places = { ...(cookie === undefined ? {} : { cookie }), ...(body === undefined ? {} : { body }) };
  const [first] = (['cookie', 'body'] as const).filter((carrier) => places[carrier] !== undefined);
  if (first) return { places, first };
  throw new EndScenario(
    'skipped',
    'password sign-in hands out no refresh token that is exchanged for a session',
  );
}

async function placeFor(context: CheckContext, carrier: Carrier): Promise<number | undefined> {
  for (let place = 0; place < candidatesMax; place += 1) {
    const signedIn = await signInUser(context);
    if (!signedIn) throw new EndScenario('inconclusive', 'the user cannot sign in');
    const token = candidates[carrier](signedIn)[place];
    if (token === undefined) return undefined;
    if (isSuccess(await exchange(context, carrier, token))) return place;
  }
  return undefined;
}

/** Returns the refresh token of an answer. @param before returned for a carrier in which the answer has none */
export function tokensIn(answer: Exchange, { places }: Carriers, before: Tokens = {}): Tokens {
  const { cookie, body } = places;
  const cookieHeader =
    cookie === undefined ? undefined : (candidates.cookie(answer)[cookie] ?? before.cookie);
  const text = body === undefined ? undefined : (candidates.body(answer)[body] ?? before.body);
  return {
    ...(cookieHeader === undefined ? {} : { cookie: cookieHeader }),
    ...(text === undefined ? {} : { body: text }),
  };
}

/** Exchanges a refresh token for a session. */
export function exchange(context: CheckContext, carrier: Carrier, token: string): Promise<Exchange> {
  return carrier === 'body'
    ? context.session({ json: { grantType: 'refreshToken', refreshToken: token } })
    : context.session({ json: { grantType: 'refreshToken' }, cookie: token });
}
