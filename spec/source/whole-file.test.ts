import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { writeWhole, writeWholeSync } from './whole-file.js';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const ways: readonly [string, typeof writeWhole][] = [
  ['at once', async (...report) => writeWholeSync(report[0], report[1], String(report[2]), report[3])],
  ['in parts', writeWhole],
];

test.each(ways)(
  'a report written %s replaces an older one and leaves nothing else behind',
  async (_, write) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, 'older');
    await write('the report', file, 'newer');
    expect(readFileSync(file, 'utf8')).toBe('newer');
    expect(readdirSync(folder)).toEqual(['report.json']);
  },
);

test('if the text fails midway, the older file is kept', async () => {
  const file = join(folder, 'report.json');
  writeFileSync(file, 'older');
  const breaking = (function* () {
    yield 'new';
    throw new Error('the text broke off');
  })();
  await expect(writeWhole('the report', file, breaking)).rejects.toThrow(
    `the report could not be written to "${file}": the text broke off`,
  );
  expect(readFileSync(file, 'utf8')).toBe('older');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test.each(ways)('a missing folder is named when a report is written %s', async (_, write) => {
  const missing = join(folder, 'no', 'such');
  await expect(write('the report', join(missing, 'report.json'), '')).rejects.toThrow(
    `the report could not be written to "${missing}/report.json": the folder "${missing}" does not exist`,
  );
});

test.each(ways)('a folder in place of the file is named, and no draft is left (%s)', async (_, write) => {
  await expect(write('the report', folder, '')).rejects.toThrow(/could not be written/);
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith(`.${process.pid}.tmp`))).toEqual([]);
});

test.each(ways)('a device or pipe is not replaced when a report is written %s', async (_, write) => {
  const socket = join(folder, 'socket');
  const server = createServer().listen(socket);
  await new Promise((resolve) => server.once('listening', resolve));
  await write('the report', socket, '').catch(() => undefined);
  expect(statSync(socket).isSocket()).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});
