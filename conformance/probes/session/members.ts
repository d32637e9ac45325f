import type { Cookie } from 'set-cookie-parser';
import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { agrees, otherwise } from '../answers.js';
import { byForm, byPassword, byWhoever, isText, watchesGrants } from './grants.js';

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
