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
import { assumedRequestJudges } from './assumed-requests.js';

const refused = { status: 422, answer: { error: 'invalid' } };
const failed = { status: 500, answerText: '' };
const nobody = { answer: matching([]) };
const size = (value: Json): { body: JsonObject } => ({ body: { ...asking(['name', 'Ada']), size: value } });
const ada = (more: JsonObject): { body: JsonObject } => ({ body: { ...asking(['name', 'Ada']), ...more } });
const fields = (...all: Json[]): { body: JsonObject } => ({ body: { matches: [{ fields: all }] } });
const hundredOne = { body: asking(...Array.from({ length: 101 }, () => ['name', 'Ada'])) };
const unknown = fields({ field_name: 'shoe_size', search_term: '42' });
const miscased = fields({ field_name: 'Name', search_term: 'Ada' });
const number = fields({ field_name: 'name', search_term: 42 });
const long = { body: asking(['name', 'x'.repeat(2048)]) };

test.each<
  [rule: keyof typeof assumedRequestJudges, what: string, differences: Differences, verdict: Verdict]
>([
  ['find.size-over-rejected', 'refused', { ...size(6), ...refused }, 'holds'],
  ['find.size-over-rejected', 'answered', size(6), 'broken'],
  ['find.size-over-rejected', 'five', size(5), 'silent'],
  ['find.size-zero', 'refused', { ...size(0), ...refused }, 'holds'],
  ['find.size-zero', 'nobody', { ...size(0), ...nobody }, 'holds'],
  ['find.size-zero', 'answered', size(0), 'broken'],
  ['find.size-negative', 'refused', { ...size(-1), ...refused }, 'holds'],
  ['find.size-negative', 'failed', { ...size(-1), ...failed }, 'broken'],
  ['find.size-nonint', 'refused', { ...size(2.5), ...refused }, 'holds'],
  ['find.size-nonint', 'answered', size(2.5), 'broken'],
  ['find.size-nonint', 'digits, read', size('5'), 'holds'],
  ['find.size-nonint', 'digits, misread', size('0'), 'broken'],
  ['find.size-nonint', 'null', size(null), 'silent'],
  ['find.over-hundred-4xx', 'refused', { ...hundredOne, ...refused }, 'holds'],
  ['find.over-hundred-4xx', 'answered', hundredOne, 'broken'],
  ['find.over-hundred-4xx', 'one', {}, 'silent'],
  ['find.missing-matches', 'refused', { body: {}, ...refused }, 'holds'],
  ['find.missing-matches', 'answered', { body: { matches: null } }, 'broken'],
  ['find.missing-matches', 'sent', {}, 'silent'],
  ['find.empty-fields', 'nobody', { ...fields(), ...nobody }, 'holds'],
  ['find.empty-fields', 'refused', { ...fields(), ...refused }, 'holds'],
  ['find.empty-fields', 'somebody', fields(), 'broken'],
  ['find.empty-fields', 'one field', {}, 'silent'],
  ['find.field-unknown', 'refused', { ...unknown, ...refused }, 'holds'],
  ['find.field-unknown', 'left out', { ...unknown, ...nobody }, 'holds'],
  ['find.field-unknown', 'failed', { ...unknown, ...failed }, 'broken'],
  ['find.field-unknown', 'known', failed, 'silent'],
  ['find.field-case', 'refused', { ...miscased, ...refused }, 'holds'],
  ['find.field-case', 'nobody', { ...miscased, ...nobody }, 'holds'],
  ['find.field-case', 'somebody', miscased, 'broken'],
  ['find.field-case', 'exact', {}, 'silent'],
  ['find.term-type', 'refused', { ...number, ...refused }, 'holds'],
  ['find.term-type', 'answered', number, 'broken'],
  ['find.term-type', 'text', {}, 'silent'],
  ['find.confidence-type', 'a number, refused', { ...ada({ confidence: 5 }), ...refused }, 'holds'],
  ['find.confidence-type', 'a number, answered', ada({ confidence: 5 }), 'broken'],
  ['find.confidence-type', 'text, refused', { ...ada({ confidence: 'x' }), ...refused }, 'holds'],
  ['find.confidence-type', 'text, failed', { ...ada({ confidence: 'x' }), ...failed }, 'broken'],
  ['find.confidence-type', 'not sent', {}, 'silent'],
  ['find.long-terms', 'answered', long, 'holds'],
  ['find.long-terms', 'refused', { ...long, status: 413 }, 'holds'],
  ['find.long-terms', 'failed', { ...long, ...failed }, 'broken'],
  ['find.long-terms', 'short', failed, 'silent'],
  ['find.extra-member', 'ignored', ada({ colour: 'red' }), 'holds'],
  ['find.extra-member', 'refused', { ...ada({ colour: 'red' }), ...refused }, 'holds'],
  ['find.extra-member', 'failed', { ...ada({ colour: 'red' }), ...failed }, 'broken'],
  ['find.extra-member', 'none', failed, 'silent'],
  ['find.extra-member', 'throttled', { ...ada({ colour: 'red' }), status: 503 }, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(assumedRequestJudges[rule], specimen({ answer: matching([person()]), ...differences }))).toBe(
    verdict,
  );
});
