import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edit, editedCopy } from '../../fixtures/edited.js';
import { interfaces } from '../contract/documents.js';
import { sourceProblems } from './references.js';
import { readTree } from './tree.js';

const copy = editedCopy();
afterEach(() => copy.restore());

const problemsAfter = (...edits: readonly Edit[]) => {
  copy.edit(...edits);
  return sourceProblems(readTree(copy.root));
};

test('the sources of the contract are sound', () => {
  expect(problemsAfter()).toEqual([]);
});

test.each(interfaces)(
  'no member of %s has a boolean schema, which generators of clients cannot read',
  (id) => {
    const file = new URL(`../../generated/${id}.json`, import.meta.url);
    const booleans: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'boolean' && path.endsWith('/properties')) booleans.push(`${path}/${name}`);
        if (!/^(x-|example|default|const|enum)/.test(name)) look(inner, `${path}/${name}`);
      }
    };
    look(JSON.parse(readFileSync(file, 'utf8')), '');
    expect(booleans).toEqual([]);
  },
);

describe('a problem is reported with its file and line', () => {
  test('a line that is not YAML', () => {
    const [problem] = problemsAfter(['billing.yaml', 'info:\n', 'info: {\n']);

    expect(problem).toMatchObject({ file: 'spec/billing.yaml', kind: 'yaml' });
    expect(problem?.line).toBeGreaterThan(2);
  });

  test('a duplicate key', () => {
    expect(problemsAfter(['billing.yaml', 'info:\n', 'openapi: 3.1.0\ninfo:\n'])).toMatchObject([
      { file: 'spec/billing.yaml', line: 3, kind: 'yaml', says: 'Map keys must be unique' },
    ]);
  });

  test.each([
    [
      'an example',
      'message: "Sent, if there is a user"',
      'message: Sent, if there is a user',
      'if there is a user',
    ],
    ['a text that begins with a comma', 'message: "Sent, if there is a user"', 'message: ,x', 'x'],
    ['a name', 'message: "Sent, if there is a user"', 'message', 'message'],
  ])('a text that a comma in a flow mapping splits in two: %s', (_, whole, torn, key) => {
    const line = (text: string) => `info:\n  x-note: { ${text} }\n`;
    expect(problemsAfter(['billing.yaml', 'info:\n', line(whole)])).toEqual([]);
    copy.restore();
    expect(problemsAfter(['billing.yaml', 'info:\n', line(torn)])).toMatchObject([
      {
        file: 'spec/billing.yaml',
        line: 4,
        kind: 'yaml',
        says: expect.stringContaining(`"${key}" has no value`),
      },
    ]);
  });

  test('a dangling reference, with the siblings of its target', () => {
    const [problem] = problemsAfter([
      'people.yaml',
      '#/components/schemas/Lookup"',
      '#/components/schemas/Lokup"',
    ]);

    expect(problem).toMatchObject({
      file: 'spec/people.yaml',
      kind: 'dangling-reference',
      says: 'dangling $ref "#/components/schemas/Lokup": nothing stands at #/components/schemas/Lokup of spec/people.yaml',
    });
    expect(problem?.todo).toContain('FindRequest');
    expect(
      readTree(copy.root).files.get('spec/people.yaml')?.text.split('\n')[(problem?.line ?? 0) - 1],
    ).toContain('Lokup');
  });

  test('a reference to a missing file', () => {
    const [problem] = problemsAfter(['records/Job.yaml', './LocationDetails.yaml', './Locations.yaml']);

    expect(problem?.says).toBe(
      'dangling $ref "./Locations.yaml": there is no file spec/records/Locations.yaml',
    );
  });

  test('circular references', () => {
    const problems = problemsAfter([
      'records/FirstOfMonth.yaml',
      'type: string',
      '$ref: ./FirstOfMonth.yaml',
    ]);

    expect(problems[0]).toMatchObject({ kind: 'circular-reference' });
    expect(problems.map(({ file }) => file)).toContain('spec/records/FirstOfMonth.yaml');
  });

  test('a recursive schema is not a circular reference', () => {
    expect(
      problemsAfter([
        'records/Person.yaml',
        'properties:\n',
        'properties:\n  twin: { $ref: ./Person.yaml }\n',
      ]),
    ).toEqual([]);
  });

  test('a duplicate operationId, with both places', () => {
    expect(
      problemsAfter(['identity/api-keys.yaml', 'operationId: listApiKeys', 'operationId: getApiKey']),
    ).toMatchObject([
      {
        file: 'spec/identity/api-keys.yaml',
        kind: 'duplicate-id',
        says: expect.stringMatching(
          /^operationId "getApiKey" stands twice: first in spec\/identity\/api-keys.yaml:6$/,
        ),
      },
    ]);
  });
});
