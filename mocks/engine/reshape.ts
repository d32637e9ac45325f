import type { Readings } from '../../generated/questions.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import type { ServedOperation } from './contract.js';
import type { Profile } from './handler.js';

/** Interfaces of resources, for which the envelope of lists and the form of moments are open. */
const enveloped: ReadonlySet<string> = new Set(['identity', 'ledger']);

/** The specification states the member names of sessions. */
const sessions: ReadonlySet<string> = new Set(['createSession', 'endSession']);

/** How the moments of resources are written; the mock has them in milliseconds. */
const moments: Readonly<Record<Readings['resource.date'], (text: string) => string>> = {
  'fraction-3': (text) => text,
  'fraction-0': (text) => text.replace(/\.\d{3}Z$/, 'Z'),
  'fraction-6': (text) => text.replace(/Z$/, '000Z'),
  'fraction-6-offset': (text) => text.replace(/Z$/, '000+00:00'),
};

/** The dates of people, which contacts have as well, are of another question. */
const momentNames = /^(created|completed|deleted|effective|expires|lastUsed)(At|_at)$/;

/** Returns the body of a successful response in the form of a profile: member names, moments, and the envelope of a list. */
export function reshaped(operation: ServedOperation, body: Json, profile: Profile): Json {
  const shaped = isListing(operation) ? inEnvelope(body, profile.reading('list.envelope')) : body;
  const isSnake = isRenamed(operation) && profile.reading('identity.case') === 'snake';
  const dates = enveloped.has(operation.interface) ? profile.reading('resource.date') : 'fraction-3';
  if (!isSnake && dates === 'fraction-3') return shaped;
  return renamed(shaped, isSnake ? snakeOf : (name) => name, moments[dates]);
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

function renamed(value: Json, rename: (name: string) => string, write = moments['fraction-3']): Json {
  if (isList(value)) return value.map((item) => renamed(item, rename, write));
  if (!isObject(value)) return value;
  const members: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      // Settings are the user's own.
      if (member === undefined || name === 'settings') return [rename(name), member];
      const isMoment = typeof member === 'string' && momentNames.test(name);
      return [rename(name), isMoment ? write(member) : renamed(member, rename, write)];
    }),
  );
  return members;
}

function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelOf(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
