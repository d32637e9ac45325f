import { usageRecords } from '../engine/usage.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/person.js';
import { remembered } from './on-reply.js';
import { bodyOf, listOf, type Mutations, on } from './rewrite.js';

/** Appends a full stop to every string except ids. */
function altered(record: Json): Json {
  return JSON.parse(JSON.stringify(record), (name, value: Json) =>
    typeof value === 'string' && name !== 'id' ? `${value}.` : value,
  );
}

const unknown: JsonObject = { verified: false, status: 'unknown', reason: 'person_unknown' };
const timesAsked = remembered(() => ({ count: 0 }));

/** Mutants of search, verify, previews and records by id (sections 4.3 and 8), and of usage and subscriptions. */
export const peopleOperationMutations: Mutations = {
  'search.filter-sound': on.items(
    'A page of several people has one more, of any country.',
    'search',
    (page, scene) => {
      const asked = JSON.stringify(bodyOf(scene));
      const stranger = scene.world.population.people.find(
        ({ country = '' }) => country !== '' && !asked.includes(country),
      );
      return page.length > 2 && stranger ? [...page, shownIn(scene.world, stranger)] : page;
    },
  ),
  'verify.person-by-url': on.items(
    'A person is known by the slug, not by the address.',
    'verify',
    (results, scene) => {
      const asked = listOf(bodyOf(scene)['queries']).filter(isObject);
      return results.map((result, at) => (String(asked[at]?.['linkedin']).includes('/') ? unknown : result));
    },
  ),
  'person.get-fields-values': on.replies(
    'Selected members say something else.',
    'getPerson',
    (record, { call }) => (call?.query['fields'] === undefined ? record : altered(record)),
  ),
  'people.org-scope': on.answers(
    'Verify is answered without an organization in the path.',
    (draft, { refusal, request }) =>
      refusal?.refused === 'missing-org' && request.url.endsWith('/verify')
        ? { ...draft, status: 200, body: { results: [] } }
        : draft,
  ),
  'usage.group-org': on.items(
    'Grouped by organization, usage is grouped by principal all the same.',
    'getUsage',
    async (records, { call, request, world }) => {
      if (!request.url.includes('group_by=org')) return records;
      const used = await usageRecords(world.store, String(call?.path['org_id']));
      return records.flatMap((record) =>
        used
          .filter(({ operation }) => operation === record['operation'])
          .map(({ principalId, requests }) => ({ ...record, principal: principalId, requests })),
      );
    },
  ),
  'usage.group-principal': on.items(
    'What the caller used is among that of another service account.',
    'getUsage',
    (records, { call }) =>
      records.map((record) =>
        record['principal'] === call?.principal.id ? { ...record, principal: 'sa_viewer' } : record,
      ),
  ),
  'usage.history': on.items(
    'With its history, usage lacks the records of the current billing period.',
    'getUsage',
    (records, { call, world }) =>
      call?.query['include_history'] !== true
        ? records
        : records.filter(({ period_end: end }) => Date.parse(String(end)) <= world.clock.now()),
  ),
  'usage.monotone': on.items(
    'Usage falls by each call for it, unless in groups.',
    'getUsage',
    (records, scene) => {
      if (scene.request.url.includes('group_by')) return records;
      timesAsked(scene).count += 1;
      // Each call lowers it by the same amount, no matter how many there were before.
      const off = 100_000 - 100 * timesAsked(scene).count;
      return records.map((record) => ({ ...record, requests: Number(record['requests']) + off }));
    },
  ),
  'subs.active-default': on.queries(
    'Past subscriptions are among the active ones.',
    'getSubscriptions',
    (query) => ({ ...query, include_expired: true }),
  ),
};
