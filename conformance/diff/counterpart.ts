import { hiddenIn } from '../report/nameless.js';
import { parseJson } from '../target/json.js';
import type { Target } from '../target/target.js';
import type { WireRequest } from '../target/transport.js';
import { decoded, type Words } from './words.js';

const addresses = ['identityUrl', 'ledgerUrl', 'billingUrl'] as const;
/** Credentials that are only useful together. */
const credentials = [['clientId', 'clientSecret'], ['username', 'password'], ['token'], ['apiKey']] as const;
const orgs = ['otherOrg', 'emptyOrg'] as const;

/**
 * The first target, reduced to what the second one has, too: what one of them lacks cannot be compared. Leaves out the control
 * plane and the second user, which a read-only run does not use.
 */
export function common(a: Target, b: Target): Target {
  const together = [...[...addresses, ...orgs].map((key) => [key]), ...credentials];
  const shared = together.filter((keys) => keys.every((key) => a[key] !== undefined && b[key] !== undefined));
  return {
    peopleUrl: a.peopleUrl,
    org: a.org,
    ...(a.headers === undefined ? {} : { headers: a.headers }),
    ...Object.fromEntries(shared.flat().map((key) => [key, a[key]])),
  };
}

/** Whether there are credentials to call the common target with. */
export function canCall({ identityUrl, clientId, username, token, apiKey }: Target): boolean {
  const signsIn = identityUrl !== undefined && (clientId !== undefined || username !== undefined);
  return signsIn || token !== undefined || apiKey !== undefined;
}

/** Adds the organizations and credentials that both were given. */
export function addGiven(words: Words, a: Target, b: Target): void {
  for (const key of ['org', ...orgs, ...credentials.flat()] as const) words.add(a[key], b[key]);
}

/** Thrown if a request depends on something that only the first target has. */
class NoCounterpart extends Error {}

/** Translates a request for the second target, or says why that is not possible. */
export function counterpartOf(
  request: WireRequest,
  a: Target,
  b: Target,
  words: Words,
): WireRequest | { readonly because: string } {
  const translated = (text: string): string => {
    const found = words.translate(text);
    if (found === undefined) throw new NoCounterpart();
    return found;
  };
  try {
    return {
      method: request.method,
      url: urlAt(request.url, a, b, translated),
      headers: headersFor(request.headers, a, b, translated),
      body: request.body === undefined ? undefined : bodyFor(request.body, translated),
    };
  } catch (error) {
    if (!(error instanceof NoCounterpart)) throw error;
    return { because: 'they carry a credential, or go to an address, that has no counterpart at B' };
  }
}

type Translate = (text: string) => string;

function urlAt(url: string, a: Target, b: Target, translated: Translate): string {
  const bases = (['peopleUrl', ...addresses] as const)
    .map((key) => ({ from: a[key], to: b[key] }))
    .toSorted((one, two) => (two.from?.length ?? 0) - (one.from?.length ?? 0));
  for (const { from, to } of bases) {
    if (from === undefined || to === undefined || !url.startsWith(from)) continue;
    const rest = url.slice(from.length);
    // Unchanged parts stay as written: their escaping may be what the request tests.
    if (rest === '' || /^[/?#]/.test(rest))
      return to + rest.replaceAll(/[^/?#&=]+/g, (part) => escapedFor(part, part, translated));
  }
  throw new NoCounterpart();
}

/** Translates a part of a URL or a form, and escapes it if it changed. @param plain the part without the `+` of a form */
function escapedFor(part: string, plain: string, translated: Translate): string {
  const text = decoded(plain);
  const word = text === undefined ? undefined : translated(text);
  return word === text || word === undefined ? part : encodeURIComponent(word);
}

/** Translates headers. Those for the gateway of one target are not sent to the other one. */
function headersFor(
  headers: WireRequest['headers'],
  a: Target,
  b: Target,
  translated: Translate,
): Record<string, string> {
  const own = new Set(Object.keys(a.headers ?? {}));
  const kept = Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase()));
  const valueFor = (name: string, value: string) =>
    /^(authorization|cookie|x-api-key)$/i.test(name) ? credentialsFor(value, translated) : value;
  return {
    ...b.headers,
    ...Object.fromEntries(kept.map(([name, value]) => [name, valueFor(name, value)])),
  };
}

function credentialsFor(value: string, translated: Translate): string {
  const [, scheme, encoded = ''] = /^(basic) +(\S+)$/i.exec(value) ?? [];
  if (scheme === undefined) return value.replaceAll(/[^\s;=,]+/g, translated);
  const plain = Buffer.from(encoded, 'base64').toString('utf8');
  const word = translated(plain);
  return word === plain ? value : `${scheme} ${Buffer.from(word).toString('base64')}`;
}

function bodyFor(text: string, translated: Translate): string {
  const json = parseJson(text);
  if (json !== undefined) {
    const changed = JSON.stringify(hiddenIn(json, translated));
    // An unchanged body stays as written: its spaces and escapes may be what the request tests.
    return changed === JSON.stringify(json) ? text : changed;
  }
  if (!/^[\w.]+=[^{}\s]*$/.test(text)) return translated(text);
  return text.replaceAll(/(?<==)[^&=]+/g, (part) => escapedFor(part, part.replaceAll('+', ' '), translated));
}
