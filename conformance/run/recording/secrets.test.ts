import { expect, test } from 'vitest';
import { secretForms } from '../../report/secret-forms.js';
import { createSecrets } from './secrets.js';

/** Characters of all forms of those that are kept of `count` secrets. */
function kept(count: number, letter: string, length: number): { secrets: number; characters: number } {
  const secrets = createSecrets({ peopleUrl: 'https://host.example', org: 'org_a1' });
  for (let index = 0; index < count; index += 1) secrets.add(String(index).padEnd(length, letter));
  const forms = secrets.all().flatMap(secretForms);
  return { secrets: secrets.all().length, characters: forms.reduce((sum, form) => sum + form.length, 0) };
}

test('an hour of long tokens is kept to the last', () => {
  expect(kept(500, 'x', 2000).secrets).toBe(500);
});

test.each([
  ['as many as a target likes', 5000, 'x', 20],
  ['long ones', 400, 'x', 16_000],
  ['letters that have long forms', 200, '李', 5000],
])('of secrets, %s, a bounded part is kept', (_, count, letter, length) => {
  const { secrets, characters } = kept(count, letter, length);
  expect(secrets).toBeGreaterThan(50);
  expect(secrets).toBeLessThanOrEqual(2000);
  expect(characters).toBeLessThan(20_000_000);
});
