import { shownIn } from '../present/present.js';
import type { Mutant } from './mutant.js';
import { onReply } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

/** Mutants of search (section 4.3). */
export const searchMutants = {
  'search.count-alone': {
    breaks: 'search.exists',
    mutation: 'Search tells how many people there are, and not who.',
    answer: onReply('search', ({ count = 0 }) => ({ count })),
  },
  'search.stranger-on-page': {
    breaks: 'search.filter-sound',
    mutation: 'A page of several people has one more, of any country, whom nobody searched for.',
    answer: onReply('search', (body, scene) => {
      const people = listOf(body['people']);
      const asked = JSON.stringify(bodyOf(scene));
      const stranger = scene.world.population.people.find(
        ({ country = '' }) => country !== '' && !asked.includes(country),
      );
      return people.length > 2 && stranger
        ? { ...body, people: [...people, shownIn(scene.world, stranger)] }
        : body;
    }),
  },
} as const satisfies Record<string, Mutant>;
