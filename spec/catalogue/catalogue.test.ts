import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edit, editedCopy, ownRoot } from '../../fixtures/edited.js';
import { rules } from '../../generated/rules.js';
import { documentIds } from '../contract/bundle.js';
import { contractOf } from '../reading/contract.js';
import { readTree, SourceError } from '../source/tree.js';

const documents = new Map(
  documentIds.map((id) => [id, JSON.parse(readFileSync(join(ownRoot, `generated/${id}.json`), 'utf8'))]),
);
const copy = editedCopy();
afterEach(() => copy.restore());

function problemsAfter(...edits: readonly Edit[]) {
  copy.edit(...edits);
  try {
    contractOf(readTree(copy.root), documents);
    return [];
  } catch (error) {
    if (error instanceof SourceError) return error.problems;
    throw error;
  }
}

const entry = '- id: usage.group-org\n  section: "4.3"\n  basis: stated\n';
const rule = (to: string): Edit => ['rules/billing.yaml', entry, to];

test('the catalogues fit the contract', () => {
  expect(problemsAfter()).toEqual([]);
});

test('every stated or derived rule has a quotation, including generated rules', () => {
  const binding = Object.values(rules).filter(({ basis }) => basis === 'stated' || basis === 'derived');
  const bare = binding.filter(({ quote }) => quote === undefined);

  expect(binding.length).toBeGreaterThan(300);
  expect(bare).toEqual([]);
  expect(rules['role.ListApiKeys.admin-ok'].quote).toBe(
    'identity | List API keys | All API keys of the org. | admin',
  );
  expect(rules['role.UpdateUserAccess.admin-ok'].quote).toContain('| Array of user-role pairs. |');
  expect(rules['person.connections-type'].quote).toMatch(/^connections \| integer \|/);
  expect(rules['locdet.country-type'].quote).toBe('All fields are strings.');
});

describe('an invalid rule or question is reported with its line', () => {
  test.each<[string, Edit, string, string]>([
    [
      'a rule without a section',
      rule(entry.replace('  section: "4.3"\n', '')),
      'rules/billing.yaml',
      'usage.group-org: "section" is missing: it must be a text',
    ],
    [
      'an unknown basis',
      rule(entry.replace('stated', 'known')),
      'rules/billing.yaml',
      'usage.group-org: unknown basis "known"',
    ],
    ...['stated', 'derived'].map((basis): [string, Edit, string, string] => [
      `a ${basis} rule without a quotation`,
      rule(
        '- id: usage.new\n  section: "4.3"\n  basis: BASIS\n  says: It is.\n  operations: []\n  effect: none\n\n'.replace(
          'BASIS',
          basis,
        ) + entry,
      ),
      'rules/billing.yaml',
      `usage.new: it is ${basis}, and quotes no sentence of the specification`,
    ]),
    [
      'a stated member that no sentence names',
      ['records/Person.yaml', '  first_name:\n', '  nickname:\n    type: string\n  first_name:\n'],
      'records/Person.yaml',
      '"nickname" is marked as stated, and no sentence of its section names it',
    ],
    [
      'a stated parameter that no sentence names',
      ['people/person.yaml', 'name: fields', 'name: members'],
      'people/person.yaml',
      '"members" is marked as stated, and no sentence of its section names it',
    ],
    [
      'a stated status that no sentence names',
      ['people.yaml', '        "402":\n', '        "412":\n'],
      'people.yaml',
      '"412" is marked as stated, and no sentence of its section names it',
    ],
    [
      'a detail that is raised to stated',
      [
        'people/verify.yaml',
        '  description: A person and a company.\n  x-basis: assumed',
        '  description: A person and a company.\n  x-section: "4.3"\n  x-basis: stated',
      ],
      'people/verify.yaml',
      '"company_name" is marked as stated, and no sentence of its section names it',
    ],
    [
      'another role than that of the row',
      ['identity/api-keys.yaml', 'x-role: { role: admin', 'x-role: { role: editor'],
      'identity/api-keys.yaml',
      '"x-role" is marked as stated, and no sentence of its section names it',
    ],
    [
      'a stated type without a quotation',
      ['records/FirstOfMonth.yaml', 'x-quote: Always the 1st day of a month at 00:00\n', ''],
      'records/FirstOfMonth.yaml',
      'the detail is marked as stated, and no sentence of its section names it',
    ],
    [
      'a quotation of a detail that the specification does not hold',
      ['records/FirstOfMonth.yaml', 'at 00:00\n', 'at noon\n'],
      'records/FirstOfMonth.yaml',
      'the specification does not say "Always the 1st day of a month at noon"',
    ],
    [
      'a confirmed rule without a question',
      rule(entry.replace('stated', 'confirmed')),
      'rules/billing.yaml',
      'usage.group-org: "question" is missing: it must be a text',
    ],
    [
      'a confirmed rule with a question that does not exist',
      rule(`${entry.replace('stated', 'confirmed')}  question: billing.nothing\n`),
      'rules/billing.yaml',
      'usage.group-org: question "billing.nothing" does not exist',
    ],
    [
      'an operation that does not exist',
      ['rules/billing.yaml', 'operations: [getUsage]', 'operations: [getUsages]'],
      'rules/billing.yaml',
      'usage.current: operation "getUsages" does not exist',
    ],
    [
      'a group of operations that does not exist',
      ['rules/billing.yaml', 'operations: [getUsage]', 'operations: ["+all"]'],
      'rules/billing.yaml',
      'usage.current: there is no group "+all"',
    ],
    [
      'an unknown effect',
      ['rules/billing.yaml', 'effect: none', 'effect: harmless'],
      'rules/billing.yaml',
      'usage.current: unknown effect "harmless"',
    ],
    [
      'a rule that is described twice',
      ['rules/billing.yaml', '- id: usage.group-org', '- id: usage.current'],
      'rules/billing.yaml',
      'rule "usage.current" is described twice: first in spec/rules/billing.yaml:3',
    ],
    [
      'a default that is no reading',
      ['questions/find.yaml', '  default: unit', '  default: units'],
      'questions/find.yaml',
      'find.score-scale: unknown default "units"',
    ],
    [
      'a question that is described twice',
      ['questions/find.yaml', '- id: find.score-order', '- id: find.score-scale'],
      'questions/find.yaml',
      'question "find.score-scale" is described twice: first in spec/questions/find.yaml:3',
    ],
    [
      'a file that is no list',
      ['questions/errors.yaml', '- id', 'first:\n- id'],
      'questions/errors.yaml',
      'the file must hold a list',
    ],
  ])('%s', (_, edit, file, says) => {
    const problems = problemsAfter(edit);
    const found = problems.find((problem) => problem.says === says);

    expect(problems.map((problem) => problem.says)).toContain(says);
    expect(found).toMatchObject({ file: `spec/${file}` });
    expect(found?.line).toBeGreaterThan(0);
    expect(found?.todo).not.toBe('');
  });
});
