import type { components } from '../../generated/people.js';
import type { Scene } from '../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutation } from './mutant.js';
import { onBody, onCall, onQuery } from './on-call.js';
import { type AnswerHook, onItems, onRecords, onReply, refusingReply } from './on-reply.js';

type Lookup = components['schemas']['Lookup'];

export interface Asked {
  readonly lookups: readonly Lookup[];
  readonly size: number | undefined;
}

function askedOf(scene: Scene): Asked {
  const { matches, size } = bodyOf(scene);
  return {
    lookups: Array.isArray(matches) ? matches : [],
    size: typeof size === 'number' ? size : undefined,
  };
}

function onMatches(change: (matches: readonly Json[], asked: Asked, scene: Scene) => Json): AnswerHook {
  return onReply('find', (body, scene) => ({
    ...body,
    matches: change(listOf(body['matches']), askedOf(scene), scene),
  }));
}

function onElements(
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

function onPeople(change: (person: JsonObject, asked: Asked) => Json): AnswerHook {
  return onLists((people, _, asked) => people.map((person) => change(person, asked)));
}

function onJobs(change: (job: JsonObject, person: JsonObject) => JsonObject): AnswerHook {
  return onPeople((person) => withJobs(person, (job) => change(job, person)));
}

function withJobs(person: JsonObject, change: (job: JsonObject) => JsonObject): JsonObject {
  return inside(inside(person, 'position', change), 'jobs', change);
}

/** Changes a member if it is an object, or each object if it is a list. */
function inside(holder: JsonObject, name: string, change: (value: JsonObject) => JsonObject): JsonObject {
  const value = holder[name];
  const changed = (one: Json) => (isObject(one) ? change(one) : one);
  if (value === undefined) return holder;
  return { ...holder, [name]: Array.isArray(value) ? value.map(changed) : changed(value) };
}

function onCompanies(change: (company: JsonObject) => JsonObject): AnswerHook {
  return onJobs((job) => inside(job, 'company', change));
}

function onPlaces(change: (place: JsonObject) => JsonObject): AnswerHook {
  const moved = (holder: JsonObject) => inside(holder, 'location_details', change);
  return onPeople((person) => moved(withJobs(person, moved)));
}

function onEducation(change: (education: JsonObject) => JsonObject): AnswerHook {
  return onPeople((person) => inside(person, 'education', change));
}

function onSession(change: (body: JsonObject, request: JsonObject, scene: Scene) => JsonObject): AnswerHook {
  return onReply('createSession', (body, scene) => change(body, bodyOf(scene), scene));
}

export function bodyOf(scene: Scene): JsonObject {
  return isObject(scene.call?.body) ? scene.call.body : {};
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
function refusingFind(
  when: (asked: Asked, body: JsonObject) => boolean,
  status = 400,
  message?: string,
): AnswerHook {
  return refusingReply('find', status, (scene) => when(askedOf(scene), bodyOf(scene)), message);
}

/** Makes a mutation of a sentence, and of what makes a hook that changes answers. */
const answering =
  <How extends unknown[]>(hook: (...how: How) => AnswerHook) =>
  (mutation: string, ...how: How): Mutation => ({ mutation, answer: hook(...how) });

/** The same for calls, before they are handled. */
const calling =
  <How extends unknown[]>(hook: (...how: How) => NonNullable<Mutation['call']>) =>
  (mutation: string, ...how: How): Mutation => ({ mutation, call: hook(...how) });

export const answers = answering((answer: AnswerHook) => answer);
export const replies = answering(onReply);
export const items = answering(onItems);
export const shownRecords = answering(onRecords);
export const refuses = answering(refusingReply);
export const refusesFind = answering(refusingFind);
export const matches = answering(onMatches);
export const elements = answering(onElements);
export const lists = answering(onLists);
export const people = answering(onPeople);
export const jobs = answering(onJobs);
export const companies = answering(onCompanies);
export const places = answering(onPlaces);
export const education = answering(onEducation);
export const sessions = answering(onSession);
export const calls = calling(onCall);
export const bodies = calling(onBody);
export const queries = calling(onQuery);
