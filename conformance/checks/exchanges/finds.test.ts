import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  matching,
  type Verdict,
  verdictOn,
} from '../../../fixtures/fakes/specimen.js';
import { person } from '../../../fixtures/fakes/specimen-records.js';
import type { Json, JsonObject } from '../../target/json.js';
import type { judges } from './catalogue.js';

type Rule = keyof typeof judges;
const refused = { status: 400, answer: { error: 'invalid' } };
const blame = (member: string) => ({ status: 422, answer: { error: `${member} is required` } });
const lookup = (...fields: [string, string][]): JsonObject => ({
  matches: [{ fields: fields.map(([field_name, search_term]) => ({ field_name, search_term })) }],
});
const many = (count: number, name: string) =>
  asking(...Array.from({ length: count }, (_, index) => [name, `term ${index}`]));
const people = (count: number): Json[] =>
  Array.from({ length: count }, (_, i) => ({ id: `P-${i}`, score: 9 - i }));
const elements = (count: number, last: Json[] = []) =>
  matching(...Array.from({ length: count }, (_, index) => (index === count - 1 ? last : [])));
const scored = (...scores: Json[]): Differences => ({
  answer: matching(scores.map((score, index) => ({ id: `P-${index}`, score }))),
});
const ids = (...all: Json[]): Differences => ({ answer: matching(all.map((id) => ({ id, score: 1 }))) });
const size = (value: Json): JsonObject => ({ ...asking(['name', 'Ada']), size: value });
const sized = (asked: number, count: number): Differences => ({
  body: size(asked),
  answer: matching(people(count)),
});
const listed = (count: number): Differences => ({ answer: matching(people(count)) });
const nobody = { answer: matching([]) };
const cut = { answer: elements(100, [person()]) };
const projected = { body: { ...asking(['name', 'Ada']), return_fields: ['name'] } };
const two = { body: asking(['name', 'Ada'], ['name', 'Li']) };
const invalid = { body: { matches: [{ fields: {} }] } };
const confident = { body: { ...asking(['name', 'Ada']), confidence: 'high' } };
const element = (value: Differences['answer']): Differences => ({ answer: { matches: [value ?? null] } });
const loose = { matches: { fields: [{ field_name: 'name', search_term: 'Ada' }] } };
const looseFields = { matches: [{ fields: { field_name: 'name', search_term: 'Ada' } }] };
const noOrg = { org: 'missing' as const, url: 'https://people.example/people/v1/find' };
const session = (url = 'https://id.example/identity/v1/session'): Differences => ({
  operation: 'createSession',
  credential: 'none',
  url,
});
const broken = { text: '{"matches":[' };

test.each<[rule: Rule, what: string, differences: Differences, verdict: Verdict]>([
  ['find.status-200', 'refused', { status: 400 }, 'silent'],
  ['find.status-200', 'invalid and created', { ...invalid, status: 201 }, 'silent'],
  ['find.status-200', 'not admitted', { status: 204, credential: 'garbage' }, 'silent'],
  ['find.one-per-input', 'no array', { ...two, answer: { matches: null } }, 'silent'],
  ['find.element-object', 'an empty object', element({}), 'holds'],
  ['find.people-array', 'null', element({ people: null }), 'silent'],
  ['find.found-bool', 'absent', element({ people: [] }), 'silent'],
  ['find.found-iff-people', 'a miss without people', element({ found: false }), 'holds'],
  ['find.found-iff-people', 'a miss without anything', element({}), 'holds'],
  ['find.found-iff-people', 'a miss of nulls', element({ found: null, people: null }), 'holds'],
  ['find.found-iff-people', 'found nobody', element({ found: true, people: [] }), 'broken'],
  ['find.found-iff-people', 'found as text', element({ found: 'true', people: [] }), 'silent'],
  ['find.found-iff-people', 'people no list', element({ found: true, people: { a: 1 } }), 'silent'],
  ['find.found-iff-people', 'filtered', { ...confident, ...element({ found: true, people: [] }) }, 'silent'],
  ['find.max-five', 'three of two', sized(2, 3), 'holds'],
  ['find.at-most-size', 'five of four', sized(4, 5), 'broken'],
  ['find.at-most-size', 'more than five, which no size allows', listed(6), 'silent'],
  ['find.at-most-size', 'one of zero', sized(0, 1), 'silent'],
  ['find.at-most-size', 'six of six', sized(6, 6), 'silent'],
  ['person.score-type', 'numbers of any scale', scored(0, -3.5, 41.3), 'holds'],
  ['person.score-type', 'projected away', { ...projected, answer: matching([{ name: 'x' }]) }, 'silent'],
  ['person.score-finite', 'beyond', { answerText: '{"matches":[{"people":[{"score":1e999}]}]}' }, 'broken'],
  ['person.score-finite', 'text', scored('NaN'), 'silent'],
  ['person.id-unique-in-list', 'all different', ids('a', 'b', 'A'), 'holds'],
  ['person.id-unique-in-list', 'without ids', ids(null, null, ''), 'silent'],
  ['find.path-post', 'not found with a key', { status: 404, credential: 'api-key' }, 'broken'],
  ['find.path-post', 'of a large group', { status: 400, body: many(2, 'title') }, 'silent'],
  ['find.path-post', 'a hundred', { status: 400, body: many(100, 'name') }, 'silent'],
  ['find.field-all-nine', 'eight', { body: lookup(['name', 'x'], ['title', 'x']), ...refused }, 'silent'],
  ['find.hundred-accepted', 'in part', { body: many(100, 'name'), answer: elements(99) }, 'broken'],
  ['find.hundred-accepted', 'throttled', { body: many(100, 'name'), status: 429 }, 'silent'],
  ['find.hundred-accepted', 'of large groups', { body: many(100, 'title'), ...refused }, 'silent'],
  ['find.unicode-terms', 'an emoji', { body: asking(['name', 'Ada 🦊']), ...refused }, 'broken'],
  ['find.unicode-terms', 'Latin', { body: asking(['name', 'Zoë']), ...refused }, 'silent'],
  ['find.unicode-terms', 'of a large group', { body: asking(['title', '医生']), ...refused }, 'silent'],
  ['find.return-fields-optional', 'refused for another reason', refused, 'silent'],
  [
    'find.return-fields-optional',
    'sent',
    { body: { ...asking(['name', 'Ada']), return_fields: [] }, ...blame('return_fields') },
    'silent',
  ],
  ['find.confidence-optional', 'refused for another reason', refused, 'silent'],
  ['find.size-over-5', 'throttled', { body: size(6), status: 429 }, 'silent'],
  ['find.size-over-5', 'in credit only', { body: size(6), status: 402 }, 'silent'],
  ['find.size-over-5', 'not a whole number', { body: size(6.5), ...listed(6) }, 'silent'],
  ['find.size-over-5', 'invalid besides', { body: { ...size(6), matches: 7 }, ...listed(6) }, 'silent'],
  ['find.over-hundred', 'cut', { body: many(101, 'name'), ...cut }, 'holds'],
  ['find.over-hundred', 'in part', { body: many(101, 'name'), answer: elements(101, []) }, 'holds'],
  ['find.over-hundred', 'a hundred', { body: many(100, 'name'), ...cut }, 'silent'],
  ['find.empty-matches', 'nothing', { body: { matches: [] }, answer: {} }, 'holds'],
  ['find.empty-matches', 'size is text', { body: { matches: [], size: 'x' }, ...nobody }, 'silent'],
  ['find.matches-type', 'nobody', { body: { matches: 'Ada' }, ...nobody }, 'holds'],
  ['find.matches-type', 'null', { body: { matches: null } }, 'silent'],
  ['find.matches-type', 'not admitted', { body: loose, credential: 'none' }, 'silent'],
  ['find.fields-type', 'nobody', { body: looseFields, ...nobody }, 'holds'],
  ['find.fields-type', 'missing', { body: { matches: [{}] } }, 'silent'],
  ['find.body-not-json', 'broken off', { text: '{"matches":', answer: matching() }, 'broken'],
  ['find.body-not-json', 'JSON of another media type', { contentType: 'text/plain' }, 'silent'],
  ['find.body-not-json', 'a byte order mark', { text: '\uFEFF{"matches":[]}' }, 'silent'],
  ['find.body-not-json', 'no body', { text: ' ' }, 'silent'],
  ['find.body-not-json', 'JSON null', { text: 'null' }, 'silent'],
  ['find.org-path-required', 'no credential', { ...noOrg, credential: 'none' }, 'silent'],
  ['version.v1-people', '', { url: 'http://127.0.0.1:4010/v1/org%2F1/find' }, 'holds'],
  ['version.v1-people', '', { url: 'https://people.example/v1/people/org-1/find' }, 'broken'],
  ['version.v1-people', '', { url: 'https://people.example/v2/org-1/find', status: 404 }, 'silent'],
  ['version.v1-people', '', { url: 'https://people.example/v1/../v2/org-1/find' }, 'silent'],
  ['version.v1-people', '', { url: 'https://people.example/v2/find', org: 'missing' }, 'silent'],
  ['version.v1-people', '', session('https://id.example/v2/session'), 'silent'],
  ['version.v1-identity', '', { ...session('https://id.example/v2/session'), status: 401 }, 'silent'],
  ['error.malformed-json', 'answered otherwise', { ...broken, status: 204 }, 'broken'],
  ['error.malformed-json', 'expired meanwhile', { ...broken, status: 401 }, 'silent'],
  ['error.malformed-json', 'not admitted', { ...broken, credential: 'garbage' }, 'silent'],
  ['error.malformed-json', 'no JSON at all', { text: 'name=Ada' }, 'silent'],
  [
    'error.malformed-json',
    'a form',
    { ...session(), text: '{=', contentType: 'application/x-www-form-urlencoded' },
    'silent',
  ],
])('%s, %s: %j', (rule, _, differences, verdict) => {
  expect(verdictOn(rule, differences)).toBe(verdict);
});

test.each<[what: string, differences: Differences]>([
  ['a credential that may be refused', { credential: 'api-key' }],
  ['a bad credential', { credential: 'tampered' }],
  ['another organization', { org: 'other' }],
  ['another media type', { contentType: 'text/plain' }],
  ['another method', { method: 'PUT' }],
  ['another address', { url: 'https://people.example/people/v1/org-1/find/' }],
  ['another version', { url: 'https://people.example/people/v2/org-1/find' }],
  ['a control character', { body: asking(['name', 'A\u0000da']) }],
  ['half a character', { text: '{"matches":[{"fields":[{"field_name":"name","search_term":"\\ud83d"}]}]}' }],
  ['a long term', { body: asking(['name', 'x'.repeat(3000)]) }],
  ['an empty term', { body: asking(['name', ' ']) }],
  ['a field twice', { body: lookup(['name', 'Ada'], ['name', 'Ada']) }],
  ['an unknown member', { body: { ...asking(['name', 'Ada']), extra: 1 } }],
  ['a filter', { body: { ...asking(['name', 'Ada']), confidence: 'x' } }],
  ['a projection', { body: { ...asking(['name', 'Ada']), return_fields: ['x'] } }],
])('may be refused: %s', (_, differences) => {
  const seen = (['find.path-post', 'find.field-name'] as const).map((rule) =>
    verdictOn(rule, { ...refused, ...differences }),
  );
  expect(seen).toEqual(['silent', 'silent']);
});

/** A lookup by itself, and the one-letter ids of the people found. */
const alone = (term: string, found: string, more: object = {}): Differences => ({
  body: { ...asking(['linkedin', term]), ...more },
  answer: matching(found.split('').map((id) => ({ id }))),
});
/** A batch of one-letter lookups, and the people of each element. */
const batch = (terms: string, ...lists: string[]): Differences => ({
  body: asking(...terms.split('').map((term) => ['linkedin', term])),
  answer: matching(...lists.map((list) => list.split('').map((id) => ({ id })))),
});
const known = [alone('a', 'A'), alone('b', 'B'), alone('c', 'CD'), alone('n', ''), alone('f', 'PQRST')];

test.each<[what: string, run: Differences[], batch: Differences, verdict: Verdict]>([
  ['in place', known, batch('abc', 'A', 'B', 'CD'), 'holds'],
  ['swapped', known, batch('ab', 'B', 'A'), 'broken'],
  ['a miss in between, shifted', known, batch('nab', 'A', 'B', ''), 'broken'],
  ['other people than before', known, batch('ab', 'X', 'B'), 'holds'],
  ['one of its own left', known, batch('cb', 'CB', 'B'), 'holds'],
  ['nobody any more', known, batch('ab', '', 'B'), 'holds'],
  ['a list that may have been cut', known, batch('fb', 'B', 'B'), 'holds'],
  ['two lookups of the same person', [alone('a', 'A'), alone('d', 'A')], batch('ad', 'A', 'A'), 'holds'],
  ['nothing known', [], batch('ab', 'B', 'A'), 'silent'],
  ['nothing known of the other', [alone('a', 'A')], batch('ab', 'B', 'A'), 'holds'],
  [
    'known through a filter',
    [alone('a', 'A', { confidence: 'x' }), alone('b', 'B')],
    batch('ab', 'B', 'B'),
    'holds',
  ],
  ['full at a smaller size', [alone('a', 'A', { size: 1 }), alone('b', 'B')], batch('ab', 'B', 'B'), 'holds'],
  [
    'answered otherwise since',
    [alone('a', 'A'), alone('a', 'B'), alone('b', 'B')],
    batch('ab', 'B', 'B'),
    'holds',
  ],
])('the element of a lookup is %s', (_, run, last, verdict) => {
  expect(verdictOn('find.index-aligned', ...run, last)).toBe(verdict);
});
