import { isObject, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/representation-cache.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { onItems, onReply } from './on-reply.js';
import { personRecordMutants } from './person-records.js';
import { bodyOf, listOf, withJobs } from './rewrite.js';
import { verifyMutants } from './verifications.js';

/** Mutants of the records of chapter 2 in answers of operations other than find. */
const shownRecordMutants = {
  'search.levels-in-capitals': {
    breaks: 'job.level-enum',
    mutation: 'Search writes the level of a job in capitals.',
    answer: onItems('search', (people) => people.map((person) => withJobs(person, inCapitals))),
  },
  'lookup.connections-as-text': {
    breaks: 'person.connections-type',
    mutation: 'A lookup by ids tells the number of connections as a text.',
    answer: onItems('lookupPeople', (people) =>
      people.map(({ connections, ...person }) => ({
        ...person,
        ...(connections === undefined ? {} : { connections: `${connections}` }),
      })),
    ),
  },
  'person.durations-below-zero': {
    breaks: 'job.duration-nonneg',
    mutation: 'In a record by id jobs last less than nothing.',
    answer: onReply('getPerson', (person) => withJobs(person, (job) => ({ ...job, duration: -1 }))),
  },
} as const satisfies Record<string, Mutant>;

function inCapitals(job: JsonObject): JsonObject {
  const { level } = job;
  return typeof level === 'string' ? { ...job, level: level.toUpperCase() } : job;
}

/** Mutants of search (section 4.3). */
const searchMutants = {
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

/** Mutants of search, verify, previews and records by id (section 4.3). */
export const peopleOperationMutants = {
  ...searchMutants,
  ...verifyMutants,
  ...personRecordMutants,
  ...shownRecordMutants,
  'preview.find-says-nothing': {
    breaks: 'preview.find-exists',
    mutation: 'The preview of find is an empty object.',
    answer: onReply('previewFind', () => ({})),
  },
  'preview.search-without-body': {
    breaks: 'preview.search-exists',
    mutation: 'The preview of search has no body.',
    answer: (draft, { operation }) =>
      operation === 'previewSearch' && draft.status === 200
        ? { ...draft, status: 204, body: undefined }
        : draft,
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
