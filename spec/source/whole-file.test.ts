import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { writeWhole } from './whole-file.js';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

test('a report replaces an older one and leaves nothing else behind', async () => {
  const file = join(folder, 'report.json');
  writeFileSync(file, 'older');
  await writeWhole('the report', file, 'newer');
  expect(readFileSync(file, 'utf8')).toBe('newer');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test('a text that breaks off leaves the older file as it was', async () => {
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

test('a missing folder is named', async () => {
  const missing = join(folder, 'no', 'such');
  await expect(writeWhole('the report', join(missing, 'report.json'), '')).rejects.toThrow(
    `the report could not be written to "${missing}/report.json": the folder "${missing}" does not exist`,
  );
});

test('a folder in the place of the file is named, and nothing is left in it', async () => {
  await expect(writeWhole('the report', folder, '')).rejects.toThrow(/could not be written/);
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith(`.${process.pid}.tmp`))).toEqual([]);
});

test('what is no file stays what it is', async () => {
  const socket = join(folder, 'socket');
  const server = createServer().listen(socket);
  await new Promise((resolve) => server.once('listening', resolve));
  await writeWhole('the report', socket, '').catch(() => undefined);
  expect(statSync(socket).isSocket()).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});
