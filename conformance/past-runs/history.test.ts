import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sample } from '../../fixtures/report.arbitrary.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import type { Report } from '../report/report.js';
import { keepReport, keptMost, readHistory } from './history.js';

const target = { peopleUrl: 'https://host/v1', org: 'org_a1' };
const at = (minute: number, more: Partial<Report> = {}): Report => ({
  ...sample,
  target,
  startedAt: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  ...more,
});

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'of/runs');
});

test('a missing folder has no history, and is created for the first run', async () => {
  expect(readHistory(folder, target)).toEqual([]);
  await keepReport(folder, at(1));
  expect(readHistory(folder, target)).toEqual([JSON.parse(JSON.stringify(at(1)))]);
});

test('runs are read in order, without those of other targets, and the oldest are deleted', async () => {
  const other = { ...target, org: 'org_b2' };
  await keepReport(folder, at(0, { target: other }));
  for (let minute = keptMost + 2; minute > 0; minute -= 1) await keepReport(folder, at(minute));

  const times = readHistory(folder, target).map(({ startedAt }) => startedAt);
  expect(times).toHaveLength(keptMost);
  expect(times).toEqual(times.toSorted());
  expect(readHistory(folder, other)).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('broken files and files that are not reports are left out with a warning', async () => {
  await keepReport(folder, at(1));
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name.replace('2026', '2025')), '{"half":');
  writeFileSync(join(folder, name.replace('2026', '2024')), '{}');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  const warnings: string[] = [];

  expect(readHistory(folder, target, (warning) => void warnings.push(warning))).toHaveLength(1);
  expect(warnings).toHaveLength(3);
  expect(warnings.every((warning) => warning.includes(folder) && warning.endsWith('left out.'))).toBe(true);
  expect(warnings.join()).toContain('notes.txt');
});
