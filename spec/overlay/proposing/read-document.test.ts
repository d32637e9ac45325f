import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { describedIn } from './described.js';
import { readOpenApi } from './read-document.js';
import { viewOf } from './schema-view.js';

const folder = temporaryFolder();

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const operation = '{ responses: { "204": { description: done } } }';

test.each([
  ['empty', 'is empty'],
  ['# only a comment', 'is empty'],
  ['just words', 'is no OpenAPI document'],
  ['[1, 2]', 'is no OpenAPI document'],
  ['{"openapi": ', 'is neither JSON nor YAML'],
  ['a: [1\nb: {', 'is neither JSON nor YAML'],
  ['title: none', 'an OpenAPI document begins with "openapi: 3.1.0"'],
  ['swagger: "2.0"\npaths: {}', 'is of Swagger "2.0": convert it'],
  ['openapi: 4.0.0\npaths: {}', '3.0 and 3.1 are read'],
  ['overlay: 1.0.0\nactions: []', 'pdk conform --overlay takes it'],
  ['{"log": {"entries": []}}', 'pdk learn --from reads it'],
  ['openapi: 3.1.0\npaths: {}', 'describes no operation'],
  ['openapi: 3.1.0', 'describes no operation'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested more than'],
  [`openapi: 3.1.0\nx: ${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'nested more than'],
  ['openapi: 3.1.0\npaths: &all { /a: *all }', 'holds itself'],
])('an invalid document is refused with the file and what to do: %.40s', (text, says) => {
  const path = file('broken', text === 'empty' ? '' : text);
  expect(() => readOpenApi(path)).toThrow(says);
  expect(() => readOpenApi(path)).toThrow(path);
});

test('a missing file or a folder is refused', () => {
  expect(() => readOpenApi(join(folder, 'none.yaml'))).toThrow('there is no such file');
  expect(() => readOpenApi(folder)).toThrow('is a folder');
});

test('referenced files are read, including references back; remote ones are listed', () => {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  file('parts/paths.yaml', 'keys: { post: { responses: { "200": { $ref: "answers.yaml#/Key" } } } }');
  file(
    'parts/answers.yaml',
    'Key: { content: { application/json: { schema: { $ref: "../root.yaml#/components/schemas/Key" } } } }',
  );
  const root = file(
    'root.yaml',
    `openapi: 3.1.0
paths:
  /keys: { $ref: parts/paths.yaml#/keys }
  /others: { $ref: https://example.com/paths.yaml#/paths }
  /lost: { get: { $ref: parts/none.yaml#/get } }
components: { schemas: { Key: { properties: { id: { type: string }, parent: { $ref: "#/components/schemas/Key" } } } } }`,
  );
  const { document, unread } = readOpenApi(root);
  const [keys] = describedIn(document);
  const answer = keys?.answer;
  expect(answer && [...viewOf(answer).members.keys()]).toEqual(['id', 'parent']);
  expect(unread.join()).toMatch(
    /parts\/none\.yaml.*https:\/\/example\.com|https:\/\/example\.com.*none\.yaml/,
  );
});

test('circular references end', () => {
  const path = file(
    'circles.json',
    JSON.stringify({
      openapi: '3.0.0',
      paths: { '/a': { get: { responses: { '200': { $ref: '#/components/responses/A' } } } } },
      components: {
        responses: { A: { $ref: '#/components/responses/B' }, B: { $ref: '#/components/responses/A' } },
      },
    }),
  );
  expect(describedIn(readOpenApi(path).document)).toMatchObject([{ shown: 'GET /a', answer: undefined }]);
});

test.each([
  ['https://api.example.com/v1/', 'https://api.example.com', '/v1'],
  ['/v1', '', '/v1'],
  ['v1', '', '/v1'],
  ['https://{region}.example.com/{stage}', 'https://eu.example.com', '/{stage}'],
  ['', '', ''],
])('the paths of a server at %s begin there', (url, origin, base) => {
  const servers = `[{ url: "${url}", variables: { region: { default: eu } } }]`;
  const path = file(
    'server.yaml',
    `openapi: 3.0.3\nservers: ${servers}\npaths: { /a: { get: ${operation} } }`,
  );
  const [only] = describedIn(readOpenApi(path).document);
  expect([only?.origin, only?.segments.join('/')]).toEqual([origin, `${base}/a`.slice(1)]);
});
