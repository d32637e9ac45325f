import { isObject } from '../state/json.js';
import { shownIn } from '../views/representation-cache.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
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
  'search.first-filter-only': {
    breaks: 'search.every-value',
    mutation: 'Of several filters only the first counts.',
    call: onBody('search', (body) => ({ ...body, filters: listOf(body['filters']).slice(0, 1) })),
  },
  'search.no-accents': {
    breaks: 'search.finds-alike',
    mutation: 'Nobody is found by a name with letters beyond ASCII.',
    answer: onReply('search', (body, scene) =>
      /[^\p{ASCII}]/u.test(JSON.stringify(bodyOf(scene))) ? { ...body, people: [], count: 0 } : body,
    ),
  },
  'search.page-two-short': {
    breaks: 'search.same-in-pages',
    mutation: 'Later pages of a search lack their first person.',
    answer: onReply('search', (body, scene) =>
      'pagination_token' in bodyOf(scene) ? { ...body, people: listOf(body['people']).slice(1) } : body,
    ),
  },
  'search.other-record': {
    breaks: 'search.same-record',
    mutation: 'Search shows everybody in another country.',
    answer: onReply('search', (body) => ({
      ...body,
      people: listOf(body['people']).map((person) =>
        isObject(person) ? { ...person, country: 'Atlantis' } : person,
      ),
    })),
  },
  'preview.first-filter-only': {
    breaks: 'preview.search-agrees',
    mutation: 'Of several filters only the first counts in the preview of a search.',
    call: onBody('previewSearch', (body) => ({ ...body, filters: listOf(body['filters']).slice(0, 1) })),
  },
} as const satisfies Record<string, Mutant>;
