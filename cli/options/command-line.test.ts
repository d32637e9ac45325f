import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealFor, writeReplay } from '../../conformance/run/replay.js';
import { ruleMatcher } from '../../conformance/run/run-options.js';
import { demo } from '../../spec/demo/demo.js';
import { demoTarget, readCommandLine } from './command-line.js';
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

const forms = 'FORMAT=FILE, where FORMAT is one of html, junit, sarif, md, json, har';
const proxyForm = 'is not an address that begins with http:// or https://, such as http://proxy:3128.';
const seconds = 'is not a number of seconds: a whole number from 1 to 604800, a week.';
const file = resolve(import.meta.dirname, 'command-line.test.ts');
const socks = 'socks5://secret@proxy:1080';

test.each<[Given, string]>([
  [
    { peopleUrl: 'host:4010/v1' },
    '--people-url "host:4010/v1" is not an address that begins with http:// or https://. Did you mean "http://host:4010/v1"?',
  ],
  [{ peopleUrl: 'http://' }, '--people-url "http://" is not a valid address.'],
  [
    { peopleUrl: 'https://u:secret@h/v1' },
    '--people-url holds credentials; give them as options or variables of their own.',
  ],
  [
    { peopleUrl: 'https://h/v1?a=1' },
    '--people-url "https://h/v1?a=1" has a query or a fragment; a base address has none. Did you mean "https://h/v1"?',
  ],
  [{ org: 'a/b' }, '--org "a/b" is not an id: it has to be one segment of a path.'],
  [{ otherOrg: 'org_a1' }, '--other-org "org_a1" is the same as --org.'],
  [{ otherOrg: 'x', emptyOrg: 'x' }, '--empty-org "x" is the same as --other-org.'],
  [{ identityUrl, clientId: 'a' }, '--client-id needs --client-secret.'],
  [{ identityUrl, clientSecret: 'a' }, '--client-secret needs --client-id.'],
  [{ identityUrl, username: 'a' }, '--username needs --password.'],
  [{ clientId: 'a', clientSecret: 'b' }, '--client-id needs --identity-url: that is where it signs in.'],
  [{ identityUrl, username: 'a', password: '' }, '--password is empty.'],
  [
    { username: 'anna', password: 'x', secondUsername: 'anna', secondPassword: 'x', identityUrl: 'http://a' },
    '--second-username names the same user as --username; the second one has no role on the organization.',
  ],
  [{ token: 'Bearer abc' }, '--token begins with "Bearer "; give the credential alone.'],
  [{ token: 'abc\n' }, '--token has a space, a line break or another letter that no header can carry.'],
  [
    { token: '--json' },
    '--token has no value: "--json" is an option. A value that begins so goes into PDK_TOKEN.',
  ],
  [{ seed: '2147483648' }, '--seed "2147483648" is not a whole number from 0 to 2147483647.'],
  [{ budget: '1e3' }, '--budget "1e3" is not a number of requests: a whole number from 1.'],
  [{ rate: '0' }, '--rate "0" is not a number of requests per second above 0, such as 5 or 0.5.'],
  ...['0', '604801', '1.5', ''].map((value): [Given, string] => [
    { maxWait: value },
    `--max-wait "${value}" ${seconds}`,
  ]),
  [{ maxBody: '513' }, '--max-body "513" is not a number of MiB: a whole number from 1 to 512.'],
  [
    { replay: 'r1.x' },
    '--replay "r1.x" is not a whole replay token of this version; copy it from a report again.',
  ],
  [
    { replay: tokenOf('other') },
    '--replay: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.',
  ],
  [
    { rules: 'longitudinal.*' },
    '--rules "longitudinal.*" names a rule that was removed. How people change between two runs is no longer judged.',
  ],
  [{ rules: 'fimd.*' }, '--rules "fimd.*" matches no rule. Did you mean "find.*"? `pdk rules` lists them.'],
  [{ rules: '' }, '--rules "" is not a glob: Expected pattern to be a non-empty string'],
  [
    { report: ['jsn=a'] },
    `--report "jsn=a" has no known format; it is written ${forms}. Did you mean "json"?`,
  ],
  [
    { report: ['out/r.json'] },
    `--report "out/r.json" has no known format; it is written ${forms}. Did you mean "json=out/r.json"?`,
  ],
  [{ report: ['json='] }, '--report "json=" names no file; it is written json=FILE.'],
  [{ report: ['json=-'] }, '--report "json=-": --json writes the report to standard output.'],
  [{ report: ['json=a', 'json=a'] }, 'two reports are to be written to "a".'],
  [{ proxy: 'proxy-secret:3128' }, `--proxy ${proxyForm}`],
  [{ header: ['a b: secret'] }, "--header is written 'Name: value'."],
  [
    { header: ['Authorization: secret'] },
    '--header "authorization" is set by the kit itself; a credential is given by an option of its own.',
  ],
  [{ header: ['x-a: \u674e'] }, '--header "x-a" has a value with a letter that no header can carry.'],
  [{ ca: file }, `--ca "${file}" holds no certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.`],
  [{ ca: '/nowhere/ca.pem' }, '--ca "/nowhere/ca.pem" cannot be read: ENOENT'],
])('%j is refused', (given, error) => {
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
