import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { headOf, type RecordingItem, readRecording } from './recorded.js';

const folder = temporaryFolder();
let files = 0;

async function itemsOf(...chunks: readonly (string | Buffer)[]): Promise<RecordingItem[]> {
  files += 1;
  const file = join(folder, `file-${files}`);
  writeFileSync(file, Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))));
  const items: RecordingItem[] = [];
  for await (const each of readRecording(file)) items.push(each);
  return items;
}

const target = { peopleUrl: 'http://a.test/v1', org: 'o' };
const startedAt = '2026-11-20T12:00:00Z';
const head = JSON.stringify(
  headOf({ target, seed: 1, callers: 'ours', startedAt, names: 'pseudonyms', secrets: [] }),
);
const exchange = JSON.stringify({
  id: 1,
  operation: 'find',
  investigation: 'explore',
  credential: 'token',
  org: 'own',
  request: { method: 'POST', url: 'http://a.test/v1/o/find', headers: {}, text: '{}' },
  response: { status: 200, headers: {}, cookies: [], text: '{}' },
  sentAt: 1,
  receivedAt: 2,
});

describe('a file that is not a recording is refused, with the line and the error', () => {
  test.each([
    ['empty', '', /file-\d+: it is empty/],
    ['of blanks', ' \n\n', /file-\d+: it is empty/],
    ['a text', 'hello\nworld\n', /file-\d+: neither a recording .* nor a HAR/],
    ['JSON of something else', '{"a":1}', /file-\d+: neither a recording/],
    ['of a later version', head.replace('"version":1', '"version":2'), /:1: at version: "version" is not 1/],
    ['with a broken line', `${head}\n{"id":\n${exchange}\n`, /:2: no JSON/],
    ['with another value', `${head}\n[]\n`, /:2: the file must be object/],
    ['of another operation', `${head}\n${exchange.replace('"find"', '"fimd"')}`, /:2: no operation .*"fimd"/],
    ['with a broken address', `${head}\n${exchange.replace('http://a.test', '')}\n`, /:2: at request\/url/],
    ['a HAR with a broken entry', '{"log":{"entries":[\n{"a":},\n]}}', /neither .* nor a HAR/],
  ])('%s', async (_, text, error) => {
    await expect(itemsOf(text)).rejects.toThrow(error);
    await expect(itemsOf(text)).rejects.toHaveProperty('name', 'UsageError');
  });

  test('one that does not exist', async () => {
    await expect(readRecording(join(folder, 'none')).next()).rejects.toThrow('none: there is no such file');
  });

  test('a folder', async () => {
    await expect(readRecording(folder).next()).rejects.toThrow('it cannot be read: EISDIR');
  });

  test('with a line that is too long', async () => {
    const chunk = Buffer.alloc(70 * 1024 * 1024, 'x');
    await expect(itemsOf(`${head}\n"`, chunk)).rejects.toThrow(/:2: a line longer than 64 MiB/);
  });
});

test('a recording that was cut off in the middle of a line is read up to that line', async () => {
  const items = await itemsOf(`${head}\n${exchange}\n${exchange.slice(0, 90)}`);
  expect(items.map(({ kind }) => kind)).toEqual(['head', 'exchange', 'cut']);
});

test.each<[string, (text: string) => Buffer]>([
  ['gzip', (text) => gzipSync(text)],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of the other order', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['gzip of UTF-16', (text) => gzipSync(Buffer.from(`\ufeff${text}`, 'utf16le'))],
])('a recording in %s is read like any other', async (_, written) => {
  const har = '{"log":{"entries":[{"request":{},"response":{}}]}}';
  expect(await itemsOf(written(`${head}\n${exchange}\n`))).toEqual(await itemsOf(`${head}\n${exchange}\n`));
  expect(await itemsOf(written(har))).toEqual(await itemsOf(har));
});

test('a compressed recording of which the end is missing is read up to there', async () => {
  const lines = Array.from({ length: 3000 }, (_, id) => exchange.replace('"id":1', `"id":${id}`));
  const whole = gzipSync(`${head}\n${lines.join('\n')}\n`);
  const items = await itemsOf(whole.subarray(0, whole.length / 2));
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['head', 'exchange', 'cut']));
});

test('an entry that is nested ten thousand deep is skipped', async () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  const items = await itemsOf(`{"log":{"pages":${deep},"entries":[{"request":${deep},"response":{}}]}}`);
  expect(items).toEqual([{ kind: 'passed', because: expect.any(String) }]);
});

test('a body that is nested ten thousand deep is kept as text, not parsed', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const nested = JSON.stringify({
    ...JSON.parse(exchange),
    response: { status: 200, headers: {}, cookies: [], text: deep },
  });
  const [, read] = await itemsOf(`${head}\n${nested}\n`);
  expect(read).toMatchObject({ kind: 'exchange' });
});
