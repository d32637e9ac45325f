import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { anyReport } from '../../fixtures/report.arbitrary.js';
import { writeJson } from './json.js';

const folder = mkdtempSync(join(tmpdir(), 'pdk-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [report] = fc.sample(anyReport, { numRuns: 1, seed: 1 });
if (!report) throw new Error('no sample');

test('a report replaces an older one and leaves nothing else behind', async () => {
  const file = join(folder, 'report.json');
  writeFileSync(file, 'older');
  await writeJson(report, file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(report)));
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test('a missing folder is named', async () => {
  const missing = join(folder, 'no', 'such');
  await expect(writeJson(report, join(missing, 'report.json'))).rejects.toThrow(
    `the report could not be written to "${missing}/report.json": the folder "${missing}" does not exist`,
  );
});

test('a folder in the place of the file is named, and nothing is left in it', async () => {
  await expect(writeJson(report, folder)).rejects.toThrow(/could not be written/);
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith(`.${process.pid}.tmp`))).toEqual([]);
});
