import { spawn } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { ruleIds } from './generated/rules.js';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function pdk(...words: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli.ts', ...words], {
      cwd: import.meta.dirname,
      env: { PATH: process.env['PATH'] ?? '' },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

describe('pdk', () => {
  it('explains itself with --help', async () => {
    const { code, stdout } = await pdk('--help');
    expect(code).toBe(0);
    for (const taught of [
      'mock',
      'conform',
      'check',
      'rules',
      'docs',
      'mutants',
      'Examples:',
      'Exit codes:',
    ]) {
      expect(stdout).toContain(taught);
    }
  });

  it('prints its version', async () => {
    expect(await pdk('--version')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    });
  });

  test.each([
    [['conforn'], "unknown command 'conforn'", '(Did you mean conform?)'],
    [['--jsn'], "unknown option '--jsn'", ''],
    [['conform', '--budgt', '3'], "unknown option '--budgt'", '(Did you mean --budget?)'],
    [['conform', '--rules', 'fimd.*'], '"fimd.*" matches no rule', 'Did you mean "find.*"?'],
    [['conform', '--client-id', 'x'], '--people-url is missing', '--client-id needs --client-secret'],
    [['judge', 'no-such.ndjson'], 'no-such.ndjson: there is no such file', ''],
    [['proxy'], '--people-url is missing', ''],
    [['proxy', '--people-url', 'http://127.0.0.1:1/v1', '--port', 'x'], '--port "x" is not a port', ''],
    [['judge'], "missing required argument 'file'", ''],
    [['rules', '--jso'], "unknown option '--jso'", '--json'],
    [['question', 'resolve', 'find.size-over'], '`pdk question` was removed', 'spec/questions'],
    [['diff', 'a', 'b'], '`pdk diff` was removed', '`pdk profile diff`'],
    [['conform', '--memory', 'x'], '--memory of `pdk conform` was removed', '--history'],
    [[], 'Usage: pdk', ''],
  ])('%j is a usage error', async (words, what, nearest) => {
    const { code, stdout, stderr } = await pdk(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(what);
    expect(stderr).toContain(nearest);
    expect(stdout).toBe('');
  });

  it('explains every option and exit code of conform', async () => {
    const { code, stdout } = await pdk('conform', '--help');
    expect(code).toBe(0);
    for (const taught of [
      '--people-url <url>',
      '--api-key',
      '--replay',
      'PDK_PEOPLE_URL',
      '127.0.0.1:4010',
      '  3  ',
    ]) {
      expect(stdout).toContain(taught);
    }
  });

  it('lists the rules as JSON', async () => {
    const { code, stdout } = await pdk('rules', '--json');
    const listed: { id: string; judged: boolean; mutants: string[] }[] = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(listed.map((rule) => rule.id)).toEqual(ruleIds);
    expect(listed.filter((rule) => rule.judged).length).toBeGreaterThan(0);
  });

  test.each([
    [['--matrix', '--rules', 'nothing.*'], 'matches no rule that a mutant breaks'],
    [['--html', 'matrix.html'], '--html needs --matrix'],
    [['--operator', 'list-*', '--html', 'power.html'], '--html needs --matrix'],
    [['--matrix', '--rules', 'subs.*', '--html', 'no-such-folder/matrix.html'], 'does not exist'],
    [['--matrix', '--seed', 'x'], '"x" is no whole number'],
    [['--overlay', 'overlay.yaml'], '--overlay needs --matrix'],
    [
      ['--matrix', '--rules', 'subs.*', '--overlay', 'no-such.yaml'],
      'the overlay no-such.yaml cannot be read',
    ],
  ])('mutants %j is a usage error, before anything is measured', async (words, why) => {
    const { code, stdout, stderr } = await pdk('mutants', ...words);
    expect(stderr).toContain(why);
    expect([code, stdout]).toEqual([2, '']);
  });

  test.each(['questions', 'mutants'])('lists the %s as JSON', async (name) => {
    const { code, stdout, stderr } = await pdk(name, '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(Array.isArray(JSON.parse(stdout))).toBe(true);
  });
});
