import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import type { ServedOperation } from './contract.js';
import type { Profile } from './handler.js';

/** Interfaces for whose lists the envelope is open (question list.envelope). */
const enveloped: ReadonlySet<string> = new Set(['identity', 'ledger']);

/** The specification states the member names of sessions. */
const sessions: ReadonlySet<string> = new Set(['createSession', 'endSession']);

/** Returns the body of a successful response in the form of a profile: member names, and the envelope of a list. */
export function reshaped(operation: ServedOperation, body: Json, profile: Profile): Json {
  const shaped = isListing(operation) ? inEnvelope(body, profile.reading('list.envelope')) : body;
  return isRenamed(operation) && profile.reading('identity.case') === 'snake'
    ? renamed(shaped, snakeOf)
    : shaped;
}

function isListing(operation: ServedOperation): boolean {
  return enveloped.has(operation.interface) && /(List|Page)$/.test(operation.responses[200] ?? '');
}

/** Renames the members of a request body from the names of the profile to those of the contract. */
export function unshaped(operation: ServedOperation, body: Json, profile: Profile): Json {
  return isRenamed(operation) && profile.reading('identity.case') === 'snake' ? renamed(body, camelOf) : body;
}

function isRenamed(operation: ServedOperation): boolean {
  return operation.interface === 'identity' && !sessions.has(operation.id);
}

type Envelope = 'named' | 'items' | 'data' | 'bare';

/** Changes the envelope of a body with exactly one list; other bodies stay unchanged. */
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
      // The names of settings are the user's own.
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
