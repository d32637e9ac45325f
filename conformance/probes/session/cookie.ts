import type { Cookie } from 'set-cookie-parser';
import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { byPassword, grantedBy, refreshCookiesOf } from './grants.js';

type Reading = Readings['session.cookie'];

/** Each name and its attributes, without `Secure`, which hangs on how the call came. */
const forms = {
  'camel-session-path': ['refreshToken', 'session', ['HttpOnly', 'SameSite=Lax']],
  'snake-root-path': ['refresh_token', '/', ['HttpOnly', 'SameSite=Strict']],
  'host-prefix': ['__Host-refresh-token', '/', ['HttpOnly', 'SameSite=Lax']],
  'no-attributes': ['refreshToken', '/', []],
} as const satisfies Record<Reading, readonly [string, string, readonly string[]]>;

export const cookie = watches('session.cookie', {
  hiddenBy: { 'session.refresh-delivery': ['body'] },
  provoke: { needs: ['user'], requests: 3, send: byPassword },
  begin: () =>
    function* ({ exchange }) {
      const granted = grantedBy(exchange);
      for (const each of granted ? refreshCookiesOf(granted) : []) {
        const saw = `the cookie ${[each.name, ...attributesOf(each, exchange)].join('; ')}`;
        const reading = readings.find((one) => isForm(each, one, exchange));
        yield reading === undefined ? otherwise(saw) : agrees(reading, saw);
      }
    },
});

const readings: readonly Reading[] = [
  'camel-session-path',
  'snake-root-path',
  'host-prefix',
  'no-attributes',
];

/** The path of the session endpoint is called so: a report is to be the same for each address. */
function attributesOf(
  { path, httpOnly, secure, sameSite, domain, maxAge, expires }: Cookie,
  exchange: Exchange,
) {
  return [
    ...(path === undefined
      ? []
      : [`Path=${path === pathOf(exchange) ? 'session' : path === '/' ? path : 'another'}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(sameSite === undefined ? [] : [`SameSite=${sameSite}`]),
    ...(domain === undefined ? [] : ['Domain']),
    ...(maxAge === undefined ? [] : ['Max-Age']),
    ...(expires === undefined ? [] : ['Expires']),
    ...(secure ? ['Secure'] : []),
  ];
}

const pathOf = ({ request }: Exchange): string => new URL(request.url).pathname;

function isForm(cookie: Cookie, reading: Reading, exchange: Exchange): boolean {
  const [name, path, attributes] = forms[reading];
  const expected = [`Path=${path}`, ...attributes].join().toLowerCase();
  const shown = attributesOf(cookie, exchange).filter((each) => each !== 'Secure');
  const isSecure = cookie.secure === true;
  // A proxy may end https before the service, and the other way round only the service knows.
  const isHttps = exchange.request.url.startsWith('https:');
  const mayBeSecure =
    reading === 'host-prefix' ? isSecure : reading === 'no-attributes' ? !isSecure : isSecure || !isHttps;
  return cookie.name === name && shown.join().toLowerCase() === expected && mayBeSecure;
}
