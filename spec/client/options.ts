import type { InterfaceId } from '../contract/documents.js';
import { ClientOptionError } from './errors.js';
import type { Fetch } from './sending.js';
import { type Wait, wait } from './sending.js';
import type { Credentials } from './session.js';

/** Options of a client. */
export interface ClientOptions {
  /** Base addresses including the version: those of the interfaces used, and `identity` unless an API key is used. */
  readonly urls?: { readonly [Id in InterfaceId]?: string | undefined };
  /** The common base of all four, such as `https://api.example`: `/people/v1` etc. are appended. */
  readonly baseUrl?: string;
  /** The organization of calls that do not name another one. */
  readonly org: string;
  /** Those of a service account, a user or an API key. */
  readonly credentials: Credentials;
  /** Sends a request. Default: the global `fetch` at the time of the call. */
  readonly fetch?: Fetch;
  /** The current time, in milliseconds since 1970. Default: the system clock. */
  readonly clock?: { now(): number };
  /** Sent with every call, such as `{ 'X-Gateway': 'a' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The maximum number of tries of a call. Default 5; with 1 only a refused token is replaced. */
  readonly tries?: number;
  /** The maximum total time between tries of a call, in milliseconds. Default 60,000. */
  readonly waitMs?: number;
  /** The maximum time of one try, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Waits between tries. Default: platform timers. */
  readonly wait?: Wait;
}

/** Validated options with defaults. */
export interface Settings extends Required<Omit<ClientOptions, 'urls' | 'baseUrl' | 'clock'>> {
  readonly urls: { readonly [Id in InterfaceId]: string | undefined };
  readonly now: () => number;
}

/** The longest delay of a platform timer. */
const longestMs = 2 ** 31 - 1;

/** Validates options. Throws a ClientOptionError with the name of the option and what is accepted; secrets are not quoted. */
export function readOptions(options: ClientOptions): Settings {
  const { clock } = options;
  const settings: Settings = {
    urls: {
      people: addressOf('people', options),
      identity: addressOf('identity', options),
      ledger: addressOf('ledger', options),
      billing: addressOf('billing', options),
    },
    org: segment('option org', options.org),
    credentials: checked(options.credentials),
    fetch: options.fetch ?? ((request) => fetch(request)),
    now: clock === undefined ? Date.now : () => clock.now(),
    headers: sendable(options.headers ?? {}),
    tries: whole('tries', options.tries ?? 5, 1, 100),
    waitMs: whole('waitMs', options.waitMs ?? 60_000, 0, longestMs),
    timeoutMs: whole('timeoutMs', options.timeoutMs ?? 60_000, 1, longestMs),
    wait: options.wait ?? wait,
  };
  if (!('apiKey' in settings.credentials) && settings.urls.identity === undefined) {
    throw new ClientOptionError(
      'option urls: without `identity` nobody can sign in; give it, or an API key.',
    );
  }
  return settings;
}

/** Returns a value that is valid as one path segment. Others, such as `..`, would lead elsewhere. */
export function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text !== '' && text !== '.' && text !== '..') return text;
  throw new ClientOptionError(`${name} is ${JSON.stringify(value)}; it must be an id, which this cannot be.`);
}

function addressOf(id: InterfaceId, { urls, baseUrl }: ClientOptions): string | undefined {
  const [name, text] =
    urls?.[id] === undefined
      ? ['baseUrl', baseUrl === undefined ? undefined : `${baseUrl.replace(/\/+$/, '')}/${id}/v1`]
      : [`urls.${id}`, urls[id]];
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username || url?.password) {
    throw new ClientOptionError(
      `option ${name}: it holds a name or a password; give \`credentials\` instead.`,
    );
  }
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ClientOptionError(
      `option ${name}: ${JSON.stringify(text)} is no base address; it must be one as "https://api.example/${id}/v1".`,
    );
  }
  return text.replace(/\/+$/, '');
}

/** Returns the first complete kind of credentials without additional members. */
function checked(credentials: Credentials): Credentials {
  const given: Readonly<Record<string, unknown>> = { ...credentials };
  const text = (name: string): string => {
    const value = given[name];
    if (typeof value === 'string' && value !== '' && !/\p{Surrogate}/u.test(value)) return value;
    throw new ClientOptionError(`option credentials: \`${name}\` must be a text that is not empty.`);
  };
  if ('clientId' in given) return { clientId: text('clientId'), clientSecret: text('clientSecret') };
  if ('username' in given) return { username: text('username'), password: text('password') };
  if (!('apiKey' in given)) {
    throw new ClientOptionError(
      'option credentials: give `clientId` and `clientSecret`, or `username` and `password`, or `apiKey`.',
    );
  }
  const apiKey = text('apiKey');
  if (/^[\x21-\x7e]+$/.test(apiKey)) return { apiKey };
  throw new ClientOptionError(
    'option credentials: `apiKey` must be printable ASCII without spaces: it travels in a header.',
  );
}

function sendable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  try {
    new Headers(headers);
    return headers;
  } catch {
    // Not quoted: it may be secret.
    throw new ClientOptionError('option headers: a name or a value of them cannot stand in a header.');
  }
}

function whole(name: string, value: number, least: number, most: number): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new ClientOptionError(`option ${name}: ${value} is not a whole number from ${least} to ${most}.`);
}
