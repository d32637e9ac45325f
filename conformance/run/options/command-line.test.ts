import { describe, expect, it, test } from 'vitest';
import { demo } from '../../../spec/demo/demo.js';
import { sealFor, writeReplay } from '../replay.js';
import { type CommandLine, readCommandLine } from './command-line.js';
import type { Given } from './settings.js';
import { demoTarget } from './target.js';

const seed = () => 99;
const sealedFor = (apiKey: string) =>
  writeReplay(
    { kind: 'case', rule: 'find.mr-permute', seed: 1, investigation: 'relation/permute', value: [] },
    sealFor({ peopleUrl: 'https://host/v1', org: 'org_a1', apiKey }),
  );
const foreign = { peopleUrl: 'https://host/v1', org: 'org_a1' };

function options(given: Given = {}, env: NodeJS.ProcessEnv = {}): CommandLine {
  const read = readCommandLine(given, env, seed);
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  return read;
}

function errors(given: Given, env: NodeJS.ProcessEnv = {}): readonly string[] {
  const read = readCommandLine(given, env, seed);
  return 'errors' in read ? read.errors : [];
}

describe('the options of a run', () => {
  it('default to the demo', () => {
    const run = { target: demoTarget, seed: 99, journal: '.pdk', connection: {}, limits: {} };
    expect(options()).toEqual({
      run,
      reports: [],
      recordings: [],
      plan: false,
      strictProfile: false,
      json: false,
      verbose: false,
    });
    expect(options({ seed: '7', json: true }).run.target).toEqual(demoTarget);
  });

  it('can be set in variables, and options take precedence', () => {
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
    const read = options({ org: 'org_a1', budget: '20' }, env);
    expect(read.run).toMatchObject({ seed: 7, budget: 20, rate: 2.5, rules: 'find.*' });
    expect(read).toMatchObject({ json: true, verbose: false });
    expect(read.run.target).toMatchObject({ peopleUrl: 'https://host/v1', org: 'org_a1', apiKey: 'key' });
    expect(read.reports.map(({ file }) => file)).toEqual(['a.json', 'b,c.json']);
  });

  it('may name several reports', () => {
    expect(options({ report: ['json=a', 'json=b'] }).reports).toHaveLength(2);
  });
});

describe('secrets of the demo', () => {
  const targetOptions: Given[] = [
    foreign,
    { ...foreign, otherOrg: 'org_b' },
    { ...foreign, identityUrl: 'https://host/v1', clientId: 'a', clientSecret: 'b' },
    { ...foreign, identityUrl: 'https://host/v1', username: 'a', password: 'b' },
    { ...foreign, token: 'a' },
    { ...foreign, apiKey: 'a' },
  ];
  test.each(targetOptions)('are not combined with %j', (given) => {
    const mixed = Object.values(options(given).run.target);
    for (const value of [demo.clientSecret, demo.password, demo.apiKey, demo.username, demo.clientId]) {
      expect(mixed).not.toContain(value);
    }
  });

  test.each<[Given, string[]]>([
    [{ token: 'a' }, ['--people-url', '--org']],
    [{ org: 'org_a1' }, ['--people-url']],
    [{ peopleUrl: 'https://host/v1' }, ['--org']],
  ])('do not replace what is missing beside %j', (given, missing) => {
    const said = errors(given);
    expect(said.map((error) => error.split(' ')[0])).toEqual(missing);
    expect(said[0]).toMatch(/ is missing: with --[a-z-]+ given, nothing is taken from the demo\.$/);
  });
});

describe('invalid options', () => {
  const identityUrl = 'https://host/v1';
  test.each<[Given, string]>([
    [{ ...foreign, identityUrl, clientId: 'a' }, '--client-id needs --client-secret.'],
    [{ ...foreign, identityUrl, clientSecret: 'a' }, '--client-secret needs --client-id.'],
    [{ ...foreign, identityUrl, username: 'a' }, '--username needs --password.'],
    [{ ...foreign, identityUrl, password: 'a' }, '--password needs --username.'],
    [
      { ...foreign, clientId: 'a', clientSecret: 'b' },
      '--client-id needs --identity-url: that is where it signs in.',
    ],
    [{ ...foreign, otherOrg: 'org_a1' }, '--other-org "org_a1" is the same as --org.'],
    [{ ...foreign, emptyOrg: 'org_a1' }, '--empty-org "org_a1" is the same as --org.'],
    [{ ...foreign, otherOrg: 'x', emptyOrg: 'x' }, '--empty-org "x" is the same as --other-org.'],
    [{ replay: sealedFor('other') }, expect.stringMatching(/^--replay: this token .* other credentials/)],
    [{ report: ['json=a', 'json=a'] }, 'two reports are to be written to "a".'],
    [
      { ...foreign, token: '--json' },
      '--token has no value: "--json" is an option. A value that begins so goes into PDK_TOKEN.',
    ],
  ])('%j', (given, expected) => {
    expect(errors(given)).toEqual([expected]);
  });

  it('are reported all at once', () => {
    expect(
      errors({ seed: 'x', budget: '0', rate: 'fast', rules: 'no.*' }, { PDK_JSON: 'maybe' }),
    ).toHaveLength(5);
  });
});
