import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

const vitest = 'node_modules/vitest/vitest.mjs';

interface Told {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Returns the results of the tests in a user's run of a file that contains the suite. */
async function toldBy(...words: readonly string[]): Promise<readonly Told[]> {
  const told = ['run', '--config', 'fixtures/suite/vitest.config.ts', '--reporter=json', ...words];
  const { output } = await printedBy([vitest, ...told], process.cwd());
  return JSON.parse(output).testResults.flatMap(
    (file: { assertionResults: readonly Told[] }) => file.assertionResults,
  );
}

const outcomes = (told: readonly Told[]) => told.map(({ title, status }) => [title.split(':')[0], status]);

test('each rule is a separate test, which fails with the output of pdk conform', {
  timeout: 60_000,
}, async () => {
  const told = await toldBy();
  expect(outcomes(told)).toEqual([
    ['the run proves something', 'passed'],
    ['find.one-per-input', 'passed'],
    ['find.max-five', 'passed'],
    ['find.at-most-size', 'failed'],
  ]);
  expect(told.at(-1)?.failureMessages[0]).toContain('FAIL find.at-most-size · section 4.1');
  expect(told.at(-1)?.failureMessages[0]).toContain('curl');
});

test('only the rules of the selected tests are judged', async () => {
  const told = await toldBy('-t', 'find.one-per-input');
  expect(outcomes(told)).toContainEqual(['find.one-per-input', 'passed']);
  expect(outcomes(told)).toContainEqual(['find.at-most-size', 'skipped']);
});
