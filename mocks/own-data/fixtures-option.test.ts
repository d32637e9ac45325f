import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

  test.each<[string, text: string, said: readonly string[]]>([
    [
      'a member that there is not',
      'people:\n  - nmae: Ada\n',
      ['people.yaml:2:5: `people[0].nmae` is not known here; did you mean "name"?'],
    ],
    [
      'a member deep in a record',
      'people:\n  - jobs:\n      - { titel: CTO, company: { domian: a.example } }\n',
      [
        'people.yaml:3:11: `people[0].jobs[0].titel` is not known here; did you mean "title"?',
        'people.yaml:3:34: `people[0].jobs[0].company.domian` is not known here; did you mean "domain"?',
      ],
    ],
    [
      'a value that is none of those there are',
      'people:\n  - employment_status: asleep\n',
      [
        'people.yaml:2:5: `people[0].employment_status` is "asleep"; it must be one of employed, unemployed, retired.',
      ],
    ],
    [
      'a day that is not the first of a month',
      'people:\n  - jobs: [{ started_at: 2020-09-17 }]\n',
      ['people.yaml:2:14: `people[0].jobs[0].started_at` is "2020-09-17"; it must be like "2020-09-01".'],
    ],
    [
      'a company that nobody wrote',
      'companies: { acme: { name: Acme } }\npeople:\n  - jobs: [{ company: acmee }]\n',
      [
        'people.yaml:3:14: `people[0].jobs[0].company` is "acmee", which is no key under `companies`; did you mean "acme"?',
      ],
    ],
    [
      'two people with one id',
      'people:\n  - id: a\n  - id: a\n',
      ['people.yaml:3:5: `people[1].id` is "a", which is taken already, by `people[0].id`.'],
    ],
    [
      'roles on an organization that there is not',
      'organizations: [{ id: org_acme }]\nusers:\n  - { email: a@b.example, name: A, password: p, roles: { org_acne: [viewer] } }\n',
      [
        'people.yaml:3:58: `users[0].roles.org_acne` names "org_acne", which is no organization; did you mean "org_acme"?',
      ],
    ],
    [
      "an account of the mock's own",
      'serviceAccounts:\n  - { clientId: sa_demo, clientSecret: s, roles: { org_demo: [viewer] } }\n',
      [
        'people.yaml:2:7: `serviceAccounts[0].clientId` is "sa_demo", which is one of the mock\'s own: take another one.',
      ],
    ],
    [
      'a subscription that ends before it starts',
      'organizations:\n  - id: o\n    subscriptions: [{ product: p, startsAt: 2026-02-01, endsAt: 2026-01-01 }]\n',
      [
        'people.yaml:3:57: `organizations[0].subscriptions[0].endsAt` is "2026-01-01"; it must come after `startsAt`, "2026-02-01".',
      ],
    ],
    ['no YAML', 'people: [\n', [expect.stringMatching(/^people\.yaml:\d+:\d+: /)]],
    ['nothing', '', ['people.yaml:1:1: the file holds nothing: write people, companies or organizations.']],
  ])('with %s is refused with the position and what would be valid', async (_name, text, said) => {
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
