import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { check } from './check.js';

// After these edits the contract cannot be read, as rules refer to removed parts. What is affected must be reported anyway.

const copy = editedCopy();
for (const code of ['mocks', 'conformance']) symlinkSync(join(ownRoot, code), join(copy.root, code));

interface Case {
  readonly edit: Edit;
  readonly what: string;
  /** One of the affected rules. */
  readonly hits: string;
}

const cases: readonly Case[] = [
  {
    edit: ['people.yaml', '  /{org_id}/verify: { $ref: ./people/verify.yaml#/verify }\n', ''],
    what: 'operation verify',
    hits: 'verify.array',
  },
  {
    edit: ['identity/api-keys.yaml', 'operationId: listApiKeys', 'operationId: getApiKeys'],
    what: 'operation listApiKeys',
    hits: 'apikey.list',
  },
];

test('a removed or renamed part is breaking and lists affected rules', { timeout: 120_000 }, async () => {
  copy.edit(...cases.map(({ edit }) => edit));
  const { steps, changes = [] } = await check({ root: copy.root, base: ownRoot, now: () => 0 });

  expect(steps.find(({ name }) => name === 'rules')?.state).toBe('broken');
  for (const { what, hits } of cases) {
    const change = changes.find((each) => each.what === what);
    expect({ what, rating: change?.rating }).toEqual({ what, rating: 'breaking' });
    expect(change?.hits.judges.map(({ id }) => id)).toContain(hits);
  }
});
