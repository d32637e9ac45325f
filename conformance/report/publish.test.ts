import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeWith } from '../../fixtures/report.arbitrary.js';
import { reportWith, row } from '../../fixtures/report-rows.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { failureOf } from './failure.js';
import { createNames, nameless } from './names.js';
import { type ReportFormat, reportFormats, writeReport } from './publish.js';
import { redactor } from './redact.js';
import type { Report } from './report.js';

const folder = temporaryFolder();

async function written(format: ReportFormat, report: Report): Promise<string> {
  const file = join(folder, format);
  await writeReport(format, file, { report, history: [report] });
  return readFileSync(file, 'utf8');
}

test.each(reportFormats)('%s contains no secret and no name, wherever they were', async (format) => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{12,24}$/);
  const name = fc.constantFrom('Quillonby', 'Bjørnsdóttir', 'Zsófiáska', 'Łukaszewicz', '김민준아');
  const parts = fc
    .tuple(secret, name)
    .chain(([one, other]) =>
      fc.tuple(fc.constant(one), fc.constant(other), exchangeWith(fc.constantFrom(one, ` ${other} `))),
    );
  await fc.assert(
    fc.asyncProperty(parts, async ([one, other, exchange]) => {
      const names = createNames();
      names.learn({ first_name: other });
      const said = `${other} with ${one}`;
      const failure = failureOf(
        {
          ...{ summary: said, at: said, expected: said, received: said, steps: said },
          ...{ exchanges: [exchange], replay: 'r1.abc', reproduced: 'FLAKY 1/3' },
        },
        [one],
        {},
      );
      const { summary } = failure;
      const rules = [
        row('find.at-most-size', 'fail', { failure }),
        row('find.ordered', 'skipped', { because: summary }),
      ];
      const left = [{ kind: 'ApiKey', name: summary, because: summary }];
      const text = await written(format, nameless(reportWith(rules, { reason: summary, left }), names));
      expect(text).not.toContain(one);
      expect(text).not.toContain(other);
    }),
    { numRuns: 40 },
  );
});

test.each(reportFormats)('%s is not empty for a run without any rule', async (format) => {
  const report = reportWith([], { verdict: 'proved-nothing', reason: 'the target was not reached' });
  expect(await written(format, report)).toMatch(/the target was not reached/i);
});

test('thousands of secrets are found in one pass over a text', () => {
  const secrets = Array.from({ length: 2000 }, (_, index) => `secret-number-${index}-of-many`);
  const begun = performance.now();
  const { text: hidden } = redactor(secrets);

  expect(hidden(`${secrets.join(' and ')} ${'secret-'.repeat(40_000)}`)).not.toContain('of-many');
  expect(performance.now() - begun).toBeLessThan(10_000);
});
