import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  judged,
  matching,
  specimen,
  type Verdict,
} from '../../../fixtures/fakes/specimen.js';
import { fieldNames } from '../../../generated/field-names.js';
import type { JsonObject } from '../../target/json.js';
import { acceptedRequestJudges } from './accepted-requests.js';

type Rule = keyof typeof acceptedRequestJudges;
const refused = { status: 400, answer: { error: 'invalid' } };
const lookup = (...fields: [string, string][]): JsonObject => ({
  matches: [{ fields: fields.map(([field_name, search_term]) => ({ field_name, search_term })) }],
});
const nine = lookup(...fieldNames.map((name): [string, string] => [name, 'x']));
const many = (count: number, name: string) =>
  asking(...Array.from({ length: count }, (_, index) => [name, `term ${index}`]));
const elements = (count: number) => matching(...Array.from({ length: count }, () => []));

test.each(fieldNames)('%s is accepted', (name) => {
  const verdict = (differences: Differences) =>
    judged(
      acceptedRequestJudges[`find.field-${name}`],
      specimen({ body: asking([name, 'Ada']), ...differences }),
    );
  expect(verdict({})).toBe('holds');
  for (const status of [400, 404, 415, 422, 308]) expect(verdict({ ...refused, status })).toBe('broken');
  for (const status of [201, 401, 402, 403, 429, 500, 503])
    expect(verdict({ ...refused, status })).toBe('silent');
  expect(verdict({ body: asking([name === 'name' ? 'title' : 'name', 'Ada']) })).toBe('silent');
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
    judged(acceptedRequestJudges[rule], specimen({ ...refused, ...differences })),
  );
  expect(seen).toEqual(['silent', 'silent']);
});

const blame = (member: string) => ({ status: 422, answer: { error: `${member} is required` } });

test.each<[rule: Rule, what: string, differences: Differences, verdict: Verdict]>([
  ['find.path-post', 'answered', {}, 'holds'],
  ['find.path-post', 'not found', { status: 404 }, 'broken'],
  ['find.path-post', 'not found with a key', { status: 404, credential: 'api-key' }, 'broken'],
  [
    'find.path-post',
    'another size',
    { status: 400, body: { ...asking(['name', 'Ada']), size: 1 } },
    'broken',
  ],
  ['find.path-post', 'two lookups', { status: 400, body: many(2, 'name') }, 'broken'],
  ['find.path-post', 'a letter with an accent', { status: 400, body: asking(['name', 'Adá']) }, 'broken'],
  ['find.path-post', 'of a large group', { status: 400, body: many(2, 'title') }, 'silent'],
  ['find.path-post', 'a hundred', { status: 400, body: many(100, 'name') }, 'silent'],
  ['find.field-all-nine', 'answered', { body: nine }, 'holds'],
  ['find.field-all-nine', 'refused', { body: nine, ...refused }, 'broken'],
  ['find.field-all-nine', 'eight', { body: lookup(['name', 'x'], ['title', 'x']), ...refused }, 'silent'],
  ['find.hundred-accepted', 'in full', { body: many(100, 'name'), answer: elements(100) }, 'holds'],
  ['find.hundred-accepted', 'in part', { body: many(100, 'name'), answer: elements(99) }, 'broken'],
  ['find.hundred-accepted', 'refused', { body: many(100, 'name'), ...refused }, 'broken'],
  ['find.hundred-accepted', 'throttled', { body: many(100, 'name'), status: 429 }, 'silent'],
  ['find.hundred-accepted', 'ninety-nine', { body: many(99, 'name'), ...refused }, 'silent'],
  ['find.hundred-accepted', 'of large groups', { body: many(100, 'title'), ...refused }, 'silent'],
  ['find.unicode-terms', 'Chinese', { body: asking(['name', '王伟']) }, 'holds'],
  ['find.unicode-terms', 'an emoji', { body: asking(['name', 'Ada 🦊']), ...refused }, 'broken'],
  ['find.unicode-terms', 'Arabic', { body: asking(['name', 'ليلى']), ...refused, status: 422 }, 'broken'],
  [
    'find.unicode-terms',
    'one of two',
    { body: asking(['name', 'x'], ['name', 'Ольга']), ...refused },
    'broken',
  ],
  ['find.unicode-terms', 'Latin', { body: asking(['name', 'Zoë']), ...refused }, 'silent'],
  ['find.unicode-terms', 'of a large group', { body: asking(['title', '医生']), ...refused }, 'silent'],
  ['find.return-fields-optional', 'answered', {}, 'holds'],
  ['find.return-fields-optional', 'asked for', blame('return_fields'), 'broken'],
  ['find.return-fields-optional', 'refused for another reason', refused, 'silent'],
  [
    'find.return-fields-optional',
    'sent',
    { body: { ...asking(['name', 'Ada']), return_fields: [] }, ...blame('return_fields') },
    'silent',
  ],
  ['find.confidence-optional', 'answered', {}, 'holds'],
  ['find.confidence-optional', 'asked for', blame('confidence'), 'broken'],
  ['find.confidence-optional', 'refused for another reason', refused, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(acceptedRequestJudges[rule], specimen(differences))).toBe(verdict);
});
