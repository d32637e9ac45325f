import type { components } from '../../generated/people.js';
import { type QuestionId, questions, type Readings } from '../../generated/questions.js';
import { builtIn } from '../engine/contract.js';
import type { AnyCall, Call } from '../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../engine/json.js';
import { isList } from '../engine/json-list.js';
import { profileOf } from '../engine/profile.js';
import { isRefusal, type RefusalReason } from '../engine/refusal.js';
import { createPopulation } from '../population/create-population.js';
import type { Criterion } from '../population/population.js';
import { shownIn } from '../present/present.js';
import { nothingScheduled } from '../schedule/schedule.js';
import { manualClock } from '../state/clock.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import type { World } from '../world.js';
import { find } from './find.js';

/** For tests: the same 240 people everywhere, and a clock that stands on 15 February 2026. */
export const population = createPopulation({ seed: 7, size: 240 });
export const february2026 = Date.UTC(2026, 1, 15, 12);

export function worldWith(readings: Partial<Readings> = {}, more: Partial<World> = {}): World {
  return {
    orgs: { own: 'org_demo', other: 'org_other', noCredit: 'org_empty' },
    credits: { org_empty: 0, org_small: 3 },
    contract: builtIn,
    profile: profileOf(readings),
    clock: manualClock(february2026),
    ids: seededIds(7),
    store: memoryStore(),
    population,
    mutant: undefined,
    schedule: nothingScheduled,
    send: async () => ({ status: 204 }),
    ...more,
  };
}

export function callWith(
  body: Json,
  { org = 'org_demo', waives = [] as readonly RefusalReason[] } = {},
): Call<'find'> & Pick<AnyCall, 'body'> {
  return {
    path: { org_id: org },
    query: {},
    forbidden: undefined,
    headers: new Headers(),
    contentType: 'application/json',
    body,
    principal: { kind: 'service-account', id: 'sa_1', roles: { [org]: ['admin'] }, generation: 0 },
    waived: (reason) => waives.includes(reason),
  };
}

/** A lookup as it is sent. */
export function lookup(...criteria: readonly Criterion[]): { readonly fields: readonly Json[] } {
  return { fields: criteria.map(({ field, term }) => ({ field_name: field, search_term: term })) };
}

type Result = components['schemas']['FindMatchResult'];

/** The elements of an answer; a refusal throws. */
export async function matchesOf(world: World, body: Json, org = world.orgs.own): Promise<readonly Result[]> {
  const reply = await find(callWith(body, { org }), world);
  if (isRefusal(reply)) throw new Error(`${reply.refused}: ${reply.message}`);
  return reply.body?.matches ?? [];
}

export function idsOf(result: Result | undefined): readonly (string | undefined)[] {
  return (result?.people ?? []).map(({ id }) => id);
}

/** Every question whose id begins with one of the prefixes, with each of its readings. */
export function everyReading(
  ...prefixes: readonly string[]
): readonly (readonly [id: QuestionId, reading: string])[] {
  const chosen = Object.keys(questions).filter((id) => prefixes.some((prefix) => id.startsWith(prefix)));
  return chosen
    .filter(isQuestion)
    .flatMap((id) => Object.keys(questions[id].readings).map((reading) => [id, reading] as const));
}

function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(questions, id);
}

/** Everybody as a profile shows them. */
export function everybody(readings: Partial<Readings>): readonly JsonObject[] {
  const world = worldWith(readings);
  return population.people.map((person) => shownIn(world, person));
}

export function jobsOf({ jobs }: JsonObject): readonly JsonObject[] {
  return listOf(jobs);
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

/** A member of what may be a record. */
export function memberOf(record: Json | undefined, name: string): Json | undefined {
  return isObject(record) ? record[name] : undefined;
}

/** The share of the records, from 0 to 1, of which something holds. */
export function shareOf<T>(records: readonly T[], holds: (record: T) => boolean): number {
  return records.filter(holds).length / records.length;
}
