import { cookieHeaders, refreshTokens } from '../../investigations/session/refresh-tokens.js';
import { signInUser } from '../../investigations/session/sign-in.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { isSuccess } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';

/** What a refresh token is carried in (section 5 rule 4). */
export type Carrier = 'cookie' | 'body';

/** A refresh token as each carrier takes it: a Cookie header, and a text for the body. */
export type Tokens = Readonly<Partial<Record<Carrier, string>>>;

/** Where in the answer of a sign-in each carrier finds what it takes; undefined for one that the target does not take. */
export interface Carriers {
  readonly places: Readonly<Partial<Record<Carrier, number>>>;
  /** The one that sessions are renewed by. */
  readonly first: Carrier;
}

const candidates: Readonly<Record<Carrier, (answer: Exchange) => readonly string[]>> = {
  cookie: cookieHeaders,
  body: refreshTokens,
};
/** Values that are tried at most, each with a fresh sign-in, because a failed exchange may end its session. */
const candidatesMax = 3;

const learnt = new WeakMap<Lab, Promise<Carriers>>();

/**
 * How this target takes refresh tokens, learnt once in a run by exchanging some: only where one is exchanged for a
 * session does its refusal say that the session is over. Leaves the story where none is.
 */
export function carriersOf(lab: Lab): Promise<Carriers> {
  const known = learnt.get(lab) ?? learn(lab);
  learnt.set(lab, known);
  // What came in between may not do so in the next story.
  known.catch(() => learnt.delete(lab));
  return known;
}

async function learn(lab: Lab): Promise<Carriers> {
  const cookie = await placeFor(lab, 'cookie');
  const body = await placeFor(lab, 'body');
  const places = { ...(cookie === undefined ? {} : { cookie }), ...(body === undefined ? {} : { body }) };
  const [first] = (['cookie', 'body'] as const).filter((carrier) => places[carrier] !== undefined);
  if (first) return { places, first };
  throw new Leave('skipped', 'password sign-in hands out no refresh token that is exchanged for a session');
}

async function placeFor(lab: Lab, carrier: Carrier): Promise<number | undefined> {
  for (let place = 0; place < candidatesMax; place += 1) {
    const signedIn = await signInUser(lab);
    if (!signedIn) throw new Leave('inconclusive', 'the user cannot sign in');
    const token = candidates[carrier](signedIn)[place];
    if (token === undefined) return undefined;
    if (isSuccess(await exchange(lab, carrier, token))) return place;
  }
  return undefined;
}

/** The refresh token that an answer hands out. @param before the one to go on with where it hands out none */
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
export function exchange(lab: Lab, carrier: Carrier, token: string): Promise<Exchange> {
  return carrier === 'body'
    ? lab.session({ json: { grantType: 'refreshToken', refreshToken: token } })
    : lab.session({ json: { grantType: 'refreshToken' }, cookie: token });
}
