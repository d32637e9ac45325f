import type { Readings } from '../../generated/questions.js';
import type { Documents } from '../../spec/contract/documents.js';
import { isDraft, placesIn } from '../../spec/contract/drafts.js';
import { isObject, type Json, type JsonObject } from '../../spec/source/json.js';
import { quote } from '../engine/refusal.js';
import type { OwnData } from '../own-data/fixtures.js';

const mostNamed = 5;

export function contractDifference(before: Documents, after: Documents): string {
  const operations = changes(operationsIn(before), operationsIn(after));
  const schemas = changes(componentsIn(before), componentsIn(after));
  if (operations.length + schemas.length > 0) return named([...operations, ...schemas]);
  return JSON.stringify([...before]) === JSON.stringify([...after]) ? '' : 'its wording';
}

export function profileDifference(before: Readings, after: Readings): string {
  const [old, now] = [new Map(Object.entries(before)), Object.entries(after)];
  return named(
    now
      .filter(([question, reading]) => old.get(question) !== reading)
      .map(([question, reading]) => `${question}=${reading}`),
  );
}

/** A short summary of the changes of fixtures, by readable names; empty if there are none. */
export function fixturesDifference(before: OwnData | undefined, after: OwnData): string {
  const [old, now] = [labelledIn(before), labelledIn(after)];
  const labelOf = (key: string) => (now.get(key) ?? old.get(key))?.label ?? key;
  return named(changes(asJson(old), asJson(now), labelOf));
}

interface Labelled {
  readonly label: string;
  readonly value: unknown;
}

function labelledIn(data: OwnData | undefined): ReadonlyMap<string, Labelled> {
  if (data === undefined) return new Map();
  const { people, companies, organizations, users, serviceAccounts, apiKeys } = data;
  return new Map<string, Labelled>([
    ...people.map((one) => entry(`person ${one.id}`, `person ${quote(one.name ?? one.id)}`, one)),
    ...[...companies].map(([key, one]) => entry(`company ${key}`, `company ${key}`, one)),
    ...organizations.map((one) => entry(`organization ${one.id}`, `organization ${one.id}`, one)),
    ...users.map((one) => entry(`user ${one.email}`, `user ${quote(one.email)}`, one)),
    ...serviceAccounts.map((one) => entry(`client ${one.clientId}`, `service account ${one.clientId}`, one)),
    ...apiKeys.map((one) => entry(`key ${one.key}`, `API key ${quote(one.name ?? one.id ?? '')}`, one)),
  ]);
}

const entry = (key: string, label: string, value: unknown): [string, Labelled] => [key, { label, value }];

function asJson(labelled: ReadonlyMap<string, Labelled>): ReadonlyMap<string, string> {
  return new Map([...labelled].map(([key, { value }]) => [key, JSON.stringify(value)]));
}

function changes(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  labelOf = (name: string) => name,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    return [`${labelOf(name)} ${old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'}`];
  });
}

function operationsIn(documents: Documents): ReadonlyMap<string, string> {
  return new Map(
    [...documents].flatMap(([id, document]) =>
      placesIn(id, document).map(({ method, path, operation }): [string, string] => [
        `${isDraft(operation) ? 'draft ' : ''}${method.toUpperCase()} /${id}/v1${path}`,
        JSON.stringify(operation),
      ]),
    ),
  );
}

/** Schemas, parameters and other components as JSON. Documents share some. */
function componentsIn(documents: Documents): ReadonlyMap<string, string> {
  return new Map(
    [...documents.values()].flatMap((document) =>
      Object.values(membersOf(document['components'])).flatMap((group) =>
        Object.entries(membersOf(group)).map(([name, node]) => [name, JSON.stringify(node)] as const),
      ),
    ),
  );
}

function membersOf(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {};
}

function named(all: readonly string[]): string {
  const more = all.length - mostNamed;
  return [...all.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
