import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  judged,
  matching,
  specimen,
  type Verdict,
} from '../../../fixtures/fakes/specimen.js';
import { person } from '../../../fixtures/fakes/specimen-records.js';
import type { Json, JsonObject } from '../../target/json.js';
import { refusedRequestJudges } from './refused-requests.js';

type Rule = keyof typeof refusedRequestJudges;
const refused = { status: 400, answer: { error: 'invalid' } };
const people = (count: number) => Array.from({ length: count }, () => person());
const size = (value: Json): JsonObject => ({ ...asking(['name', 'Ada']), size: value });
const lookups = (count: number) => asking(...Array.from({ length: count }, () => ['name', 'Ada']));
const elements = (count: number, last: Json[]) =>
  matching(...Array.from({ length: count }, (_, index) => (index === count - 1 ? last : [])));
const loose = { matches: { fields: [{ field_name: 'name', search_term: 'Ada' }] } };
const looseFields = { matches: [{ fields: { field_name: 'name', search_term: 'Ada' } }] };
const noOrg = { org: 'missing' as const, url: 'https://people.example/people/v1/find' };

test.each<[rule: Rule, what: string, differences: Differences, verdict: Verdict]>([
  ['find.size-over-5', 'refused', { body: size(6), ...refused }, 'holds'],
  ['find.size-over-5', 'five', { body: size(100), answer: matching(people(5)) }, 'holds'],
  ['find.size-over-5', 'six', { body: size(6), answer: matching(people(6)) }, 'broken'],
  ['find.size-over-5', 'throttled', { body: size(6), status: 429 }, 'silent'],
  ['find.size-over-5', 'in credit only', { body: size(6), status: 402 }, 'silent'],
  ['find.size-over-5', 'not a whole number', { body: size(6.5), answer: matching(people(6)) }, 'silent'],
  [
    'find.size-over-5',
    'invalid besides',
    { body: { ...size(6), matches: 7 }, answer: matching(people(6)) },
    'silent',
  ],
  ['find.over-hundred', 'refused', { body: lookups(101), ...refused }, 'holds'],
  ['find.over-hundred', 'cut', { body: lookups(101), answer: elements(100, [person()]) }, 'holds'],
  ['find.over-hundred', 'in part', { body: lookups(101), answer: elements(101, []) }, 'holds'],
  ['find.over-hundred', 'answered', { body: lookups(101), answer: elements(101, [person()]) }, 'broken'],
  ['find.over-hundred', 'a hundred', { body: lookups(100), answer: elements(100, [person()]) }, 'silent'],
  ['find.empty-matches', 'empty', { body: { matches: [] }, answer: { matches: [] } }, 'holds'],
  ['find.empty-matches', 'nothing', { body: { matches: [] }, answer: {} }, 'holds'],
  ['find.empty-matches', 'one element', { body: { matches: [] }, answer: matching([]) }, 'broken'],
  ['find.empty-matches', 'refused', { body: { matches: [] }, ...refused }, 'silent'],
  [
    'find.empty-matches',
    'invalid besides',
    { body: { matches: [], size: 'x' }, answer: matching([]) },
    'silent',
  ],
  ['find.matches-type', 'refused', { body: loose, ...refused }, 'holds'],
  ['find.matches-type', 'nobody', { body: { matches: 'Ada' }, answer: matching([]) }, 'holds'],
  ['find.matches-type', 'answered', { body: loose }, 'broken'],
  ['find.matches-type', 'null', { body: { matches: null } }, 'silent'],
  ['find.matches-type', 'missing', { body: {} }, 'silent'],
  ['find.matches-type', 'not admitted', { body: loose, credential: 'none' }, 'silent'],
  ['find.fields-type', 'refused', { body: looseFields, ...refused }, 'holds'],
  ['find.fields-type', 'nobody', { body: looseFields, answer: matching([]) }, 'holds'],
  ['find.fields-type', 'answered', { body: looseFields }, 'broken'],
  ['find.fields-type', 'missing', { body: { matches: [{}] } }, 'silent'],
  ['find.body-not-json', 'refused', { text: 'name=Ada', status: 415 }, 'holds'],
  ['find.body-not-json', 'answered', { text: 'name=Ada', contentType: 'text/plain' }, 'broken'],
  ['find.body-not-json', 'broken off', { text: '{"matches":', answer: matching() }, 'broken'],
  ['find.body-not-json', 'JSON of another media type', { contentType: 'text/plain' }, 'silent'],
  ['find.body-not-json', 'a byte order mark', { text: '\uFEFF{"matches":[]}' }, 'silent'],
  ['find.body-not-json', 'no body', { text: ' ' }, 'silent'],
  ['find.body-not-json', 'JSON null', { text: 'null' }, 'silent'],
  ['find.org-path-required', 'not found', { ...noOrg, status: 404 }, 'holds'],
  ['find.org-path-required', 'answered', noOrg, 'broken'],
  ['find.org-path-required', 'no credential', { ...noOrg, credential: 'none' }, 'silent'],
  ['find.org-path-required', 'an organization', {}, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(refusedRequestJudges[rule], specimen(differences))).toBe(verdict);
});
