import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { newStateFile, startedWith } from '../../fixtures/kept-mocks.js';
import { MockOptionError, type MockOptions } from '../host/mock.js';
import { brokenAt } from './read-state.js';

let file = '';
beforeEach(() => {
  file = newStateFile();
});
const started = (options?: MockOptions) => startedWith(file, options);

describe('a file that cannot be continued is refused, and left unchanged:', () => {
  const world =
    '{"id":"default","version":1,"names":"default","seed":1,"people":40,"readings":{},"credits":null,"eachCall":null,"clock":{"now":"2026-01-14T05:00:00Z","isFrozen":false},"ids":{},"collections":{}}';
  const holding = (worlds: string, version = '1') =>
    `{"format":"people-data-kit state","version":${version},"worlds":[${worlds}]}`;

  const { id, collections, ...head } = JSON.parse(world);
  const inLines = `${[
    { format: 'people-data-kit state', version: 2 },
    { world: id, head },
    { in: [id, 'x'] },
    ['key', { a: { b: 1 } }],
    { gone: 'another' },
    { end: true },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')}\n`;

  test.each([
    ['an empty one', '', 'it is empty. Remove it'],
    ['half of one', holding(world).slice(0, 90), 'it is damaged: from line 1, character 91 on'],
    [
      'a text',
      'dear diary',
      'it is damaged: from line 1, character 1 on it is no JSON any more. Restore it from a copy',
    ],
    ['bytes', '\0\0\0\0', 'it is damaged'],
    ['other JSON', '{"name":"people-data-kit"}', 'it is no state of a mock'],
    ['a list', '[]', 'it is no state of a mock'],
    ['a later version', holding(world, '3'), 'it was written by a later version of people-data-kit'],
    [
      'lines of a later version',
      inLines.replace('2}', '3}'),
      'it was written by a later version of people-data-kit',
    ],
    ['lines whose beginning is cut off', inLines.slice(0, -20), 'it is damaged: line 5 is none of a state'],
    [
      'a line in the middle that is none',
      `${inLines}{"gone":\n{"end":true}\n`,
      'it is damaged: line 7 is none of a state. Restore it from a copy',
    ],
    ['an entry of nowhere', inLines.replace('{"in":["default","x"]}\n', ''), 'it is damaged: line 3 is none'],
    ['an object that is not there', inLines.replace('{"b":1}', '{"$shared":9}'), 'line 4 is none'],
    ['no version', holding(world, 'null'), 'its version is null'],
    ['no worlds', holding(world).replace('"worlds"', '"words"'), 'it has no list of worlds'],
    ['no first world', holding(''), 'it has no world "default"'],
    ['a world without a name', holding('{}'), 'worlds[0] has no id'],
    ['the same world twice', holding(`${world},${world}`), 'there are two worlds "default"'],
    ['a world without a clock', holding(world.replace('"clock"', '"glock"')), 'in the world "default", '],
    ['a reading that is none', holding(world.replace('"readings":{}', '"readings":{"a.b":"c"}')), 'a.b'],
    [
      'a name that is none',
      holding(`${world},${world.replace('"default"', '"a b"')}`),
      '"a b" is no name of a world',
    ],
  ])('%s', async (_, text, says) => {
    writeFileSync(file, text);
    const refused = await started().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MockOptionError);
    expect(String(refused)).toContain(`option state: ${JSON.stringify(file)} cannot be used: `);
    expect(String(refused)).toContain(says);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(dirname(file))).toEqual(['mock.json']);
  });

  test('the same, but valid, is continued', async () => {
    for (const text of [holding(world), inLines, `${inLines}{"gone":"def`]) {
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
    writeFileSync(file, holding(world), { mode: 0o400 });
    await expect(started()).rejects.toThrow('it may not be read and written');
  });
});

test.each([
  ['{"a":1}', undefined],
  ['hello', { line: 1, column: 1 }],
  ['{"a":1,\n"b":x}\n\n', { line: 2, column: 5 }],
  ['{"a":1,,"b":2}', { line: 1, column: 8 }],
  ['{"a":\n[1,2', { line: 2, column: 5 }],
  ['{"a":"tex', { line: 1, column: 10 }],
  ['{"a":1}\n}', { line: 2, column: 1 }],
  ['{"a":"x\ny"}', { line: 1, column: 8 }],
  ['\0\0\0', { line: 1, column: 1 }],
])('%j is broken at %j', (text, place) => {
  expect(brokenAt(text)).toEqual(place);
});

test('truncated JSON is broken at its end', () => {
  const cut = fc.array(fc.jsonValue(), { minLength: 1 }).chain((value) => {
    const text = JSON.stringify({ value });
    return fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length));
  });
  fc.assert(
    fc.property(cut, (text) => {
      expect(brokenAt(text)).toEqual({ line: 1, column: text.length + 1 });
    }),
  );
});
