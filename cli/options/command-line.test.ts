import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealFor, writeReplay } from '../../conformance/run/replay.js';
import { ruleMatcher } from '../../conformance/run/run-options.js';
import { readCases } from '../../fixtures/cases.js';
import { demo } from '../../spec/demo/demo.js';
import { areDirect, demoTarget, readCommandLine } from './command-line.js';
import { asked, type Given, optionKeys } from './options.js';

type Env = NodeJS.ProcessEnv;
const target: Given = { peopleUrl: 'https://host/v1', org: 'org_a1' };
const identityUrl = 'https://host/v1';
const read = (given: Given, env: Env = {}) => readCommandLine(asked(given, env), env, () => 99);
const tokenOf = (apiKey?: string) =>
  writeReplay(
    { kind: 'case', rule: 'find.mr-permute', seed: 1, investigation: 'relation/permute', value: [] },
    apiKey === undefined ? undefined : sealFor({ peopleUrl: identityUrl, org: 'org_a1', apiKey }),
  );

test('without options the demo is checked, with the defaults', () => {
  expect(read({})).toEqual({
    run: { target: demoTarget, seed: 99, journal: '.pdk', connection: {}, limits: {} },
    reports: [],
    recordings: [],
    plan: false,
    strictProfile: false,
    json: false,
    verbose: false,
  });
  expect(read({ seed: '7', json: true })).toMatchObject({ run: { target: demoTarget } });
});

test.each(['PDK_API_KEY', 'PDK_ORG', 'PDK_PASSWORD'])(
  'a variable %s in quotation marks is an error',
  (name) => {
    expect(read({ peopleUrl: 'https://host/v1' }, { [name]: '"pdk_key"' })).toMatchObject({
      errors: expect.arrayContaining([expect.stringContaining(`${name} is in quotation marks`)]),
    });
  },
);

test('options can be set in variables, and take precedence over them', () => {
  const env = {
    PDK_PEOPLE_URL: 'https://host/v1',
    PDK_ORG: 'org_env',
    PDK_API_KEY: 'key',
    PDK_SEED: '7',
    PDK_RATE: '2.5',
    PDK_BUDGET: '',
    PDK_RULES: 'find.*',
    PDK_JSON: 'true',
    PDK_VERBOSE: 'no',
    PDK_REPORT: 'json=a.json,json=b,c.json',
  };
  expect(read({ org: 'org_a1', budget: '20' }, env)).toMatchObject({
    run: {
      ...{ seed: 7, budget: 20, rate: 2.5, rules: 'find.*' },
      target: { peopleUrl: 'https://host/v1', org: 'org_a1', apiKey: 'key' },
    },
    reports: [{ file: 'a.json' }, { file: 'b,c.json' }],
    json: true,
    verbose: false,
  });
});

test.each<[Given, Env, object]>([
  [{ peopleUrl: 'https://host/v1/' }, {}, { target: { peopleUrl: 'https://host/v1' } }],
  [{ peopleUrl: 'HTTP://Host:80/people/v1' }, {}, { target: { peopleUrl: 'http://host/people/v1' } }],
  [{ identityUrl, username: 'a', password: ' p w ' }, {}, { target: { password: ' p w ' } }],
  [{ token: 'abc' }, {}, { target: { token: 'abc' } }],
  [{ seed: '2147483647' }, {}, { seed: 2147483647 }],
  [{ rate: '0.5', rules: 'find.size-3' }, {}, { rate: 0.5, rules: 'find.size-3' }],
  [{ maxTime: '604800', maxWait: '5' }, {}, { limits: { runMs: 604_800_000, waitMs: 5000 } }],
  [{ maxBody: '512' }, { PDK_MAX_TIME: '90' }, { limits: { runMs: 90_000, bodyBytes: 512 * 2 ** 20 } }],
  [{ insecure: true, raw: true }, {}, { connection: { insecure: true }, raw: true }],
  [{}, { PDK_INSECURE: 'no', PDK_RAW: 'TRUE' }, { connection: { insecure: false }, raw: true }],
  [{ proxy: 'http://u:p@proxy:3128' }, {}, { connection: { proxy: 'http://u:p@proxy:3128' } }],
  [{ header: ['X-A: 1', 'x-b:two: 3 '] }, {}, { target: { headers: { 'x-a': '1', 'x-b': 'two: 3' } } }],
  [{}, { PDK_HEADER: 'x-a: 1\r\nX-B: 2' }, { target: { headers: { 'x-a': '1', 'x-b': '2' } } }],
  [{ header: ['x-empty:'] }, {}, { target: { headers: { 'x-empty': '' } } }],
  [{ replay: tokenOf() }, {}, { replay: tokenOf() }],
])('%j and %j are read', (given, env, expected) => {
  expect(read({ ...target, ...given }, env)).toMatchObject({ run: expected });
});

const proxyForm = 'is not an address that begins with http:// or https://, such as http://proxy:3128.';
const file = resolve(import.meta.dirname, 'command-line.test.ts');
const socks = 'socks5://secret@proxy:1080';

test.each([
  ...readCases<readonly { given: Given; error: string }[]>(import.meta.dirname, 'command-line.cases.yaml'),
  {
    given: { replay: tokenOf('other') },
    error:
      '--replay: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.',
  },
  {
    given: { ca: file },
    error: `--ca "${file}" holds no certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.`,
  },
])('$given is refused', ({ given, error }) => {
  expect(read({ ...target, ...given })).toEqual({ errors: [error] });
});

test.each<[Env, string]>([
  ...['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].map((name): [Env, string] => [
    { [name]: socks },
    `${name} ${proxyForm}`,
  ]),
  [{ PDK_INSECURE: 'perhaps' }, 'PDK_INSECURE "perhaps" is neither true nor false.'],
])('%j is refused', (env, error) => {
  expect(read(target, env)).toEqual({ errors: [error] });
});

test('all errors are reported at once', () => {
  const wrong = { seed: 'x', budget: '0', rate: 'fast', rules: 'no.*' };
  expect(read(wrong, { PDK_JSON: 'maybe' })).toMatchObject({ errors: { length: 5 } });
});

test.each<[Given, missing: string[]]>([
  [{ token: 'a' }, ['--people-url', '--org']],
  [{ org: 'org_a1' }, ['--people-url']],
  [{ peopleUrl: 'https://host/v1' }, ['--org']],
])('the demo does not replace what is missing beside %j', (given, missing) => {
  const is = /^(\S+) is missing: with --[a-z-]+ given, nothing is taken from the demo\.$/;
  const line = read(given);
  expect('errors' in line && line.errors.map((error) => is.exec(error)?.[1])).toEqual(missing);
});

test.each<Given>([
  {},
  { otherOrg: 'org_b' },
  { identityUrl, clientId: 'a', clientSecret: 'b' },
  { identityUrl, username: 'a', password: 'b' },
  { token: 'a' },
  { apiKey: 'a' },
])('no secret of the demo is sent to another target, given %j', (given) => {
  const { clientId, clientSecret, username, password, apiKey } = demo;
  const line = read({ ...target, ...given });
  const sent = 'run' in line ? Object.values(line.run.target) : [];
  for (const secret of [clientId, clientSecret, username, password, apiKey])
    expect(sent).not.toContain(secret);
});

test('any text is read or reported, and no credential is ever quoted', () => {
  const text = fc.oneof(fc.string({ minLength: 12 }), fc.webUrl()).filter((each) => !each.startsWith('--'));
  fc.assert(
    fc.property(fc.constantFrom(...optionKeys), text, (key, value) => {
      const line = read({ ...target, [key]: value });
      const errors = 'errors' in line ? line.errors : [];
      if (/secret|password|token|apiKey/i.test(key)) expect(errors.join()).not.toContain(value);
    }),
  );
});

test('a glob matches a rule by its id or by the id of a sentence that it covers', () => {
  expect(ruleMatcher('find.size-3')('find.at-most-size')).toBe(true);
  expect(ruleMatcher('find.*')('find.status-200')).toBe(true);
  expect(ruleMatcher('{job,parent}.*-type')('find.status-200')).toBe(false);
});

test.each([
  [['http://10.1.2.3/v1', 'http://10.9.9.9:8080/v1'], '10.0.0.0/8', true],
  [['http://10.1.2.3/v1', 'http://192.168.0.1/v1'], '10.0.0.0/8', false],
  [['http://10.1.2.3/v1', 'http://192.168.0.1/v1'], 'localhost, 192.168.0.0/16,10.1.2.0/24', true],
  [['http://10.1.3.3/v1'], '10.1.2.0/24', false],
  [['http://[fd00::5]/v1'], 'fd00::/8', true],
  [['http://[fe80::5]/v1'], '[fd00::]/8', false],
  [['http://staging.test/v1'], '10.0.0.0/8,staging.test', false],
  [['http://10.1.2.3/v1'], '10.0.0.0/99,10.0.0/8,x/8,', false],
  [['http://10.1.2.3/v1'], undefined, false],
  [[], '10.0.0.0/8', false],
])('%j with NO_PROXY %s is reached without a proxy: %s', (urls, NO_PROXY, isDirect) => {
  expect(areDirect(urls, NO_PROXY === undefined ? {} : { NO_PROXY })).toBe(isDirect);
});
