import { type Cookie, parseSetCookie } from 'set-cookie-parser';
import type { Carrier, Carriers, CheckContext } from '../../../check/check-context.js';
import { EndScenario, unlessNotSent } from '../../../target/end-scenario.js';
import { type CallInput, type Exchange, isSuccess } from '../../../target/exchange.js';
import { type JsonObject, leavesOf, textIn } from '../../../target/json.js';
import { grantOf, type SessionRequest } from '../../../target/session.js';
import { decoded } from '../../../target/wire/form.js';

type Credentials = Partial<Record<'clientId' | 'clientSecret' | 'username' | 'password', string | undefined>>;

/** Returns the JSON sign-in of a service account (section 5 rule 1). */
export const serviceAccount = ({ clientId, clientSecret }: Credentials): JsonObject | undefined =>
  clientId === undefined || clientSecret === undefined
    ? undefined
    : { grantType: 'clientCredentials', clientId, clientSecret };

/** Returns the JSON sign-in of a user (section 5 rule 4). */
export const user = ({ username, password }: Credentials): JsonObject | undefined =>
  username === undefined || password === undefined
    ? undefined
    : { grantType: 'password', username, password };

export const tokenIn = ({ response }: Exchange): string | undefined => grantOf(response.json)?.accessToken;

/** Signs in by password as a form: as documented and, only if that is refused, with `grantType`. */
export async function signInByForm(
  context: CheckContext,
  encode: (text: string) => string = encodeURIComponent,
): Promise<Exchange | undefined> {
  const { username, password } = context.target;
  if (username === undefined || password === undefined) return undefined;
  const form = `username=${encode(username)}&password=${encode(password)}`;
  const plain = await unlessNotSent(context.session({ form, isGood: true }));
  if (plain && isSuccess(plain)) return plain;
  return context.session({ form: `grantType=password&${form}`, isGood: true });
}

/** Signs in the user, in whichever way the target accepts. Ends the scenario if it accepts none. */
export async function signInUser(context: CheckContext): Promise<Exchange> {
  const answer = (await accepted(context, user(context.target))) ?? (await signInByForm(context));
  if (answer && isSuccess(answer)) return answer;
  throw new EndScenario('inconclusive', 'the user cannot sign in');
}

/** Signs in the service account, else the user. Ends the scenario if neither can. */
export async function signIn(context: CheckContext): Promise<Exchange> {
  return (await accepted(context, serviceAccount(context.target))) ?? signInUser(context);
}

async function accepted(context: CheckContext, json: JsonObject | undefined): Promise<Exchange | undefined> {
  const answer = json && (await unlessNotSent(context.session({ json, isGood: true })));
  return answer && isSuccess(answer) ? answer : undefined;
}

export interface Guessed {
  readonly right: JsonObject;
  /** Whether it existed before the run: then it is given few wrong sign-ins. */
  readonly isReal: boolean;
}

/** Returns a service account: one of the run's own if it may create one, else the configured one. */
export async function guessedAccount(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareAccount();
  const right = serviceAccount(spare ?? context.target);
  return right && { right, isReal: spare === undefined };
}

export async function guessedUser(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareUser();
  const right = user(spare ? { username: spare.email, password: spare.password } : context.target);
  return right && { right, isReal: spare === undefined };
}

/** Names and secrets that do not exist; mail to `.example` is never delivered. */
const nobody: JsonObject = {
  clientId: 'pdk-nobody-4f1c9a7e2b',
  clientSecret: 'pdk-nothing-8d3e5b6a1c',
  username: 'pdk-nobody-4f1c9a7e2b@nobody.example',
  password: 'pdk-nothing-8d3e5b6a1c',
};

/** Returns the sign-in with names and secrets that do not exist. */
export function asNobody(json: JsonObject): JsonObject {
  return { ...json, ...Object.fromEntries(Object.entries(nobody).filter(([name]) => name in json)) };
}

/** Returns the answers to a right sign-in and to a wrong one, both of an account that does not exist: that locks nobody out. */
export async function ofNobody(
  { targetTraits, session }: CheckContext,
  right: JsonObject,
  wrong: JsonObject,
): Promise<readonly [known: Exchange, answer: Exchange]> {
  const grant = String(right['grantType']);
  const ask = (json: JsonObject) => session({ json: asNobody(json), mustFail: true });
  const control = targetTraits.nobody.get(grant) ?? ask(right);
  targetTraits.nobody.set(grant, control);
  control.catch(() => targetTraits.nobody.delete(grant));
  return [await control, await ask(wrong)];
}

/** Whether two refusals have the same status and words, ids and times aside: then they have the same reason. */
export function areAlike(one: Exchange, other: Exchange): boolean {
  const [first, second] = [one, other].map(({ response: { status, headers, json, text } }) => {
    const told =
      json === undefined ? [text] : leavesOf(json).filter(({ value }) => typeof value === 'string');
    const words = JSON.stringify([headers['www-authenticate'], told]);
    return `${status} ${words.replaceAll(/[\w:.+-]+/g, (word) => (/\d/.test(word) ? '#' : word))}`;
  });
  return first === second;
}

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

/** The input of a call that ends the sessions of these tokens. */
export const inputToEnd = ({ cookie, body }: Tokens): CallInput => ({
  ...(cookie !== undefined && { headers: { cookie } }),
  ...(body !== undefined && { body: { refreshToken: body } }),
});

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
  const { targetTraits } = context;
  targetTraits.carriers ??= learn(context);
  // What prevented it here may not do so in the next scenario.
  targetTraits.carriers.catch(() => {
    targetTraits.carriers = undefined;
  });
  return targetTraits.carriers;
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
