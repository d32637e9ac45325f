import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken, held, reportWith } from '../../fixtures/report-rows.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { observingOptions } from './observing.js';

const folder = temporaryFolder();

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const target = written(
  'staging.yaml',
  'targets:\n  nightly: { addresses: { people: "https://\u0024{HOST}/v1" }, org: org_a1 }\n',
);

test('a target file gives the addresses of the service, and options take precedence', async () => {
  const env = { HOST: 'staging' };
  const named = { target: `${target}#nightly` };

  expect(await observingOptions(named, env)).toMatchObject({
    bases: { peopleUrl: 'https://staging/v1' },
    org: 'org_a1',
  });
  expect(await observingOptions({ ...named, org: 'org_b2' }, env)).toMatchObject({ org: 'org_b2' });
});

test('a known failure does not fail the verdict', async () => {
  const known = { reason: 'new ranking', owner: 'search team', expires: '2999-01-01' };
  const entry = { rule: 'find.at-most-size', operation: 'find', ...known };
  const baseline = written('known.yaml', JSON.stringify({ known: [entry] }));
  const options = await observingOptions({ baseline }, {});
  const report = reportWith([held('find.status-200', 'find'), broken('find.at-most-size', 'find')]);

  expect('held' in options && options.held(report).verdict).toBe('conformant');
});

test.each([
  ['a baseline that is not there', { baseline: join(folder, 'none.yaml') }, 'none.yaml'],
  ['a variable that is not set', { target }, 'HOST'],
  ['a target that is not there', { target: `${target}#weekly` }, 'weekly'],
  ['an address that is none', { peopleUrl: 'staging' }, '"staging"'],
])('%s is reported', async (_, given, what) => {
  expect(await observingOptions(given, {})).toEqual({ errors: [expect.stringContaining(what)] });
});
