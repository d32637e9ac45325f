import { isObject, type Json } from '../state/json.js';
import { bodyOf, sentHeader } from './body.js';
import { partsOf } from './place.js';
import type { Recorded } from './recorded.js';
import { isSecretMember } from './secret-member.js';

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
