import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { createMock } from '../host/mock.js';
import type { Fixtures } from './fixtures.js';

const folder = mkdtempSync(join(tmpdir(), 'pdk-fixtures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(text: string, name = 'people.yaml'): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Returns the problems of a file, without the folder of the file. */
async function refused(text: string): Promise<readonly string[]> {
  const file = written(text);
  try {
    await createMock({ people: 0, fixtures: file });
  } catch (error) {
    return String(Object(error).message).replaceAll(`${folder}/`, '').split('\n');
  }
  throw new Error('it was not refused');
}

describe('a file of fixtures', () => {
  test('is YAML or JSON', async () => {
    for (const [name, text] of [
      ['people.yaml', 'people:\n  - name: Ada\n'],
      ['people.json', '{"$schema": "x.json", "people": [{"name": "Ada"}]}'],
    ] as const) {
      const { people } = await createMock({ people: 0, fixtures: written(text, name) });
      expect(people.map((person) => person.name)).toEqual(['Ada']);
    }
  });

  type Case = Readonly<{ text: string; said: readonly string[] }>;
  const cases = readCases<Readonly<Record<string, Case>>>(import.meta.dirname, 'fixtures-option.cases.yaml');
  test.each([
    ...Object.entries(cases),
    ['no YAML', { text: 'people: [\n', said: [expect.stringMatching(/^people\.yaml:\d+:\d+: /)] }] as const,
  ])('with %s is refused with the position and what would be valid', async (_name, { text, said }) => {
    expect(await refused(text)).toEqual(said);
  });

  test('that is not UTF-8 is refused with the line, and none of its names is garbled', async () => {
    const file = join(folder, 'latin1.yaml');
    writeFileSync(file, Buffer.from('people:\n  - name: Ada Moreau\n  - name: José Núñez\n', 'latin1'));

    await expect(createMock({ fixtures: file })).rejects.toThrow(
      `${file}:3: this line is not UTF-8: save the file as UTF-8.`,
    );
  });

  test('that does not exist is refused', async () => {
    await expect(createMock({ fixtures: join(folder, 'none.yaml') })).rejects.toThrow(
      'cannot be read: ENOENT',
    );
  });

  test('with an invalid secret does not show it', async () => {
    const said = await refused('apiKeys:\n  - { key: "top secret", roles: { org_demo: [viewer] } }\n');
    expect(said.join()).toContain('`apiKeys[0].key` is not right');
    expect(said.join()).not.toContain('top secret');
  });

  test('that is given as a value is validated in the same way', async () => {
    const fixtures: Fixtures = { people: [{ jobs: [{ company: 'acme' }] }] };
    await expect(createMock({ fixtures })).rejects.toThrow(
      'option fixtures: `people[0].jobs[0].company` is "acme", which is no key under `companies`; there are none.',
    );
  });
});
