import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asking, matching, specimen } from '../../../fixtures/fakes/specimen.js';
import { job, person } from '../../../fixtures/fakes/specimen-records.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import type { JsonObject } from '../../target/json.js';
import { viewOf } from '../../view/find-view.js';
import { longitudinalJudges } from '../exchanges/longitudinal.js';
import { memoryOf, readMemory, writeMemory } from './memory.js';

const target = { peopleUrl: 'https://people.test/v1', org: 'org-1' };
const folder = temporaryFolder();
const before = person({
  id: 'P-1',
  linkedin: 'ada',
  created_at: '2020-01-01',
  info_change_detected_at: '2026-01-01',
  title_change_detected_at: '2025-01-01',
  company_change_detected_at: '2024-01-01',
  position: job({ title: 'Engineer' }),
});
const memory = memoryOf(new Map([['P-1', before]]), target, { salt: 'salt', now: 0 });

/** Returns the rules that a person with these values now breaks. */
function broken(now: JsonObject): string[] {
  const view = viewOf(
    specimen({ body: asking(['linkedin', 'ada']), answer: matching([{ ...before, ...now }]) }),
  );
  const known = { secrets: () => [], earlier: memory };
  return Object.entries(longitudinalJudges).flatMap(([rule, judge]) =>
    judge.begin(known)(view).violations.length > 0 ? [rule.replace('longitudinal.', '')] : [],
  );
}

describe('a person before and after', () => {
  const promoted = { position: job({ title: 'Director' }) };
  test.each<[string, JsonObject, readonly string[]]>([
    ['nothing changed', {}, []],
    ['months count on', { position: job({ title: 'Engineer', duration: 99 }), score: 0.3 }, []],
    ['added on another day', { created_at: '2021-01-01' }, ['created-at-constant']],
    ['the same profile with another id', { id: 'P-2' }, ['id-constant']],
    ['a new title that was not detected', promoted, ['title-change-detected', 'info-change-detected']],
    [
      'a new title that was detected',
      { ...promoted, title_change_detected_at: '2026-02-01', info_change_detected_at: '2026-02-01' },
      [],
    ],
    ['a change without a detected one', { country: 'Peru' }, ['info-change-detected']],
    ['a detected change without one', { info_change_detected_at: '2026-03-01' }, ['unchanged-stays']],
  ])('%s', (_, now, rules) => {
    expect(broken(now)).toEqual(rules);
  });
});

test('a memory contains no value of a person, and is unchanged when it is read back from its file', () => {
  const file = join(folder, 'memory.json');
  writeMemory(file, memory);
  expect(readMemory(file, target)).toEqual(memory);
  expect(readFileSync(file, 'utf8')).not.toMatch(/Engineer|ada"|P-1/);
});

test('a missing file is read as no memory; a file of another target, or an invalid one, is refused', () => {
  expect(readMemory(join(folder, 'missing.json'), target)).toBeUndefined();
  const other = join(folder, 'other.json');
  writeMemory(other, memory);
  expect(() => readMemory(other, { ...target, org: 'org-2' })).toThrow('remembers https://people.test/v1');
  writeFileSync(other, '{"rules":[]}');
  expect(() => readMemory(other, target)).toThrow('is no memory of an earlier run');
});
