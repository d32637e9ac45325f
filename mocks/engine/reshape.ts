import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import type { ServedOperation } from './contract.js';
import type { Profile } from './profile.js';

/** Interfaces whose lists stand in an envelope that is open (question list.envelope). */
const enveloped: ReadonlySet<string> = new Set(['identity', 'ledger']);

/** The names of the session's members are stated. */
const sessions: ReadonlySet<string> = new Set(['createSession', 'endSession']);

/** The body of a successful answer in the form of a profile: its names, and the envelope of its list. */
export function reshaped(operation: ServedOperation, body: Json, profile: Profile): Json {
  const shaped = isListing(operation) ? inEnvelope(body, profile.reading('list.envelope')) : body;
  return isRenamed(operation) && profile.reading('identity.case') === 'snake'
    ? renamed(shaped, snakeOf)
    : shaped;
}

/** Whether an operation answers with a list of records in an envelope. */
function isListing(operation: ServedOperation): boolean {
  return enveloped.has(operation.interface) && /(List|Page)$/.test(operation.responses[200] ?? '');
}

/** A request body in the contract's names, whatever the profile's are. */
export function unshaped(operation: ServedOperation, body: Json, profile: Profile): Json {
  return isRenamed(operation) && profile.reading('identity.case') === 'snake' ? renamed(body, camelOf) : body;
}

function isRenamed(operation: ServedOperation): boolean {
  return operation.interface === 'identity' && !sessions.has(operation.id);
}

type Envelope = 'named' | 'items' | 'data' | 'bare';

/** A body whose only list is what was asked for; other bodies stay as they are. */
function inEnvelope(body: Json, envelope: Envelope): Json {
  if (envelope === 'named' || !isObject(body)) return body;
  const [first, ...more] = Object.entries(body).filter(([, value]) => isList(value));
  if (first === undefined || more.length > 0) return body;
  const [name, list] = first;
  if (envelope === 'bare') return list ?? [];
  const { [name]: _, ...rest } = body;
  return { [envelope]: list, ...rest };
}

function renamed(value: Json, rename: (name: string) => string): Json {
  if (isList(value)) return value.map((item) => renamed(item, rename));
  if (!isObject(value)) return value;
  const members: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      rename(name),
      // The names of settings are whoever's who chose them.
      member === undefined || name === 'settings' ? member : renamed(member, rename),
    ]),
  );
  return members;
}

function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelOf(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
