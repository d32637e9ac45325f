import { secretSearch } from '../../spec/exchange/secret-forms.js';
import * as secretNames from '../../spec/exchange/secret-names.js';
import { isObject, type Json } from '../state/json.js';
import { bodyOf, partsOf, sentHeader } from './filter.js';
import type { Recorded } from './recording.js';

/** Redacts secrets in whatever is shown. */
export interface Hider {
  text(text: string): string;
  named(name: string, value: string): string;
  header(name: string, value: string): string;
  cookie(text: string): string;
  body(value: Json): Json;
}

/** Shorter secrets are hidden by their names only, because they occur by chance. */
const shortestKnown = 6;
/** A text without any of these has no named secret, no credential and no signed token. */
const mayName = /[="]|bearer|basic|eyJ/i;

/** Hides values that are named like a secret or look like one of the service, and known secrets wherever they occur. */
export function hiderOf(known: Iterable<string>): Hider {
  const secrets = [...new Set(known)].filter(({ length }) => length >= shortestKnown);
  const search = secretSearch(secrets);
  const hideKnown = (text: string) => search.replace(text, () => secretNames.redacted);
  // Fast path: most texts are short and contain nothing that could be a secret.
  const text = (shown: string) => {
    if (shown.length < shortestKnown) return shown;
    const left = hideKnown(shown);
    return hideRandom(mayName.test(left) ? secretNames.hideNamed(left) : left);
  };
  const keys = new Map<string, string>();
  const key = (name: string) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const shown = text(name);
    keys.set(name, shown);
    return shown;
  };
  const named = (name: string, value: string) => {
    if (isPageToken(name)) return hideKnown(value);
    return isSecretMember(name) && value !== '' ? secretNames.redacted : text(value);
  };
  const body = (value: Json, name = ''): Json => {
    if (typeof value === 'string') return named(name, value);
    if (typeof value === 'number') return isSecretMember(name) ? secretNames.redacted : value;
    if (Array.isArray(value)) return value.map((each: Json) => body(each, name));
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, member]): [string, Json] => [
      key(name),
      body(member ?? null, name),
    ]);
    return Object.fromEntries(members);
  };
  return {
    text,
    named,
    header: (name, value) =>
      isSecretMember(name) && secretNames.hideHeader(name, value) === value && value !== ''
        ? secretNames.redacted
        : text(secretNames.hideHeader(name, value)),
    cookie: (cookie) => text(secretNames.hideCookie(cookie)),
    body,
  };
}

/** Secrets of the service are random and long: nothing else has as many letters of both cases in a row. */
function hideRandom(text: string): string {
  return text.replaceAll(/[\w-]{40,}/g, (run) =>
    /[a-z]/.test(run) && /[A-Z]/.test(run) ? secretNames.redacted : run,
  );
}

/** Returns values that are named like a secret in a call or in its response: they are hidden elsewhere, too. */
export function secretsIn(entry: Recorded): readonly string[] {
  const { sent, answered, sentHeaders, headers } = entry;
  const bodies = [
    sent && bodyOf(sent, sentHeader(sentHeaders, 'content-type')),
    answered && bodyOf(answered, String(headers['Content-Type'] ?? '')),
  ];
  const query = [...partsOf(entry).query].filter(([name]) => isSecretMember(name)).map(([, value]) => value);
  const inHeaders = ['authorization', 'x-api-key'].map((name) =>
    sentHeader(sentHeaders, name).replace(/^\w+\s+/, ''),
  );
  const cookies = [sentHeader(sentHeaders, 'cookie'), ...entry.cookies].flatMap(cookieValues);
  const inBodies = bodies.flatMap((body) => (body === undefined ? [] : valuesIn(body, '')));
  return [...inBodies, ...query, ...inHeaders, ...cookies];
}

function valuesIn(value: Json, name: string): readonly string[] {
  if (typeof value === 'string') return isSecretMember(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each: Json) => valuesIn(each, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => valuesIn(member ?? null, key));
}

/** Only the first pair of a Set-Cookie is a cookie; further pairs of a Cookie are as short as its attributes. */
function cookieValues(text: string): readonly string[] {
  const [pair = ''] = text.split(';');
  return [pair.slice(pair.indexOf('=') + 1).trim()];
}

/** Short names that clients use for secrets, besides those of the contract. */
const others = /pass(?:word|phrase)?$|pwd|secret|token|api[_-]?key|^key$|auth$|jwt|bearer/i;

/** Whether a member, a parameter or a header with this name contains a secret, whatever its value. */
export function isSecretMember(name: string): boolean {
  return (secretNames.isSecretName(name) || others.test(name)) && !isPageToken(name);
}

/** A page token is not a secret, and is needed to debug paging. */
function isPageToken(name: string): boolean {
  return /pag(?:e|ination)|cursor|^next/i.test(name);
}
