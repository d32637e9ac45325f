import type { Cookie } from 'set-cookie-parser';
import type { Readings } from '../../../generated/questions.js';
import { isNamedRefresh, liveCookies } from '../../checks/scenarios/session/refresh-tokens.js';
import { signIn, signInByForm, signInUser, tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { agrees, demand, otherwise, type Sighting } from '../answers.js';
import {
  type Choice,
  type HiddenBy,
  type ProbeContext,
  type Provocation,
  type Watching,
  watches,
} from '../probe.js';

/** The grant of a session, and the form of the request. */
type Flow = 'password' | 'password form' | 'client credentials' | 'refresh token';

/** A granted session: the answer has an access token. */
export interface Granted {
  readonly flow: Flow;
  readonly body: JsonObject;
  readonly exchange: Exchange;
  /** The cookies among those it sets that are named after refresh tokens. */
  readonly refreshCookies: readonly Cookie[];
  /** Recordings may omit cookies. */
  readonly areCookiesKnown: boolean;
  /** Whether it sets a cookie that may be a refresh token by another name: no other operation sets it. */
  readonly mayHideOne: boolean;
}

/** Defines a probe that watches how sessions are granted. */
export function watchesGrants<Q extends Choice>(
  question: Q,
  provoke: Provocation,
  see: (granted: Granted) => Iterable<Sighting<Readings[Q]>>,
  hiddenBy: HiddenBy = {},
): Watching<Q> {
  return watches(question, {
    provoke,
    hiddenBy,
    begin() {
      /** Cookies that other answers set: these come from something in front of the service, such as a load balancer. */
      const elsewhere = new Set<string>();
      return function* ({ exchange }) {
        const { operation } = exchange;
        if (operation === 'createSession') {
          const granted = grantedBy(exchange, elsewhere);
          if (granted) yield* see(granted);
        } else if (operation !== 'endSession') {
          for (const { name } of liveCookies(exchange)) elsewhere.add(name);
        }
      };
    },
  });
}

/** Returns the session that a sign-in granted, undefined if there is none or its grant is unknown. */
function grantedBy(exchange: Exchange, elsewhere: ReadonlySet<string>): Granted | undefined {
  const { response, investigation } = exchange;
  const { json: body } = response;
  const flow = flowOf(exchange);
  if (response.status !== 200 || !isObject(body) || flow === undefined || tokenIn(exchange) === undefined)
    return undefined;
  const cookies = liveCookies(exchange);
  return {
    flow,
    body,
    exchange,
    refreshCookies: cookies.filter(isNamedRefresh),
    areCookiesKnown: investigation !== 'observed' || response.cookies.length > 0,
    mayHideOne: cookies.some((each) => !isNamedRefresh(each) && !elsewhere.has(each.name)),
  };
}

const flows: ReadonlyMap<unknown, Flow> = new Map([
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['refreshToken', 'refresh token'],
]);

function flowOf({ request: { json, text = '' } }: Exchange): Flow | undefined {
  const sent: Readonly<Record<string, unknown>> = isObject(json)
    ? json
    : Object.fromEntries(new URLSearchParams(text));
  const isPassword = sent['username'] !== undefined && sent['password'] !== undefined;
  const flow = flows.get(sent['grantType'] ?? (isPassword ? 'password' : undefined));
  if (isObject(json)) return flow;
  return flow === 'password' && isPassword ? 'password form' : undefined;
}

/** Whether a value is a non-empty text. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Signs in once in a round, and returns the answer. Ends the probe if that fails. */
const signsIn =
  (how: string, send: (t: ProbeContext) => Promise<Exchange | undefined>) =>
  (t: ProbeContext): Promise<Exchange> =>
    t.shared(`sign-in ${how}`, async () => {
      const answer = await send(t);
      demand(answer && isSuccess(answer) && tokenIn(answer) !== undefined, `nobody can sign in ${how}`);
      return answer;
    });

export const byPassword = signsIn('by password', signInUser);
/** Signs in by JSON first, so that a refusal is about the form and not about the password. */
export const byForm = signsIn('by a form', async (t) => {
  await byPassword(t);
  return signInByForm(t);
});
/** Signs in the service account if there is one, else the user. */
export const byWhoever = signsIn('at all', (t) =>
  t.target.clientId === undefined ? byPassword(t) : signIn(t),
);

/** Probes of the members of a granted session. */
export const members = {
  'session.token-name': watchesGrants(
    'session.token-name',
    {
      needs: ['user'],
      requests: 4,
      // One grant alone does not show whether the names differ by grant.
      async send(t) {
        await byPassword(t);
        await byWhoever(t);
      },
    },
    function* ({ flow, body }) {
      const [camel, snake] = [isText(body['accessToken']), isText(body['access_token'])];
      const isByPassword = flow === 'password' || flow === 'password form';
      if (camel && snake) {
        const saw = `a session by ${flow} has accessToken and access_token`;
        yield isByPassword ? agrees(['both', 'by-flow'], saw) : agrees('both', saw);
      } else if (camel) {
        const saw = `a session by ${flow} has accessToken`;
        yield isByPassword ? agrees('camel', saw) : agrees(['camel', 'by-flow'], saw);
      } else if (snake) yield agrees('snake', `a session by ${flow} has access_token`);
    },
  ),
  'session.expiry-name': watchesGrants(
    'session.expiry-name',
    { needs: ['user'], requests: 4, send: byForm },
    function* ({ flow, body }) {
      if (flow !== 'password form') return;
      const { expiresAt, expires_at: expiresAtSnake, expires_in: expiresIn } = body;
      const names = Object.keys(body).filter((name) => /expir/i.test(name));
      const saw = `a session by a form has ${names.length === 0 ? 'no expiration time' : names.join(' and ')}`;
      if (names.length !== 1) yield otherwise(saw);
      else if (isText(expiresAt)) yield agrees('expires-at-camel', saw);
      else if (isText(expiresAtSnake)) yield agrees('expires-at-snake', saw);
      else yield typeof expiresIn === 'number' ? agrees('expires-in', saw) : otherwise(saw);
    },
  ),
  'session.refresh-delivery': watchesGrants(
    'session.refresh-delivery',
    { needs: ['user'], requests: 3, send: byPassword },
    function* ({ body, flow, refreshCookies, areCookiesKnown, mayHideOne }) {
      if (flow === 'client credentials') return;
      const inBody = isText(body['refreshToken']);
      const inCookie = refreshCookies.length > 0;
      if (isText(body['refresh_token'])) yield otherwise('the refresh token is in the body as refresh_token');
      else if (inBody && inCookie) yield agrees('both', 'a refresh token in a cookie and in the body');
      else if (inCookie) yield agrees('cookie', 'a refresh token in a cookie');
      else if (mayHideOne) return;
      else if (inBody) {
        yield agrees(areCookiesKnown ? 'body' : ['body', 'both'], 'a refresh token in the body');
      } else if (areCookiesKnown && flow !== 'refresh token') {
        yield otherwise('no refresh token, neither in a cookie nor in the body');
      }
    },
  ),
  'session.client-credentials-refresh': watchesGrants(
    'session.client-credentials-refresh',
    { needs: ['service-account'], requests: 1, send: byWhoever },
    function* ({ body, flow, refreshCookies, areCookiesKnown, mayHideOne }) {
      if (flow !== 'client credentials') return;
      if (refreshCookies.length > 0 || isText(body['refreshToken']) || isText(body['refresh_token'])) {
        yield agrees('issued', 'a session of a service account has a refresh token');
      }
      // A cookie may come from something in front of the service, or be a refresh token by another name.
      else if (areCookiesKnown && !mayHideOne) {
        yield agrees('not-issued', 'a session of a service account has no refresh token');
      }
    },
  ),
  'session.cookie': watchesGrants(
    'session.cookie',
    { needs: ['user'], requests: 3, send: byPassword },
    function* ({ refreshCookies, exchange }) {
      for (const each of refreshCookies) {
        const reading = cookieForms.find((form) => isForm(each, form, exchange))?.[0];
        const saw = `the cookie ${[each.name, ...attributesOf(each, exchange)].join('; ')}`;
        yield agrees(reading, saw);
      }
    },
    { 'session.refresh-delivery': ['body'] },
  ),
};

/** Each reading with the name, the path and the attributes of the cookie, without `Secure`, which depends on the URL. */
const cookieForms = [
  ['camel-session-path', 'refreshToken', 'session', ['HttpOnly', 'SameSite=Lax']],
  ['snake-root-path', 'refresh_token', '/', ['HttpOnly', 'SameSite=Strict']],
  ['host-prefix', '__Host-refresh-token', '/', ['HttpOnly', 'SameSite=Lax']],
  ['no-attributes', 'refreshToken', '/', []],
] as const satisfies readonly (readonly [Readings['session.cookie'], string, string, readonly string[]])[];

/** Returns the attributes. The path of the session endpoint is named: reports are the same for every address. */
function attributesOf(
  { path, httpOnly, secure, sameSite, domain, maxAge, expires }: Cookie,
  { request }: Exchange,
): readonly string[] {
  const place = path === new URL(request.url).pathname ? 'session' : path === '/' ? path : 'another';
  return [
    path !== undefined && `Path=${place}`,
    httpOnly && 'HttpOnly',
    sameSite !== undefined && `SameSite=${sameSite}`,
    domain !== undefined && 'Domain',
    maxAge !== undefined && 'Max-Age',
    expires !== undefined && 'Expires',
    secure && 'Secure',
  ].filter((each) => typeof each === 'string');
}

function isForm(
  cookie: Cookie,
  [reading, name, path, attributes]: (typeof cookieForms)[number],
  exchange: Exchange,
): boolean {
  const expected = [`Path=${path}`, ...attributes].join().toLowerCase();
  const shown = attributesOf(cookie, exchange).filter((each) => each !== 'Secure');
  const isSecure = cookie.secure === true;
  // Over http, `Secure` is optional: a proxy may terminate https, and only the service knows whether there is one.
  const isHttps = exchange.request.url.startsWith('https:');
  const mayBeSecure =
    reading === 'host-prefix' ? isSecure : reading === 'no-attributes' ? !isSecure : isSecure || !isHttps;
  return cookie.name === name && shown.join().toLowerCase() === expected && mayBeSecure;
}
