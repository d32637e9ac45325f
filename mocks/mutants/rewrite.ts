import type { components } from '../../generated/people.js';
import type { PendingResponse } from '../engine/dispatch.js';
import type { Scene } from '../engine/hooks.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';

type Lookup = components['schemas']['Lookup'];
type AnswerHook = NonNullable<Mutant['answer']>;

export interface Asked {
  readonly lookups: readonly Lookup[];
  readonly size: number | undefined;
}

function askedOf(scene: Scene): Asked {
  const body = scene.call?.body;
  const matches = isObject(body) && Array.isArray(body['matches']) ? body['matches'] : [];
  const size = isObject(body) ? body['size'] : undefined;
  return { lookups: matches, size: typeof size === 'number' ? size : undefined };
}

/** Rewrites the body of a find that was answered with 200. */
function onFound(change: (body: JsonObject, asked: Asked, scene: Scene) => Json): AnswerHook {
  return (draft, scene) => {
    if (scene.operation !== 'find' || draft.status !== 200 || !isObject(draft.body)) return draft;
    return { ...draft, body: change(draft.body, askedOf(scene), scene) };
  };
}

export function onMatches(
  change: (matches: readonly Json[], asked: Asked, scene: Scene) => Json,
): AnswerHook {
  return onFound((body, asked, scene) => ({
    ...body,
    matches: change(listOf(body['matches']), asked, scene),
  }));
}

export function onElements(
  change: (element: JsonObject, index: number, asked: Asked, scene: Scene) => Json,
): AnswerHook {
  return onMatches((matches, asked, scene) =>
    matches.map((element, index) => (isObject(element) ? change(element, index, asked, scene) : element)),
  );
}

/** Rewrites the list of people of each element unless it is empty, and adapts `found`. */
export function onLists(
  change: (people: readonly JsonObject[], index: number, asked: Asked, scene: Scene) => readonly Json[],
): AnswerHook {
  return onElements((element, index, asked, scene) => {
    const people = listOf(element['people']).filter(isObject);
    if (people.length === 0) return element;
    const changed = change(people, index, asked, scene);
    return { ...element, people: changed, found: changed.length > 0 };
  });
}

export function onPeople(change: (person: JsonObject, asked: Asked) => Json): AnswerHook {
  return onLists((people, _, asked) => people.map((person) => change(person, asked)));
}

export function onJobs(change: (job: JsonObject, person: JsonObject) => JsonObject): AnswerHook {
  return onPeople((person) => withJobs(person, (job) => change(job, person)));
}

function withJobs(person: JsonObject, change: (job: JsonObject) => JsonObject): JsonObject {
  return {
    ...person,
    ...(isObject(person['position']) ? { position: change(person['position']) } : {}),
    ...(Array.isArray(person['jobs'])
      ? { jobs: person['jobs'].map((job: Json) => (isObject(job) ? change(job) : job)) }
      : {}),
  };
}

export function onCompanies(change: (company: JsonObject) => JsonObject): AnswerHook {
  return onJobs((job) => (isObject(job['company']) ? { ...job, company: change(job['company']) } : job));
}

export function onPlaces(change: (place: JsonObject) => JsonObject): AnswerHook {
  const moved = (holder: JsonObject): JsonObject =>
    isObject(holder['location_details'])
      ? { ...holder, location_details: change(holder['location_details']) }
      : holder;
  const jobs = onJobs((job) => moved(job));
  return async (draft, scene) => onPeople((person) => moved(person))(await jobs(draft, scene), scene);
}

export function onEducation(change: (education: JsonObject) => JsonObject): AnswerHook {
  return onPeople((person) => ({
    ...person,
    ...(Array.isArray(person['education'])
      ? { education: person['education'].map((one: Json) => (isObject(one) ? change(one) : one)) }
      : {}),
  }));
}

export function onSession(
  change: (body: JsonObject, request: JsonObject, scene: Scene) => JsonObject,
): AnswerHook {
  return (draft, scene) => {
    if (scene.operation !== 'createSession' || draft.status !== 200 || !isObject(draft.body)) return draft;
    return { ...draft, body: change(draft.body, bodyOf(scene), scene) };
  };
}

export function bodyOf(scene: Scene): JsonObject {
  return isObject(scene.call?.body) ? scene.call.body : {};
}

/** Turns an answer into a refusal. */
export function refusal(draft: PendingResponse, status: number, message: string): PendingResponse {
  return { ...draft, status, body: { error: 'refused', message }, cookies: [] };
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Hashes a text to a small number. */
export function digitOf(text: Json | undefined, modulus: number): number {
  return [...String(text ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % modulus;
}

export function isOnly(lookup: Asked['lookups'][number] | undefined, name: string): boolean {
  return lookup?.fields.length === 1 && lookup.fields[0]?.field_name === name;
}

/** Refuses a find that would have succeeded. */
export function refusing(
  status: number,
  when: (asked: Asked, body: JsonObject) => boolean,
  message = 'refused by a mutant',
): NonNullable<Mutant['answer']> {
  return (draft, scene) => {
    const body = scene.call?.body;
    if (scene.operation !== 'find' || draft.status !== 200 || !isObject(body)) return draft;
    return when(askedOf(scene), body) ? refusal(draft, status, message) : draft;
  };
}
