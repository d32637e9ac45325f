import type { Scene } from '../engine/hooks.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/representation-cache.js';
import type { Mutant } from './mutant.js';
import { onItems, onReply, refusingReply } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

/** Mutants of people by id, single and batched (sections 4.3 and 8). */
export const personRecordMutants = {
  'person.somebody-else': {
    breaks: 'person.get',
    mutation: 'An id is answered with the record of somebody else.',
    answer: onReply('getPerson', (record, { world }) => {
      const other = world.population.people.find(({ id }) => id !== record['id']);
      return other ? { ...shownIn(world, other) } : record;
    }),
  },
  'person.renamed-by-id': {
    breaks: 'person.get-equals-find',
    mutation: 'Records by id have another name than those of find.',
    answer: async (draft, scene) => {
      const lookup = onItems('lookupPeople', (people) => people.map(renamed));
      return onReply('getPerson', renamed)(await lookup(draft, scene), scene);
    },
  },
  'person.fields-ignored': {
    breaks: 'person.get-fields',
    mutation: 'A record has its connections, whatever fields were selected.',
    answer: onReply('getPerson', (record, scene) =>
      selects(scene) ? { ...record, connections: 7 } : record,
    ),
  },
  'person.selected-otherwise': {
    breaks: 'person.get-fields-values',
    mutation: 'Members that are selected say something else than in the whole record.',
    answer: onReply('getPerson', (record, scene) => (selects(scene) ? altered(record) : record)),
  },
  'lookup.last-overlooked': {
    breaks: 'lookup.batch',
    mutation: 'The last of several people of a lookup is missing.',
    answer: onItems('lookupPeople', (people) => (people.length > 1 ? people.slice(0, -1) : people)),
  },
  'lookup.renamed': {
    breaks: 'lookup.equals-get',
    mutation: 'People of a lookup have another name than their records.',
    answer: onItems('lookupPeople', (people) => people.map(renamed)),
  },
  'lookup.stranger': {
    breaks: 'lookup.no-strangers',
    mutation: 'A lookup of several ids is answered with one more person.',
    answer: onItems('lookupPeople', (people, { world }) => {
      const known = new Set(people.map(({ id }) => id));
      const stranger = world.population.people.find(({ id }) => id !== undefined && !known.has(id));
      return people.length > 1 && stranger ? [...people, shownIn(world, stranger)] : people;
    }),
  },
  'lookup.fields-ignored': {
    breaks: 'lookup.fields',
    mutation: 'People of a lookup have their connections, whatever fields were selected.',
    answer: onItems('lookupPeople', (people, scene) =>
      bodyOf(scene)['fields'] === undefined ? people : people.map((one) => ({ ...one, connections: 7 })),
    ),
  },
  'lookup.any-number': {
    breaks: 'lookup.over-50k',
    mutation: 'A lookup of more than 50K IDs is answered as a whole.',
    waives: (reason) => reason === 'ids-over',
  },
  'lookup.less-than-50k': {
    breaks: 'lookup.max-50k',
    mutation: 'A lookup of 50,000 ids is too large.',
    answer: refusingReply('lookupPeople', 413, (scene) => listOf(bodyOf(scene)['ids']).length >= 50_000),
  },
} as const satisfies Record<string, Mutant>;

function renamed(record: JsonObject): JsonObject {
  const { name } = record;
  return typeof name === 'string' ? { ...record, name: `${name} the Other` } : record;
}

/** Appends a full stop to every string except the id. */
function altered(record: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, name === 'id' ? value : stopped(value ?? null)]),
  );
}

function stopped(value: Json): Json {
  if (typeof value === 'string') return `${value}.`;
  if (Array.isArray(value)) return value.map(stopped);
  return isObject(value) ? altered(value) : value;
}

function selects({ call }: Scene): boolean {
  return call?.query['fields'] !== undefined;
}
