import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fileFormats } from '../../report/publish.js';
import { writeReplay } from '../replay.js';
import { checkReport } from './reports.js';
import type { Setting } from './settings.js';
import * as values from './values.js';
import { checkRules, ruleMatcher } from './values.js';

const from = '--it';
const form = `FORMAT=FILE, where FORMAT is one of ${fileFormats.join(', ')}`;
const said = (check: (setting: Setting) => { value: unknown } | { error: string }, value: string) => {
  const checked = check({ value, from });
  return 'error' in checked ? checked.error : checked.value;
};

describe('which values are accepted, and the messages for others', () => {
  test.each([
    [values.checkUrl, 'https://host/v1/', 'https://host/v1'],
    [values.checkUrl, 'HTTP://Host:80/people/v1', 'http://host/people/v1'],
    [
      values.checkUrl,
      'host:4010/v1',
      '--it "host:4010/v1" is not an address that begins with http:// or https://. Did you mean "http://host:4010/v1"?',
    ],
    [
      values.checkUrl,
      'ftp://host',
      '--it "ftp://host" is not an address that begins with http:// or https://.',
    ],
    [values.checkUrl, 'http://', '--it "http://" is not a valid address.'],
    [
      values.checkUrl,
      'https://u:secret@h/v1',
      '--it holds credentials; give them as options or variables of their own.',
    ],
    [
      values.checkUrl,
      'https://h/v1?a=1',
      '--it "https://h/v1?a=1" has a query or a fragment; a base address has none. Did you mean "https://h/v1"?',
    ],
    [values.checkOrg, 'org_a1', 'org_a1'],
    [values.checkOrg, '', '--it is empty; give the id of an organization.'],
    [values.checkOrg, 'a/b', '--it "a/b" is not an id: it has to be one segment of a path.'],
    [values.checkBearer, 'abc', 'abc'],
    [values.checkBearer, 'Bearer abc', '--it begins with "Bearer "; give the credential alone.'],
    [
      values.checkBearer,
      'abc\n',
      '--it has a space, a line break or another letter that no header can carry.',
    ],
    [values.checkCredential, ' p w ', ' p w '],
    [values.checkCredential, '', '--it is empty.'],
    [values.checkSeed, '0', 0],
    [values.checkSeed, '2147483647', 2147483647],
    [values.checkSeed, '2147483648', '--it "2147483648" is not a whole number from 0 to 2147483647.'],
    [values.checkSeed, 'abc', '--it "abc" is not a whole number from 0 to 2147483647.'],
    [values.checkBudget, '500', 500],
    [values.checkBudget, '0', '--it "0" is not a number of requests: a whole number from 1.'],
    [values.checkBudget, '1e3', '--it "1e3" is not a number of requests: a whole number from 1.'],
    [values.checkRate, '0.5', 0.5],
    [values.checkRate, '-1', '--it "-1" is not a number of requests per second above 0, such as 5 or 0.5.'],
    [values.checkRate, '0', '--it "0" is not a number of requests per second above 0, such as 5 or 0.5.'],
    [values.checkSeconds, '604800', 604_800_000],
    ...['0', '604801', '1.5', '-1', ''].map((value): [typeof values.checkSeconds, string, string] => [
      values.checkSeconds,
      value,
      `--it "${value}" is not a number of seconds: a whole number from 1 to 604800, a week.`,
    ]),
    [values.checkMebibytes, '512', 512 * 1024 * 1024],
    ...['0', '513', '64MB', ''].map((value): [typeof values.checkMebibytes, string, string] => [
      values.checkMebibytes,
      value,
      `--it "${value}" is not a number of MiB: a whole number from 1 to 512.`,
    ]),
    [values.checkFlag, 'TRUE', true],
    [values.checkFlag, '0', false],
    [values.checkFlag, 'maybe', '--it "maybe" is neither true nor false.'],
    [
      values.checkReplay,
      'r1.x',
      '--it "r1.x" is not a whole replay token of this version; copy it from a report again.',
    ],
    [checkRules, 'find.*', 'find.*'],
    [checkRules, 'find.size-3', 'find.size-3'],
    [
      checkRules,
      'longitudinal.*',
      '--it "longitudinal.*" names a rule that was removed. How people change between two runs is no longer judged.',
    ],
    [
      checkRules,
      'apikey.works',
      '--it "apikey.works" names a rule that was removed. The document leaves it open: `pdk learn` concludes the reading of auth.api-key-scope.',
    ],
    [checkRules, 'fimd.*', '--it "fimd.*" matches no rule. Did you mean "find.*"? `pdk rules` lists them.'],
    [
      checkRules,
      'find.index-alinged',
      '--it "find.index-alinged" matches no rule. Did you mean "find.index-aligned"? `pdk rules` lists them.',
    ],
    [checkRules, '', '--it "" is not a glob: Expected pattern to be a non-empty string'],
    [checkReport, 'jsn=a', `--it "jsn=a" has no known format; it is written ${form}. Did you mean "json"?`],
    [
      checkReport,
      'out/r.json',
      `--it "out/r.json" has no known format; it is written ${form}. Did you mean "json=out/r.json"?`,
    ],
    [checkReport, 'json=', '--it "json=" names no file; it is written json=FILE.'],
    [checkReport, 'json=-', '--it "json=-": --json writes the report to standard output.'],
  ])('%o of %j', (check, value, expected) => {
    expect(said(check, value)).toBe(expected);
  });
});

it('accepts a replay token that the kit wrote', () => {
  const rule = 'find.mr-permute';
  const token = writeReplay({ kind: 'case', rule, seed: 1, investigation: 'relation/permute', value: [] });
  expect(said(values.checkReplay, token)).toBe(token);
});

it('never quotes a credential', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12 }), (secret) => {
      for (const check of [values.checkBearer, values.checkCredential]) {
        const checked = check({ value: secret, from });
        if ('error' in checked) expect(checked.error).not.toContain(secret);
      }
    }),
  );
});

it('returns a value or a message for any text', () => {
  const checks = [
    values.checkUrl,
    values.checkOrg,
    values.checkSeed,
    values.checkBudget,
    values.checkRate,
    checkReport,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...checks), fc.oneof(fc.string(), fc.webUrl()), (check, value) => {
      const checked = check({ value, from });
      if ('error' in checked) expect(checked.error.startsWith('--it ')).toBe(true);
    }),
  );
});

it('matches a rule by its id or by the id of a sentence that it covers', () => {
  expect(ruleMatcher('find.size-3')('find.at-most-size')).toBe(true);
  expect(ruleMatcher('find.*')('find.status-200')).toBe(true);
  expect(ruleMatcher('{job,parent}.*-type')('find.status-200')).toBe(false);
});
