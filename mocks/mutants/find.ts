import { setTimeout as sleep } from 'node:timers/promises';
import { fieldNames } from '../../generated/field-names.js';
import type { World } from '../engine/handler.js';
import type { Refusal } from '../engine/refusal.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { type Asked, digitOf, listOf, type Mutation, type Mutations, on, onLists } from './rewrite.js';

/** Mutants of the form of an answer, its alignment, limits and scores (sections 2.7, 4.1 and 8). */
const answerMutations: Mutations = {
  'find.path-post': on.refusesFind(
    'A batch of five to twelve lookups in plain letters is refused with 422.',
    ({ lookups }) => {
      const isPlain = /^[\x20-\x7e]*$/.test(JSON.stringify(lookups));
      return isPlain && lookups.length >= 5 && lookups.length <= 12;
    },
    422,
  ),
  'find.status-200': on.answers('A find is answered with 201.', (draft, { operation }) =>
    operation === 'find' && draft.status === 200 ? { ...draft, status: 201 } : draft,
  ),
  'person.score-type': on.people('score is a text.', (person) => ({
    ...person,
    score: String(person['score']),
  })),
  // No JSON value can express it.
  'person.score-finite': on.answers('score is written as 1e999, which no number holds.', (draft, scene) => {
    if (scene.operation !== 'find' || draft.status !== 200) return draft;
    const body = JSON.stringify(draft.body).replace(/"score":-?[\d.e+-]+/g, '"score":1e999');
    return { ...draft, headers: { ...draft.headers, 'Content-Type': 'text/json' }, body };
  }),
  'find.max-five': {
    ...sized('A list of five is one of six.', (size) => (size === undefined || size === 5 ? 6 : size)),
    suppressesRefusal: (reason) => reason === 'size-over',
  },
  'find.at-most-size': sized('Lists hold one person more than size.', (size) =>
    size !== undefined && size >= 1 && size < 5 ? size + 1 : size,
  ),
  'find.size-default-5': sized('The default size is 3.', (size) => size ?? 3),
  'find.size-per-match': on.matches('size counts the people of the whole answer.', (all, { size = 5 }) => {
    let left = size;
    return all.map((element) => {
      if (!isObject(element)) return element;
      const people = listOf(element['people']).slice(0, left);
      left -= people.length;
      return { ...element, people, found: people.length > 0 };
    });
  }),
  'find.hundred-accepted': on.refusesFind(
    'More than 99 lookups are refused.',
    ({ lookups }) => lookups.length === 100,
  ),
  'find.empty-matches': on.matches('No lookup is answered with an element.', (all) =>
    all.length === 0 ? [{ found: false, people: [] }] : all,
  ),
  'find.org-path-required': admitting('missing-org', 'A path without an organization'),
  'find.body-not-json': admitting('content-type', 'A body that is not JSON'),
  'error.malformed-json': admitting('json-malformed', 'JSON that breaks off'),
  'find.return-fields-type': on.refusesFind('return_fields is refused.', (_, body) =>
    Array.isArray(body['return_fields']),
  ),
  'find.return-fields-optional': requiring('return_fields', 2),
  'find.confidence-optional': requiring('confidence', 3),
  'find.unicode-terms': on.refusesFind(
    'Terms with letters outside Latin script are refused.',
    ({ lookups }) => /(?!\p{Script=Latin})\p{L}/u.test(JSON.stringify(lookups)),
  ),
  'find.402-shape': on.answers(
    'A find that no credit is left for is answered with 422.',
    (draft, { refusal }) => (refusal?.refused === 'out-of-credit' ? { ...draft, status: 422 } : draft),
  ),
  'person.id-unique-in-list': on.lists('The best person is listed twice.', (all) => {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last || all.length < 2) return all;
    return [...all.slice(0, -1), { ...first, score: last['score'] ?? 0 }];
  }),
  'find.field-all-nine': on.refusesFind('A lookup with nine criteria is refused.', ({ lookups }) =>
    lookups.some(({ fields }) => (fields?.length ?? 0) >= 9),
  ),
  'text.utf8': on.answers(
    'Texts of the people interface are read as Latin-1, and written as UTF-8 again.',
    (draft, { request }) =>
      new URL(request.url).pathname.startsWith('/people/') && draft.body !== undefined
        ? { ...draft, body: garbled(draft.body) }
        : draft,
  ),
};

/** The number of finds that are not answered yet. */
const inFlight = new WeakMap<World, number>();

/** Mutants that no single answer shows, only a comparison of related ones (section 4.1 rule 1). */
const relationMutations: Mutations = {
  'find.mr-permute': shortening('at an odd position', (_, index) => index % 2 === 1),
  'find.mr-concat': shortening(
    'of four or more in a batch of two or three',
    ({ lookups, size = 5 }) => [2, 3].includes(lookups.length) && size > 3,
  ),
  'find.mr-duplicate': shortening('of the second of two equal lookups', ({ lookups }, index) => {
    const texts = lookups.map((lookup) => JSON.stringify(lookup));
    return texts.indexOf(texts[index] ?? '') < index;
  }),
  'find.mr-context': on.matches(
    'Beside a lookup that finds nobody the others get one person less.',
    (all) => {
      const anyMiss = all.some((element) => isObject(element) && element['found'] === false);
      return all.map((element) =>
        anyMiss && isObject(element)
          ? { ...element, people: shortened(listOf(element['people']).filter(isObject)) }
          : element,
      );
    },
  ),
  'find.mr-found-size': overlooking('With size 1 some people are', 2, ({ size }) => size === 1),
  'find.mr-self-linkedin': overlooking('By linkedin, every fourth person is', 4, ({ lookups }, index) =>
    lookups[index]?.fields.some(({ field_name: name }) => name === 'linkedin'),
  ),
  'find.mr-whitespace-json': overlooking(
    'By a criterion whose search_term comes before its field_name, everybody is',
    1,
    ({ lookups }, index) => Object.keys(lookups[index]?.fields[0] ?? {})[0] === 'search_term',
  ),
  'find.mr-record-stable': on.people(
    'connections depends on the number of lookups.',
    (person, { lookups }) => ({
      ...person,
      connections: 100 + lookups.length,
    }),
  ),
  'concurrency.parallel-find': {
    mutation: 'Among parallel calls every list lacks its last person.',
    call(call, operation, world) {
      if (operation === 'find') inFlight.set(world, (inFlight.get(world) ?? 0) + 1);
      return call;
    },
    async answer(draft, scene) {
      if (scene.operation !== 'find' || !scene.call) return draft;
      // Long enough for calls to overlap that were sent together.
      await sleep(2);
      const crowd = inFlight.get(scene.world) ?? 0;
      const answered = crowd > 1 ? await onLists(shortened)(draft, scene) : draft;
      queueMicrotask(() => inFlight.set(scene.world, Math.max(0, (inFlight.get(scene.world) ?? 0) - 1)));
      return answered;
    },
  },
};

function admitting(reason: Refusal['refused'], what: string): Mutation {
  return on.answers(`${what} is answered.`, (draft, { refusal }) =>
    refusal?.refused === reason ? { ...draft, status: 200, body: { matches: [] } } : draft,
  );
}

function requiring(member: string, size: number): Mutation {
  const isWithout = (asked: Asked, body: JsonObject) => asked.size === size && body[member] === undefined;
  return on.refusesFind(`${member} is required with size ${size}.`, isWithout, 400, `${member} is required`);
}

function sized(mutation: string, change: (size: number | undefined) => number | undefined): Mutation {
  return on.bodies(mutation, 'find', (body) => {
    const { size: sent, ...rest } = body;
    if (sent !== undefined && typeof sent !== 'number') return body;
    const size = change(sent);
    return size === undefined ? rest : { ...rest, size };
  });
}

function shortening(which: string, when: (asked: Asked, index: number) => boolean): Mutation {
  return on.lists(`A list ${which} lacks its last person.`, (all, index, asked) =>
    when(asked, index) ? shortened(all) : all,
  );
}

function shortened(people: readonly JsonObject[]): readonly JsonObject[] {
  return people.length > 1 ? people.slice(0, -1) : people;
}

/** Finds nobody where the best is one of so many. */
function overlooking(
  who: string,
  one: number,
  when: (asked: Asked, index: number) => boolean | undefined,
): Mutation {
  return on.elements(`${who} not found.`, (element, index, asked) => {
    const [first] = listOf(element['people']);
    const isOverlooked = when(asked, index) && isObject(first) && digitOf(first['id'], one) === 0;
    return isOverlooked ? { ...element, people: [], found: false } : element;
  });
}

function garbled(body: Json): Json {
  return JSON.parse(JSON.stringify(body), (_, value: Json) =>
    typeof value === 'string' ? Buffer.from(value, 'utf8').toString('latin1') : value,
  );
}

/** Mutants of find, and for each criterion one that refuses it if it is the only one (sections 2.7, 4.1, 4.2 and 8). */
export const findMutations: Readonly<Record<string, Mutation | undefined>> = {
  ...answerMutations,
  ...relationMutations,
  ...Object.fromEntries(
    fieldNames.map((name): [string, Mutation] => [
      `find.field-${name}`,
      on.refusesFind(
        `A lookup by ${name} alone is refused.`,
        ({ lookups: [lookup, ...others] }) =>
          others.length === 0 && lookup?.fields.length === 1 && lookup.fields[0]?.field_name === name,
      ),
    ]),
  ),
};
