import { setTimeout as sleep } from 'node:timers/promises';
import { fieldNames } from '../../generated/field-names.js';
import type { Scene } from '../engine/hooks.js';
import type { World } from '../engine/world.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { digitOf, isOnly, listOf, onElements, onLists, onMatches, onPeople, refusing } from './rewrite.js';

/** Mutants of the form of an answer, its alignment, limits and scores (sections 2.7, 4.1 and 8). */
const answerMutants = {
  'find.unprocessable-batches': {
    breaks: 'find.path-post',
    mutation: 'A batch of five to twelve lookups in plain letters is refused with 422.',
    answer: refusing(422, ({ lookups }) => {
      const isPlain = /^[\x20-\x7e]*$/.test(JSON.stringify(lookups));
      return isPlain && lookups.length >= 5 && lookups.length <= 12;
    }),
  },
  'find.created': {
    breaks: 'find.status-200',
    mutation: 'A find is answered with 201.',
    answer: (draft, scene) =>
      scene.operation === 'find' && draft.status === 200 ? { ...draft, status: 201 } : draft,
  },
  'find.element-in-list': {
    breaks: 'find.element-object',
    mutation: 'Each element is wrapped in a list.',
    answer: onMatches((matches) => matches.map((element) => [element])),
  },
  'find.score-as-text': {
    breaks: 'person.score-type',
    mutation: 'score is a text.',
    answer: onPeople((person) => ({ ...person, score: String(person['score']) })),
  },
  'find.score-beyond-numbers': {
    breaks: 'person.score-finite',
    mutation: 'score is written as 1e999, which no number holds.',
    answer: rewritten((text) => text.replace(/"score":-?[\d.e+-]+/g, '"score":1e999')),
  },
  'find.six-people': {
    breaks: 'find.max-five',
    mutation: 'A list of five is one of six.',
    waives: (reason) => reason === 'size-over',
    call: sized((size) => (size === undefined || size === 5 ? 6 : size)),
  },
  'find.size-plus-one': {
    breaks: 'find.at-most-size',
    mutation: 'Lists hold one person more than size.',
    call: sized((size) => (size !== undefined && size >= 1 && size < 5 ? size + 1 : size)),
  },
  'find.default-three': {
    breaks: 'find.size-default-5',
    mutation: 'The default size is 3.',
    call: sized((size) => size ?? 3),
  },
  'find.size-in-total': {
    breaks: 'find.size-per-match',
    mutation: 'size counts the people of the whole answer.',
    answer: onMatches((matches, { size = 5 }) => {
      let left = size;
      return matches.map((element) => {
        if (!isObject(element)) return element;
        const people = listOf(element['people']).slice(0, left);
        left -= people.length;
        return { ...element, people, found: people.length > 0 };
      });
    }),
  },
  'find.ninety-nine': {
    breaks: 'find.hundred-accepted',
    mutation: 'More than 99 lookups are refused.',
    answer: refusing(400, ({ lookups }) => lookups.length === 100),
  },
  'find.something-for-nothing': {
    breaks: 'find.empty-matches',
    mutation: 'No lookup is answered with an element.',
    answer: onMatches((matches) => (matches.length === 0 ? [{ found: false, people: [] }] : matches)),
  },
  'find.without-organization': {
    breaks: 'find.org-path-required',
    mutation: 'A path without an organization is answered.',
    answer: answering((scene) => scene.refusal?.refused === 'missing-org'),
  },
  'find.anything-is-a-body': {
    breaks: 'find.body-not-json',
    mutation: 'A body that is not JSON is answered.',
    answer: answering(({ refusal: why }) => why?.refused === 'content-type'),
  },
  'find.broken-json-is-empty': {
    breaks: 'error.malformed-json',
    mutation: 'JSON that breaks off is answered as if it were empty.',
    answer: answering((scene) => scene.refusal?.refused === 'json-malformed'),
  },
  'find.no-return-fields': {
    breaks: 'find.return-fields-type',
    mutation: 'return_fields is refused.',
    answer: refusing(400, (_, body) => Array.isArray(body['return_fields'])),
  },
  'find.return-fields-required': {
    breaks: 'find.return-fields-optional',
    mutation: 'return_fields is required with size 2.',
    answer: refusing(
      400,
      ({ size }, body) => size === 2 && body['return_fields'] === undefined,
      'return_fields is required',
    ),
  },
  'find.confidence-required': {
    breaks: 'find.confidence-optional',
    mutation: 'confidence is required with size 3.',
    answer: refusing(
      400,
      ({ size }, body) => size === 3 && body['confidence'] === undefined,
      'confidence is required',
    ),
  },
  'find.latin-only': {
    breaks: 'find.unicode-terms',
    mutation: 'Terms with letters outside Latin script are refused.',
    answer: refusing(400, ({ lookups }) => /(?!\p{Script=Latin})\p{L}/u.test(JSON.stringify(lookups))),
  },
  'find.no-credit-is-invalid': {
    breaks: 'find.402-shape',
    mutation: 'A find that no credit is left for is answered with 422.',
    answer: (draft, { refusal }) =>
      refusal?.refused === 'out-of-credit' ? { ...draft, status: 422 } : draft,
  },
  'find.same-person-twice': {
    breaks: 'person.id-unique-in-list',
    mutation: 'The best person is listed twice.',
    answer: onLists((people) => {
      const [first, last] = [people[0], people.at(-1)];
      if (!first || !last || people.length < 2) return people;
      return [...people.slice(0, -1), { ...first, score: last['score'] ?? 0 }];
    }),
  },
  'find.eight-criteria': {
    breaks: 'find.field-all-nine',
    mutation: 'A lookup with nine criteria is refused.',
    answer: refusing(400, ({ lookups }) => lookups.some((lookup) => (lookup.fields?.length ?? 0) >= 9)),
  },
  'text.utf8-read-as-latin-1': {
    breaks: 'text.utf8',
    mutation: 'Texts in answers of the people interface are read as Latin-1, and written as UTF-8 again.',
    answer: (draft, { request }) =>
      new URL(request.url).pathname.startsWith('/people/') && draft.body !== undefined
        ? { ...draft, body: garbled(draft.body) }
        : draft,
  },
} as const satisfies Record<string, Mutant>;

const inFlight = new WeakMap<World, number>();

/** Mutants that no single answer shows, only a comparison of related ones (section 4.1 rule 1). */
const relationMutants = {
  'find.odd-positions-shortened': {
    breaks: 'find.mr-permute',
    mutation: 'Lists at odd positions lack their last person.',
    answer: onLists((people, index) => (index % 2 === 1 ? shortened(people) : people)),
  },
  'find.batches-shortened': {
    breaks: 'find.mr-concat',
    mutation: 'In a batch of two or three every list of four or more lacks its last person.',
    answer: onLists((people, _, { lookups, size = 5 }) =>
      size > 3 && (lookups.length === 2 || lookups.length === 3) ? shortened(people) : people,
    ),
  },
  'find.repetition-shortened': {
    breaks: 'find.mr-duplicate',
    mutation: 'The second of two equal lookups gets one person less.',
    answer: onLists((people, index, { lookups }) => {
      const texts = lookups.map((lookup) => JSON.stringify(lookup));
      return texts.indexOf(texts[index] ?? '') < index ? shortened(people) : people;
    }),
  },
  'find.neighbour-shortens': {
    breaks: 'find.mr-context',
    mutation: 'Beside a lookup that finds nobody the others get one person less.',
    answer: onMatches((matches) => {
      const anyMiss = matches.some((element) => isObject(element) && element['found'] === false);
      if (!anyMiss) return matches;
      return matches.map((element) =>
        isObject(element)
          ? { ...element, people: shortened(listOf(element['people']).filter(isObject)) }
          : element,
      );
    }),
  },
  'find.size-1-overlooks': {
    breaks: 'find.mr-found-size',
    mutation: 'With size 1 some people are not found.',
    answer: onElements((element, _, { size }) => {
      const [first] = listOf(element['people']);
      const overlooked = size === 1 && isObject(first) && digitOf(first['id'], 2) === 0;
      return overlooked ? { ...element, people: [], found: false } : element;
    }),
  },
  'find.own-linkedin-overlooked': {
    breaks: 'find.mr-self-linkedin',
    mutation: 'Every fourth person is not found by linkedin.',
    answer: onElements((element, index, { lookups }) => {
      const [first] = listOf(element['people']);
      const byLinkedin = lookups[index]?.fields.some((field) => field.field_name === 'linkedin');
      const overlooked = byLinkedin && isObject(first) && digitOf(first['id'], 4) === 0;
      return overlooked ? { ...element, people: [], found: false } : element;
    }),
  },
  'find.record-by-batch': {
    breaks: 'find.mr-record-stable',
    mutation: 'connections depends on the number of lookups.',
    answer: onPeople((person, { lookups }) => ({ ...person, connections: 100 + lookups.length })),
  },
  'find.members-in-order': {
    breaks: 'find.mr-whitespace-json',
    mutation: 'A criterion whose search_term comes before its field_name finds nobody.',
    answer: onElements((element, index, { lookups }) => {
      const [first] = lookups[index]?.fields ?? [];
      const swapped = first !== undefined && Object.keys(first)[0] === 'search_term';
      return swapped ? { ...element, people: [], found: false } : element;
    }),
  },
  'find.crowded': {
    breaks: 'concurrency.parallel-find',
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
} as const satisfies Record<string, Mutant>;

/** Answers some requests with 200 and no matches, even if they were refused. */
function answering(when: (scene: Scene) => boolean): NonNullable<Mutant['answer']> {
  return (draft, scene) => (when(scene) ? { ...draft, status: 200, body: { matches: [] } } : draft);
}

function sized(change: (size: number | undefined) => number | undefined): NonNullable<Mutant['call']> {
  return onBody('find', (body) => {
    const { size: sent, ...rest } = body;
    if (sent !== undefined && typeof sent !== 'number') return body;
    const size = change(sent);
    return size === undefined ? rest : { ...rest, size };
  });
}

/** Rewrites the text of an answer, for mutations that no JSON value can express. */
function rewritten(change: (text: string) => string): NonNullable<Mutant['answer']> {
  return (draft, scene) => {
    if (scene.operation !== 'find' || draft.status !== 200) return draft;
    const headers = { ...draft.headers, 'Content-Type': 'text/json' };
    return { ...draft, headers, body: change(JSON.stringify(draft.body)) };
  };
}

function garbled(value: Json): Json {
  if (typeof value === 'string') return Buffer.from(value, 'utf8').toString('latin1');
  if (Array.isArray(value)) return value.map(garbled);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, garbled(member ?? null)]));
}

function shortened(people: readonly JsonObject[]): readonly JsonObject[] {
  return people.length > 1 ? people.slice(0, -1) : people;
}

/** Mutants of find, and for each criterion one that refuses it if it is the only one (sections 2.7, 4.1, 4.2 and 8). */
export const findMutants: Readonly<Record<string, Mutant>> = {
  ...answerMutants,
  ...relationMutants,
  ...Object.fromEntries(
    fieldNames.map((name): [string, Mutant] => [
      `find.without-${name}`,
      {
        breaks: `find.field-${name}`,
        mutation: `A lookup by ${name} alone is refused.`,
        answer: refusing(400, ({ lookups }) => lookups.length === 1 && isOnly(lookups[0], name)),
      },
    ]),
  ),
};
