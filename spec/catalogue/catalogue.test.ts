import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
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
  type Case = Readonly<Record<'file' | 'from' | 'to' | 'says', string>>;
  const cases = readCases<Readonly<Record<string, Case>>>(ownRoot, 'fixtures/edits/invalid.yaml');
  test.each(Object.entries(cases))('%s', (_, { file, from, to, says }) => {
    const problems = problemsAfter([file, from, to]);
    const found = problems.find((problem) => problem.says === says);

    expect(problems.map((problem) => problem.says)).toContain(says);
    expect(found).toMatchObject({ file: `spec/${file}` });
    expect(found?.line).toBeGreaterThan(0);
    expect(found?.todo).not.toBe('');
  });
});
