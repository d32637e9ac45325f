import { randomBytes } from 'node:crypto';
import { isSecretName } from '../../spec/exchange/secret-names.js';
import { createSecrets, secretsIn } from '../judging/secrets.js';
import { createNames } from '../report/names.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf, type Target } from '../target/target.js';
import { rowsOf } from '../target/wire/csv.js';
import { type HiddenSecrets, hiddenSecrets } from './hidden-secrets.js';
import { changeLiterals, contractValues, literalHider } from './literals.js';
import type { RecordedExchange } from './recorded.js';

/** Turns exchanges into the form in which they are written. */
interface Hiding {
  exchange(recorded: RecordedExchange): RecordedExchange;
  /** The given secrets, or their pseudonyms. */
  readonly given: readonly string[];
}

/** Headers of the protocol, which hold no names. */
const protocolHeaders =
  /^(accept.*|age|allow|cache-control|connection|content-.*|date|etag|expires|host|last-modified|retry-after|server|transfer-encoding|user-agent|vary|via|www-authenticate)$/i;
/** A service may refuse a body with more characters, so such a body is padded to its original length. */
const textMost = 100_000;
/** The number and the length of texts whose result is cached. */
const [cachedMost, cachedLength] = [50_000, 200];
/** Maximum characters of a CSV that is searched for people. */
const csvMost = 4 * 1024 * 1024;

/**
 * Collects the people and secrets in the exchanges of a recording, and replaces them by pseudonyms.
 * @param target the target with the credentials that the caller was given
 */
export function createPseudonyms(target: Target) {
  const given = createSecrets(target).hidden();
  const seen = createSecrets({ peopleUrl: target.peopleUrl, org: target.org });
  const people = createNames(addressesOf(target));
  return {
    /** Collects names and secrets of an exchange. Has to be called for all exchanges before the first is hidden. */
    learn(exchange: Exchange): void {
      const { request, response } = exchange;
      people.learn(request.json);
      people.learn(response.json);
      people.learn(fieldsIn(new URL(request.url).search));
      if (request.json === undefined && request.text !== undefined) people.learn(fieldsIn(request.text));
      if (isCsv(response.headers) && response.text.length <= csvMost) people.learn(rowsOf(response.text));
      for (const secret of [...secretsIn(exchange), ...credentialsIn(request.headers)]) seen.add(secret);
    },
    /** Keeps exchanges as they were sent. */
    open: (): Hiding => ({ given, exchange: (recorded) => recorded }),
    /** Replaces secrets and names; equal ones stay equal. */
    hiding(): Hiding {
      const secrets = hiddenSecrets(randomBytes(32), given, seen.all());
      const byName = (name: string, value: string) => secrets.pseudonymOf(value || name);
      const plain = (text: string) => people.hide(namedIn(secrets.hide(text), byName));
      const whole = cached((text) => people.hide(secrets.hide(text)));
      const literal = literalHider(secrets, contractValues(), whole);
      const body = (text: string, headers: Readonly<Record<string, string>>): string => {
        if (isCsv(headers)) return text.replace(/\n[\s\S]*$/, plain);
        const hidden = /^\s*["{[]/.test(text.replace(/^\uFEFF/, ''))
          ? changeLiterals(text, literal)
          : plain(text);
        return text.length > textMost ? hidden.padEnd(text.length) : hidden;
      };
      const header = (name: string, value: string): string => {
        if (isSecretName(name)) return hiddenCredential(name, value, secrets);
        const without = namedIn(secrets.hide(value), byName);
        return ascii(protocolHeaders.test(name) ? without : people.hide(without));
      };
      const headers = (all: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(all).map(([name, value]) => [name, header(name, value)]));
      return {
        given: given.map(secrets.pseudonymOf),
        exchange: ({ request, response, ...recorded }) => ({
          ...recorded,
          ...(recorded.named === undefined ? {} : { named: recorded.named.map(plain) }),
          request: {
            ...request,
            url: ascii(plain(request.url)),
            headers: headers(request.headers),
            text: request.text === undefined ? undefined : body(request.text, request.headers),
          },
          response: {
            ...response,
            headers: headers(response.headers),
            cookies: response.cookies.map((cookie) => hiddenCredential('set-cookie', cookie, secrets)),
            text: body(response.text, response.headers),
          },
        }),
      };
    },
  };
}

/** Caches results: answers repeat themselves, and most texts of a run have occurred before. */
function cached(hide: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text.length > cachedLength) return hide(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const hidden = hide(text);
    if (known.size >= cachedMost) known.clear();
    known.set(text, hidden);
    return hidden;
  };
}

/** Replaces the values of fields with secret names in a URL or a form, and credentials after `Bearer` or `Basic`. */
function namedIn(text: string, hide: (name: string, value: string) => string): string {
  return text
    .replace(/(^|[?&\s;,])([\w.%-]+)=([^&\s;,"']+)/g, (field, before: string, name: string, value: string) =>
      isSecretName(name) ? `${before}${name}=${hide(name, decoded(value))}` : field,
    )
    .replace(
      /\b(Bearer|Basic)\s+([\w.~+/=-]{16,})/gi,
      (_, scheme: string, value: string) => `${scheme} ${hide(scheme, value)}`,
    );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

/** Hides a header that identifies the caller: the scheme stays, and so do the names and attributes of cookies. */
function hiddenCredential(name: string, value: string, { pseudonymOf }: HiddenSecrets): string {
  if (/cookie$/i.test(name)) {
    const pairs = value.split(';').map((pair) => pair.trim());
    const isSet = /^set-/i.test(name);
    return pairs
      .map((pair, index) => {
        const at = pair.indexOf('=');
        if (at === -1 || (isSet && index > 0)) return pair;
        return `${pair.slice(0, at)}=${pseudonymOf(pair.slice(at + 1))}`;
      })
      .join('; ');
  }
  const [, scheme = '', credential = ''] = /^(\S+\s+)?(.*)$/s.exec(value) ?? [];
  return `${scheme}${pseudonymOf(credential)}`;
}

/** The credentials in the headers of a request. */
function credentialsIn(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .flatMap(([name, value]) => {
      if (/^cookie$/i.test(name))
        return value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
      return isSecretName(name) ? [value.replace(/^\S+\s+/, '')] : [];
    })
    .filter((each) => each.length >= 12);
}

function fieldsIn(text: string): Json {
  return Object.fromEntries(new URLSearchParams(text));
}

const isCsv = (headers: Readonly<Record<string, string>>): boolean =>
  /csv/i.test(headers['content-type'] ?? '');

/** Percent-encodes all but ASCII, as headers and URLs must be. */
const ascii = (text: string): string => text.replace(/[^\0-\x7f]+/g, encodeURIComponent);
