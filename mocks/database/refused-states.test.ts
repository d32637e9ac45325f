import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newStateFile, startedWith } from '../../fixtures/kept-mocks.js';
import { MockOptionError, type MockOptions } from '../host/mock.js';

let file = '';
beforeEach(() => {
  file = newStateFile();
});
const started = (options?: MockOptions) => startedWith(file, options);

describe('a file that cannot be continued is refused, and left unchanged:', () => {
  const first = '{"format":"people-data-kit state","version":2}\n';
  const world =
    '{"world":"default","head":{"version":1,"names":"default","seed":1,"people":40,"readings":{},"credits":null,"eachCall":null,"clock":{"now":"2026-01-14T05:00:00Z","isFrozen":false},"ids":{}}}\n';
  const end = '{"end":true}\n';
  const whole = `${first}${world}{"in":["default","x"]}\n["key",{"a":{"b":1}}]\n{"gone":"another"}\n${end}`;

  test.each([
    ['half of the first line', whole.slice(0, 20), 'it is no state of a mock'],
    ['a text', 'dear diary', 'it is no state of a mock'],
    ['bytes', '\0\0\0\0', 'it is no state of a mock'],
    ['other JSON', '{"name":"people-data-kit"}', 'it is no state of a mock'],
    ['a list', '[]', 'it is no state of a mock'],
    ['a later version', whole.replace('2}', '3}'), 'by another version of people-data-kit: the form is 3'],
    ['an earlier version', whole.replace('2}', '1}'), 'by another version of people-data-kit: the form is 1'],
    ['no version', whole.replace('2}', 'null}'), 'the form is null'],
    ['lines whose end is cut off', whole.slice(0, -20), 'it is damaged: line 5 is none of a state'],
    [
      'a line in the middle that is none',
      `${whole}{"gone":\n${end}`,
      'it is damaged: line 7 is none of a state. Restore it from a copy',
    ],
    ['an entry of nowhere', whole.replace('{"in":["default","x"]}\n', ''), 'it is damaged: line 3 is none'],
    ['an object that is not there', whole.replace('{"b":1}', '{"$shared":9}'), 'line 4 is none'],
    ['no first world', whole.replaceAll('"default"', '"other"'), 'it has no world "default"'],
    ['a world without a clock', whole.replace('"clock"', '"glock"'), 'in the world "default", '],
    ['a reading that is none', whole.replace('"readings":{}', '"readings":{"a.b":"c"}'), 'a.b'],
  ])('%s', async (_, text, says) => {
    writeFileSync(file, text);
    const refused = await started().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MockOptionError);
    expect(String(refused)).toContain(`option state: ${JSON.stringify(file)} cannot be used: `);
    expect(String(refused)).toContain(says);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(dirname(file))).toEqual(['mock.json']);
  });

  test.each([
    [
      'another program',
      'CREATE TABLE notes (text)',
      'it is no state of a mock, but the database of something else',
    ],
    ['a later version', 'PRAGMA user_version = 4', 'by a later version of people-data-kit: the form is 4'],
  ])('a database of %s', async (_, sql, says) => {
    if (says.includes('later')) await (await started()).close();
    const database = new sqlite.Database(file);
    database.get('PRAGMA locking_mode = EXCLUSIVE');
    database.exec(sql);
    database.close();
    const text = readFileSync(file);
    await expect(started()).rejects.toThrow(says);
    expect(readFileSync(file).equals(text)).toBe(true);
  });

  test('the same, but valid, is continued', async () => {
    for (const text of [whole, `${whole}{"gone":"def`]) {
      writeFileSync(file, text);
      await (await started()).close();
    }
  });

  test('a missing folder, and a folder', async () => {
    await expect(started({ state: join(file, 'a', 'b.json') })).rejects.toThrow('its folder does not exist');
    mkdirSync(file);
    await expect(started()).rejects.toThrow('it is a folder');
    await expect(started({ state: '' })).rejects.toThrow('name a file');
    await expect(started({ state: '/dev/null' })).rejects.toThrow('it is no file that keeps');
  });

  // Root is denied nothing.
  test.runIf(process.getuid?.() !== 0)('a place without write permission', async () => {
    chmodSync(dirname(file), 0o500);
    await expect(started()).rejects.toThrow('no file be made beside it');
    chmodSync(dirname(file), 0o700);
    writeFileSync(file, whole, { mode: 0o400 });
    await expect(started()).rejects.toThrow('it may not be read and written');
  });
});
