import type { OperationId } from '../../generated/operations.js';
import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { BindingRuleId } from '../../generated/rules.js';
import type { AnyCall, HookContext, Hooks, World } from '../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { type AnswerHook, onItems, onRecords, onReply, refusingReply } from './on-reply.js';

/** The smallest change to the mock that breaks exactly one rule. */
export interface Mutation extends Hooks {
  readonly mutation: string;
  /** Readings under which the mutation shows, if the default profile hides it. */
  readonly readings?: Partial<Readings>;
}

/** Mutations by the rule that each one breaks. */
export type Mutations = Readonly<Partial<Record<BindingRuleId, Mutation>>>;

export interface Mutant extends Mutation {
  readonly breaks: BindingRuleId;
}

type Lookup = components['schemas']['Lookup'];

export interface Asked {
  readonly lookups: readonly Lookup[];
  readonly size: number | undefined;
}

function askedOf(scene: HookContext): Asked {
  const { matches, size } = bodyOf(scene);
  return {
    lookups: Array.isArray(matches) ? matches : [],
    size: typeof size === 'number' ? size : undefined,
  };
}

function onMatches(change: (matches: readonly Json[], asked: Asked, scene: HookContext) => Json): AnswerHook {
  return onReply('find', (body, scene) => ({
    ...body,
    matches: change(listOf(body['matches']), askedOf(scene), scene),
  }));
}

function onElements(
  change: (element: JsonObject, index: number, asked: Asked, scene: HookContext) => Json,
): AnswerHook {
  return onMatches((matches, asked, scene) =>
    matches.map((element, index) => (isObject(element) ? change(element, index, asked, scene) : element)),
  );
}

/** Rewrites the list of people of each element unless it is empty, and adapts `found`. */
export function onLists(
  change: (people: readonly JsonObject[], index: number, asked: Asked, scene: HookContext) => readonly Json[],
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

function onSession(
  change: (body: JsonObject, request: JsonObject, scene: HookContext) => JsonObject,
): AnswerHook {
  return onReply('createSession', (body, scene) => change(body, bodyOf(scene), scene));
}

export function bodyOf(scene: HookContext): JsonObject {
  return isObject(scene.call?.body) ? scene.call.body : {};
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Hashes a text to a small number. */
export function digitOf(text: Json | undefined, modulus: number): number {
  return [...String(text ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % modulus;
}

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

/** Mutations made of a sentence, and of how it changes what is named: answers of some kind, or calls. */
export const on = {
  answers: answering((answer: AnswerHook) => answer),
  replies: answering(onReply),
  items: answering(onItems),
  shownRecords: answering(onRecords),
  refuses: answering(refusingReply),
  refusesFind: answering(refusingFind),
  matches: answering(onMatches),
  elements: answering(onElements),
  lists: answering(onLists),
  people: answering(onPeople),
  jobs: answering(onJobs),
  companies: answering(onCompanies),
  places: answering(onPlaces),
  education: answering(onEducation),
  sessions: answering(onSession),
  calls: calling(onCall),
  bodies: calling(onBody),
  queries: calling(onQuery),
};

type CallHook = NonNullable<Hooks['call']>;
type Query = AnyCall['query'];

export function onCall(
  operation: OperationId,
  change: (call: AnyCall, world: World) => AnyCall | Promise<AnyCall>,
): CallHook {
  return (call, called, world) => (called === operation ? change(call, world) : call);
}

export function onBody(
  operation: OperationId,
  change: (body: JsonObject, call: AnyCall, world: World) => Json | Promise<Json>,
): CallHook {
  return onCall(operation, async (call, world) =>
    isObject(call.body) ? { ...call, body: await change(call.body, call, world) } : call,
  );
}

export function onQuery(operation: OperationId, change: (query: Query) => Query): CallHook {
  return onCall(operation, (call) => ({ ...call, query: change(call.query) }));
}

export function without(query: Query, parameter: string): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== parameter));
}
