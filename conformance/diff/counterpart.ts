import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import type { Target } from '../target/target.js';
import type { WireRequest } from '../target/transport.js';
import { decoded, type Words } from './words.js';

/** A request to the second target that means the same, or why there is none. */
export type Counterpart =
  | { readonly kind: 'request'; readonly request: WireRequest }
  | { readonly kind: 'none'; readonly because: string };

/** A request rests on something that only the first target has. */
class NoCounterpart extends Error {}

const noCounterpart = 'they carry a credential, or go to an address, that has no counterpart at B';

/** What both were given, before anything is asked. */
export function addGiven(words: Words, a: Target, b: Target): void {
  const keys = [
    'org',
    'otherOrg',
    'emptyOrg',
    'clientId',
    'clientSecret',
    'username',
    'password',
    'token',
    'apiKey',
  ] as const;
  for (const key of keys) words.add(a[key], b[key]);
}

export function counterpartOf(request: WireRequest, a: Target, b: Target, words: Words): Counterpart {
  const translated = (text: string): string => {
    const found = words.translate(text);
    if (found === undefined) throw new NoCounterpart();
    return found;
  };
  try {
    return {
      kind: 'request',
      request: {
        method: request.method,
        url: urlAt(request.url, a, b, translated),
        headers: headersFor(request.headers, a, b, translated),
        body: request.body === undefined ? undefined : bodyFor(request.body, translated),
      },
    };
  } catch (error) {
    if (error instanceof NoCounterpart) return { kind: 'none', because: noCounterpart };
    throw error;
  }
}

type Translate = (text: string) => string;

function urlAt(url: string, a: Target, b: Target, translated: Translate): string {
  const bases = (['peopleUrl', 'identityUrl', 'ledgerUrl', 'billingUrl'] as const)
    .flatMap((key) => {
      const [from, to] = [a[key], b[key]];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    })
    .toSorted((one, two) => two.from.length - one.from.length);
  const base = bases.find(
    ({ from }) => url === from || (/^[/?#]/.test(url.slice(from.length)) && url.startsWith(from)),
  );
  if (!base) throw new NoCounterpart();
  const rest = url.slice(base.from.length);
  // What is not touched stays as it is written: how it is escaped may be what is asked.
  return (
    base.to +
    rest.replaceAll(/[^/?#&=]+/g, (part) => {
      const plain = decoded(part);
      const word = plain === undefined ? undefined : translated(plain);
      return word === plain || word === undefined ? part : encodeURIComponent(word);
    })
  );
}

/** Headers for the gateway of one target are not shown to the other one. */
function headersFor(
  headers: WireRequest['headers'],
  a: Target,
  b: Target,
  translated: Translate,
): Record<string, string> {
  const own = new Set(Object.keys(a.headers ?? {}));
  const kept = Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase()));
  return {
    ...b.headers,
    ...Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        /^(authorization|cookie|x-api-key)$/i.test(name) ? credentialsFor(value, translated) : value,
      ]),
    ),
  };
}

function credentialsFor(value: string, translated: Translate): string {
  const basic = /^(basic) +(\S+)$/i.exec(value);
  if (basic) {
    const plain = Buffer.from(basic[2] ?? '', 'base64').toString('utf8');
    const word = translated(plain);
    return word === plain ? value : `${basic[1]} ${Buffer.from(word).toString('base64')}`;
  }
  return value.replaceAll(/[^\s;=,]+/g, translated);
}

function bodyFor(text: string, translated: Translate): string {
  const json = parseJson(text);
  if (json !== undefined) {
    const changed = JSON.stringify(jsonFor(json, translated));
    // As it was written, where nothing had to be changed: spaces and escapes may be what is asked.
    return changed === JSON.stringify(json) ? text : changed;
  }
  if (!/^[\w.]+=[^{}\s]*$/.test(text)) return translated(text);
  return text.replaceAll(/(?<==)[^&=]+/g, (part) => {
    const plain = decoded(part.replaceAll('+', ' '));
    const word = plain === undefined ? undefined : translated(plain);
    return word === plain || word === undefined ? part : encodeURIComponent(word);
  });
}

function jsonFor(value: Json, translated: Translate): Json {
  if (typeof value === 'string') return translated(value);
  if (isArray(value)) return value.map((item) => jsonFor(item, translated));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, jsonFor(member, translated)]),
  );
}

/** What a run needs together: half of it is of no use. */
const together: readonly (readonly (keyof Target)[])[] = [
  ['identityUrl'],
  ['ledgerUrl'],
  ['billingUrl'],
  ['otherOrg'],
  ['emptyOrg'],
  ['clientId', 'clientSecret'],
  ['username', 'password'],
  ['token'],
  ['apiKey'],
];

/**
 * The first target as far as the second one has a counterpart for it: what one of them lacks cannot be asked of both. A
 * control plane, and a second user, are of no use to those who only read.
 */
export function common(a: Target, b: Target): Target {
  const shared = together.filter((keys) => keys.every((key) => a[key] !== undefined && b[key] !== undefined));
  return {
    peopleUrl: a.peopleUrl,
    org: a.org,
    ...(a.headers === undefined ? {} : { headers: a.headers }),
    ...Object.fromEntries(shared.flat().map((key) => [key, a[key]])),
  };
}

/** Whether anybody can be asked as somebody whom both know. */
export function canCall(target: Target): boolean {
  const { identityUrl, clientId, username, token, apiKey } = target;
  const signsIn = identityUrl !== undefined && (clientId !== undefined || username !== undefined);
  return signsIn || token !== undefined || apiKey !== undefined;
}
