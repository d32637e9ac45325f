import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import type { Given } from './settings.js';

const target: Given = { peopleUrl: 'https://host/v1', org: 'org_a1' };
const read = (given: Given, env: NodeJS.ProcessEnv = {}) => {
  const read = readCommandLine({ ...target, ...given }, env, () => 1);
  return 'errors' in read ? read : read.run;
};

test.each<[Given, NodeJS.ProcessEnv, object]>([
  [
    { maxTime: '90', maxWait: '5', maxBody: '2' },
    {},
    { limits: { runMs: 90_000, waitMs: 5000, bodyBytes: 2 ** 21 } },
  ],
  [{}, { PDK_MAX_TIME: '90' }, { limits: { runMs: 90_000 } }],
  [{ maxBody: '1' }, { PDK_MAX_BODY: '2' }, { limits: { bodyBytes: 2 ** 20 } }],
  [{ insecure: true }, {}, { connection: { insecure: true } }],
  [{}, { PDK_INSECURE: 'no' }, { connection: {} }],
  [{ proxy: 'http://u:p@proxy:3128' }, {}, { connection: { proxy: 'http://u:p@proxy:3128' } }],
  [{ header: ['X-A: 1', 'x-b:two: 3 '] }, {}, { target: { headers: { 'x-a': '1', 'x-b': 'two: 3' } } }],
  [{}, { PDK_HEADER: 'x-a: 1\r\nX-B: 2' }, { target: { headers: { 'x-a': '1', 'x-b': '2' } } }],
  [{ header: ['x-empty:'] }, {}, { target: { headers: { 'x-empty': '' } } }],
  [{ raw: true }, {}, { raw: true }],
])('%j and %j are read', (given, env, expected) => {
  expect(read(given, env)).toMatchObject(expected);
});

const file = resolve(import.meta.dirname, 'target.test.ts');

test.each<[Given, NodeJS.ProcessEnv, string]>([
  [
    { proxy: 'proxy-secret:3128' },
    {},
    '--proxy is not an address that begins with http:// or https://, such as http://proxy:3128.',
  ],
  ...['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].map(
    (name): [Given, NodeJS.ProcessEnv, string] => [
      {},
      { [name]: 'socks5://secret@proxy:1080' },
      `${name} is not an address that begins with http:// or https://, such as http://proxy:3128.`,
    ],
  ),
  [{}, { PDK_INSECURE: 'perhaps' }, 'PDK_INSECURE "perhaps" is neither true nor false.'],
  [{ header: ['secret'] }, {}, "--header is written 'Name: value'."],
  [{ header: ['a b: secret'] }, {}, "--header is written 'Name: value'."],
  [
    { header: ['Authorization: secret'] },
    {},
    '--header "authorization" is set by the kit itself; a credential is given by an option of its own.',
  ],
  [{ header: ['x-a: \u674e'] }, {}, '--header "x-a" has a value with a letter that no header can carry.'],
  [
    { ca: file },
    {},
    `--ca "${file}" holds no certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.`,
  ],
  [
    { maxWait: '0' },
    {},
    '--max-wait "0" is not a number of seconds: a whole number from 1 to 604800, a week.',
  ],
])('%j and %j are refused', (given, env, error) => {
  expect(read(given, env)).toEqual({ errors: [error] });
});

test('a missing file of certificates is reported', () => {
  expect(read({ ca: '/nowhere/ca.pem' })).toEqual({
    errors: [expect.stringMatching(/^--ca "\/nowhere\/ca\.pem" cannot be read: ENOENT/)],
  });
});
