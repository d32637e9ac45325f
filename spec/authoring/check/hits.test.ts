import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edit, editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { documentIds } from '../../contract/bundle.js';
import { contractOf } from '../../reading/contract.js';
import { readTree } from '../../source/tree.js';
import { compareCatalogues, compareDocuments } from './changes/documents.js';
import { codeIndex, hitsOf } from './hits.js';

const documents = new Map(
  documentIds.map((id) => [id, JSON.parse(readFileSync(join(ownRoot, `generated/${id}.json`), 'utf8'))]),
);
const base = readTree(ownRoot);
const surroundings = {
  contract: contractOf(base, documents),
  code: codeIndex(ownRoot, ['mocks', 'conformance']),
  proofs: {
    judged: [],
    mutants: [
      { id: 'find.at-most-size', breaks: 'find.at-most-size' },
      { id: 'usage.group-org', breaks: 'usage.group-org' },
    ],
  },
};
const copy = editedCopy();
afterEach(() => copy.restore());

function hitsAfter(edit: Edit) {
  copy.edit(edit);
  const revision = readTree(copy.root);
  const [change] = [...compareDocuments(base, revision, documentIds), ...compareCatalogues(base, revision)];
  if (change === undefined) throw new Error('nothing changed');
  return hitsOf(change, surroundings);
}

describe('a change lists what it affects', () => {
  test('a request member: handlers, rules that name it, examples that have it, types that contain it', () => {
    const hits = hitsAfter(['people.yaml', '          maximum: 5\n', '          maximum: 3\n']);

    expect(hits.handlers).toEqual([
      { id: 'find', files: ['mocks/people/find.ts'] },
      { id: 'previewFind', files: ['mocks/people/find.ts'] },
    ]);
    expect(hits.judges.map(({ id }) => id)).toContain('find.at-most-size');
    expect(hits.judges.map(({ id }) => id)).not.toContain('find.index-aligned');
    for (const { files } of hits.judges) expect(files.length).toBeGreaterThan(0);
    expect(hits.mutants.map(({ id }) => id)).toEqual(['find.at-most-size']);
    expect(hits.examples).toContain('find request one');
    expect(hits.examples).not.toContain('find request batch');
    expect(hits.types).toEqual(
      expect.arrayContaining(['components["schemas"]["FindRequest"]', 'operations["find"]']),
    );
  });

  test('a record member: every operation that returns it, and every schema that contains it', () => {
    const hits = hitsAfter(['records/Job.yaml', 'enum: [valid, catch-all, best-guess]', 'enum: [valid]']);

    expect(hits.handlers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['find', 'search', 'getPerson', 'lookupPeople']),
    );
    expect(hits.judges.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['job.email-status-enum', 'job.email_status-type']),
    );
    expect(hits.types).toEqual(
      expect.arrayContaining([
        'components["schemas"]["Job"]',
        'components["schemas"]["Person"]',
        'components["schemas"]["FindResponse"]',
      ]),
    );
  });

  test('a role: the role rules of the operation', () => {
    const hits = hitsAfter(['identity/api-keys.yaml', 'role: admin', 'role: viewer']);

    expect(hits.judges.map(({ id }) => id)).toContain('role.ListApiKeys.viewer-denied');
    expect(hits.judges.every(({ id }) => id.startsWith('role.'))).toBe(true);
  });

  test('a rule: its judge and its mutants', () => {
    const hits = hitsAfter([
      'rules/billing.yaml',
      'Usage is grouped by organization',
      'Usage is always grouped by organization',
    ]);

    expect(hits.judges).toMatchObject([{ id: 'usage.group-org' }]);
    expect(hits.mutants).toMatchObject([
      { id: 'usage.group-org', files: [expect.stringMatching(/^mocks\/mutants\//)] },
    ]);
    expect(hits.types).toEqual(['RuleId']);
  });

  test('a question: the places where the mock reads its answer', () => {
    const hits = hitsAfter(['questions/errors.yaml', '  default: rejected-401', '  default: rejected-403']);

    expect(hits.handlers.map(({ id }) => id)).toEqual(['errors.no-credential']);
    expect(hits.handlers[0]?.files).toContain('mocks/engine/refusal-draft.ts');
  });

  test('a basis: the response that has it, and the operations that answer it', () => {
    const hits = hitsAfter([
      'components/errors.yaml',
      'x-basis: assumed\n  x-question: find.size-over',
      'x-basis: confirmed\n  x-question: find.size-over',
    ]);

    expect(hits.types).toContain('components["responses"]["Unprocessable"]');
    expect(hits.handlers.map(({ id }) => id)).toContain('find');
  });
});
