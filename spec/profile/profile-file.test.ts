import { expect, test } from 'vitest';
import { readProfile, readProfileFile } from './profile-file.js';

test('a profile contains readings by question; off and on are strings, not booleans', () => {
  const text = 'name: staging\nreadings:\n  find.size-over: clamped\n  errors.rate-limit: off\n';
  expect(readProfile(text, 'p.yaml').readings).toEqual({
    'find.size-over': 'clamped',
    'errors.rate-limit': 'off',
  });
});

test.each([
  ['readings:\n', {}],
  ['readings: {}\n', {}],
  ['name: x\n', {}],
])('%j chooses nothing', (text, readings) => {
  expect(readProfile(text, 'p.yaml').readings).toEqual(readings);
});

test.each([
  [
    'readings:\n  find.size-over: clamped\n  find.sise-zero: as-default\n',
    'p.yaml:3: no question "find.sise-zero"; did you mean "find.size-zero"?',
  ],
  [
    'readings:\n  find.size-over: clampd\n',
    'p.yaml:2: question find.size-over has no reading "clampd"; did you mean "clamped"?',
  ],
  [
    'name: x\nreeding:\n  find.size-over: clamped\n',
    'p.yaml:2: no member "reeding"; did you mean "readings"?',
  ],
  ['readings: [a]\n', 'p.yaml:1: `readings` must be a map'],
  ['readings:\n  a: b\n  a: c\n', 'p.yaml:3: not valid YAML: Map keys must be unique'],
  ['', 'p.yaml:1: expected `readings:`'],
])('%j is refused: %s', (text, message) => {
  expect(() => readProfile(text, 'p.yaml')).toThrow(message);
});

test('an unreadable file is named', async () => {
  await expect(readProfileFile('/nowhere/p.yaml')).rejects.toThrow(
    '/nowhere/p.yaml: cannot be read (ENOENT)',
  );
});

test('what `pdk learn` wrote next to the readings is read, even after manual edits', () => {
  const text = `learned: { from: http://127.0.0.1:1/people, org: org_1, on: 2026-11-23, by: people-data-kit 1 }
readings: { find.size-over: clamped }
evidence: { find.size-over: { seen: 3 of 3, saw: size 6 → status 200 }, find.gone: { seen: 1 of 1, saw: "" } }
other: { find.size-zero: "size 0 → status 418" }
unknown: { errors.body: nothing was seen, find.ties: [] }
`;
  const { learned, evidence, other, unknown } = readProfile(text, 'p.yaml');

  expect(learned).toMatchObject({ on: '2026-11-23', by: 'people-data-kit 1', org: 'org_1' });
  expect(evidence).toEqual({ 'find.size-over': { seen: '3 of 3', saw: 'size 6 → status 200' } });
  expect(other).toEqual({ 'find.size-zero': 'size 0 → status 418' });
  expect(unknown['errors.body']).toBe('nothing was seen');
});
