import { type Cookie, parseSetCookie } from 'set-cookie-parser';
import type { Carrier, Carriers, CheckContext } from '../../../scene/check-context.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { SessionRequest } from '../../../target/session.js';
import { decoded } from '../../../target/wire/form.js';
import { textIn } from '../../../target/wire/members.js';
import { signInUser } from './sign-in.js';

/** Parses the cookies that a response sets, without decoding their values. */
function cookiesIn({ response }: Exchange): Cookie[] {
  return parseSetCookie(response.cookies, { decodeValues: false, silent: true, split: false });
}

/** Returns the cookies that a response sets; empty or expired ones delete a cookie. */
export function liveCookies(exchange: Exchange): Cookie[] {
  return cookiesIn(exchange).filter(({ value, maxAge, expires }) => {
    // Max-Age takes precedence (RFC 6265, section 5.3).
    const endsAt = maxAge === undefined ? expires?.getTime() : exchange.receivedAt + maxAge * 1000;
    return value !== '' && (endsAt === undefined || endsAt > exchange.receivedAt);
  });
}

export const isNamedRefresh = ({ name }: Cookie): boolean => /refresh/i.test(name);

/** Returns the cookies named refresh tokens, or all cookies if there are none. */
function refreshCookies(exchange: Exchange): Cookie[] {
  const cookies = liveCookies(exchange);
  return cookies.some(isNamedRefresh) ? cookies.filter(isNamedRefresh) : cookies;
}

/**
 * Whether an answer clears the refresh-token cookie of a sign-in: by a cookie of the same name and path that is empty or
 * expired, or by Clear-Site-Data.
 */
export function clearsCookie(signIn: Exchange, ending: Exchange): boolean {
  if (/"(cookies|\*)"/.test(ending.response.headers['clear-site-data'] ?? '')) return true;
  const kept = new Set(liveCookies(ending).map(keyIn(ending)));
  const cleared = new Set(cookiesIn(ending).map(keyIn(ending)));
  return refreshCookies(signIn)
    .map(keyIn(signIn))
    .some((key) => cleared.has(key) && !kept.has(key));
}

/** Returns the key of a cookie: a cookie replaces another one of the same name and path (RFC 6265, section 5.3). */
function keyIn({ request }: Exchange) {
  const address = new URL(request.url).pathname;
  const byDefault = address.slice(0, Math.max(1, address.lastIndexOf('/')));
  return ({ name, path }: Cookie): string => `${name} ${path?.startsWith('/') ? path : byDefault}`;
}

/** Returns the refresh token in the body, under either name. */
export const bodyRefreshToken = ({ response: { json } }: Exchange): string | undefined =>
  textIn(json, 'refreshToken', 'refresh_token');

/** A refresh token in the form that each carrier takes: a Cookie header, or a text in the body. */
export type Tokens = Readonly<Partial<Record<Carrier, string | undefined>>>;

/**
 * Returns the refresh token of an answer. In the body it is that of the body, else of the one cookie that may hold it.
 * @param before returned for a carrier in which the answer has none
 */
export function tokensIn(answer: Exchange, before: Tokens = {}): Tokens {
  const [cookie, ...others] = refreshCookies(answer);
  const inCookie =
    cookie && others.length === 0 ? decoded(cookie.value.replace(/^"(.*)"$/, '$1')) : undefined;
  return {
    cookie:
      liveCookies(answer)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ') || before.cookie,
    body: bodyRefreshToken(answer) ?? inCookie ?? before.body,
  };
}

/** Exchanges a refresh token for a session. @param how whether it must succeed @default it need not */
export function exchange(
  context: CheckContext,
  carrier: Carrier,
  token: string,
  how: Pick<SessionRequest, 'isGood'> = {},
): Promise<Exchange> {
  return context.session({
    json: { grantType: 'refreshToken', ...(carrier === 'body' && { refreshToken: token }) },
    ...(carrier === 'cookie' && { cookie: token }),
    ...how,
  });
}

/** Signs the user in, and exchanges the refresh token in one carrier. Returns undefined if there is nothing to exchange. */
export async function tryCarrier(context: CheckContext, carrier: Carrier) {
  const signIn = await signInUser(context);
  const token = tokensIn(signIn)[carrier];
  return token === undefined
    ? undefined
    : { signIn, answer: await exchange(context, carrier, token, { isGood: true }) };
}

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
  const taken: Carrier[] = [];
  for (const carrier of ['cookie', 'body'] as const) {
    const tried = await tryCarrier(context, carrier);
    if (tried && isSuccess(tried.answer)) taken.push(carrier);
  }
  const [first] = taken;
  if (first) return { taken, first };
  const because = 'password sign-in hands out no refresh token that is exchanged for a session';
  throw new EndScenario('skipped', because);
}
