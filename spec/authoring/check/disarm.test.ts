import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { readTree } from '../../source/tree.js';
import { compareTrees } from './base/base.js';
import { configurationProblems } from './steps/configuration.js';
import { lintProblems } from './steps/lint.js';

const copy = editedCopy();
const scratch = temporaryFolder();
const configuration = join(copy.root, 'redocly.yaml');
const before = readFileSync(configuration, 'utf8');
const ignoring = join(copy.root, '.redocly.lint-ignore.yaml');

afterEach(() => {
  copy.restore();
  writeFileSync(configuration, before);
  rmSync(ignoring, { force: true });
});

test('the linter configuration of this project suppresses nothing', () => {
  expect(configurationProblems(ownRoot)).toEqual([]);
});

describe('a configuration that would suppress a problem is reported', () => {
  test.each([
    ['  - recommended\n', '', '"extends" lacks recommended: changes and faults would pass'],
    [
      '  - ./spec/authoring/lint/plugin.js\n',
      '',
      '"plugins" lacks ./spec/authoring/lint/plugin.js: changes and faults would pass',
    ],
    ['pdk/known-basis: error', 'pdk/known-basis: off', 'the rule pdk/known-basis is false'],
    ['struct: error', 'struct: warn', 'the rule struct is "warn"'],
    ['  pdk/answers-question: error\n', '', 'the rule pdk/answers-question is not there'],
  ])('%j → %j', (from, to, says) => {
    expect(before).toContain(from);
    writeFileSync(configuration, before.replace(from, to));

    expect(
      configurationProblems(copy.root).map((problem) => problem.says.replace('"off"', 'false')),
    ).toContain(says);
  });

  test('an ignore file is reported', () => {
    writeFileSync(ignoring, 'spec/people.yaml:\n  struct: ["#/paths"]\n');

    expect(configurationProblems(copy.root)).toMatchObject([{ file: '.redocly.lint-ignore.yaml', line: 1 }]);
  });
});

test('changes are rated and problems found regardless of the project configuration', async () => {
  writeFileSync(configuration, 'extends: []\nrules:\n  struct: off\n');
  writeFileSync(ignoring, 'spec/billing.yaml:\n  pdk/known-basis:\n    - "#/paths"\n');
  copy.edit(
    ['billing.yaml', 'enum: [org, principal]', 'enum: [org]'],
    ['billing.yaml', '      x-basis: assumed\n', '      x-basis: guessed\n'],
  );
  const changes = compareTrees(readTree(ownRoot), readTree(copy.root));
  const lint = await lintProblems(copy.root, ['billing'], { project: ownRoot, scratch });

  expect(changes[0]?.rating).toBe('breaking');
  expect(lint.get('billing')?.map(({ kind }) => kind)).toContain('pdk/known-basis');
});
