import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../engine/world.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { digitOf, listOf, onElements, onLists, onMatches, onPeople } from './rewrite.js';

const inFlight = new WeakMap<World, number>();

/** Mutants that no single answer shows, only a comparison of related ones (section 4.1 rule 1). */
export const relationMutants = {
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

function shortened(people: readonly JsonObject[]): readonly JsonObject[] {
  return people.length > 1 ? people.slice(0, -1) : people;
}
