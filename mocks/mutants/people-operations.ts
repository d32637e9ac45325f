import { isObject, type Json, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/representation-cache.js';
import type { Mutant } from './mutant.js';
import { onItems, onReply, refusingReply } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

/** Appends a full stop to every string except ids. */
function altered(value: Json, name?: string): Json {
  if (typeof value === 'string') return name === 'id' ? value : `${value}.`;
  if (Array.isArray(value)) return value.map((each: Json) => altered(each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, altered(inner ?? null, member)]),
  );
}

const unknown: JsonObject = { verified: false, status: 'unknown', reason: 'person_unknown' };

/** Mutants of search, verify, previews and records by id (sections 4.3 and 8). */
export const peopleOperationMutants = {
  'search.stranger-on-page': {
    breaks: 'search.filter-sound',
    mutation: 'A page of several people has one more, of any country, whom nobody searched for.',
    answer: onItems('search', (people, scene) => {
      const asked = JSON.stringify(bodyOf(scene));
      const stranger = scene.world.population.people.find(
        ({ country = '' }) => country !== '' && !asked.includes(country),
      );
      return people.length > 2 && stranger ? [...people, shownIn(scene.world, stranger)] : people;
    }),
  },
  'verify.person-address-unread': {
    breaks: 'verify.person-by-url',
    mutation: 'A person is known by the slug and not by the address.',
    answer: onItems('verify', (results, scene) => {
      const queries = listOf(bodyOf(scene)['queries']).filter(isObject);
      return results.map((result, at) =>
        String(queries[at]?.['linkedin']).includes('/') ? unknown : result,
      );
    }),
  },
  'person.selected-otherwise': {
    breaks: 'person.get-fields-values',
    mutation: 'Members that are selected say something else than in the whole record.',
    answer: onReply('getPerson', (record, { call }) =>
      call?.query['fields'] === undefined ? record : altered(record),
    ),
  },
  'lookup.less-than-50k': {
    breaks: 'lookup.max-50k',
    mutation: 'A lookup of 50,000 ids is too large.',
    answer: refusingReply('lookupPeople', 413, (scene) => listOf(bodyOf(scene)['ids']).length >= 50_000),
  },
  'people.verify-without-organization': {
    breaks: 'people.org-scope',
    mutation: 'Verify is answered without an organization in the path.',
    answer: (draft, { refusal, request }) =>
      refusal?.refused === 'missing-org' && request.url.endsWith('/verify')
        ? { ...draft, status: 200, body: { results: [] } }
        : draft,
  },
} as const satisfies Record<string, Mutant>;
