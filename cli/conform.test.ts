import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Report, RunVerdict } from '../conformance/report/report.js';
import type { RunEvent } from '../conformance/run/events.js';
import { writeReplay } from '../conformance/run/replay.js';
import { sample } from '../fixtures/report.arbitrary.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';
import { conformCommand, type Run } from './conform.js';

const report = (verdict: RunVerdict): Report => ({ ...sample, verdict });

let folder: string;
const out = { stdout: '', stderr: '' };
const exitCode = process.exitCode;

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['stdout', 'stderr'] as const) {
    out[name] = '';
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      out[name] += String(text);
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Calls the command and returns its exit code, also if it refuses the options. */
async function call(run: Run, ...words: string[]): Promise<unknown> {
  const command = conformCommand(run).exitOverride();
  command.configureOutput({ writeErr: (text) => process.stderr.write(text) });
  try {
    await command.parseAsync(words, { from: 'user' });
  } catch (error) {
    return error instanceof Error && 'exitCode' in error ? error.exitCode : error;
  }
  return process.exitCode;
}

/** A run that yields these events, and throws those that are errors. */
const telling = (...events: readonly (RunEvent | Error)[]): Run =>
  async function* () {
    for (const event of events) {
      if (event instanceof Error) throw event;
      yield event;
    }
  };
const ending = (verdict: RunVerdict): RunEvent => ({ kind: 'end', report: report(verdict) });
const never = telling(new Error('must not run'));

test.each([[], ['--json']])('--plan %j shows what a run would use, and sends nothing', async (...words) => {
  const target = ['--people-url', 'http://127.0.0.1:9/v1', '--org', 'org_a1', '--token', 'secret-token'];

  expect(await call(never, '--plan', ...target, '--max-credits', '50', ...words)).toBe(undefined);
  expect(out.stdout).toMatch(words.length > 0 ? /^\{.*"maxCredits": 50/s : /Nothing was sent.*of 50/s);
  expect(out.stdout).not.toContain('secret-token');
});

test('an overlay that cannot be read is refused before anything is sent', async () => {
  expect(await call(never, '--overlay', 'no-such.yaml')).toBe(2);
  expect(out.stderr).toContain('no-such.yaml');
});

test('a token of a case that no longer exists is refused before anything is sent', async () => {
  const gone = { investigation: 'invitations/deletion', value: null } as const;
  const token = writeReplay({ kind: 'case', rule: 'invite.create', seed: 3, ...gone });

  expect(await call(never, '--replay', token)).toBe(2);
  expect(out.stderr).toContain('judge its rule anew: --rules "invite.create" --seed 3');
});

test.each([
  ['conformant', 0],
  ['non-conformant', 1],
  ['proved-nothing', 3],
  ['error', 3],
] as const)('a run that is %s exits with %i', async (verdict, code) => {
  expect(await call(telling(ending(verdict)))).toBe(code);
  expect(out.stdout).toContain('seed ');
});

describe('with --json', () => {
  it('standard output contains only the report', async () => {
    const given = report('conformant');
    const progress = { phase: 'discover', requests: 1, budget: 500 };
    const nothing = { rulesExercised: 0, failures: 0, failing: [] };
    const run = telling({ kind: 'progress', progress: { ...progress, ...nothing } }, ending('conformant'));
    await call(run, '--json', '--report', `json=${join(folder, 'a.json')}`);
    expect(JSON.parse(out.stdout)).toEqual(JSON.parse(JSON.stringify(given)));
    expect(out.stderr).toContain('1/500 requests · 0 failures');
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(out.stdout);
  });
});

it('writes several reports for one --report', async () => {
  const files = ['a', 'b'].map((name) => `json=${join(folder, name)}`);
  expect(await call(telling(ending('conformant')), '--report', ...files, '--verbose')).toBe(0);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe(readFileSync(join(folder, 'b'), 'utf8'));
});

describe('invalid arguments exit with 2 before anything is sent', () => {
  test.each([
    [['--seed', 'abc'], '"abc" is not a whole number'],
    [
      ['--report', 'json=/no/such/folder/r.json'],
      '"/no/such/folder/r.json" cannot be written: its folder does not exist',
    ],
    [['--report', 'json=/'], '"/" is a folder'],
    [['extra'], '"extra" is unexpected'],
  ])('%j', async (words, expected) => {
    expect(await call(never, ...words)).toBe(2);
    expect(out.stderr).toContain(expected);
    expect(out.stdout).toBe('');
  });
});

describe('when the kit breaks', () => {
  it('it exits with 3 and prints the error', async () => {
    expect(await call(telling(new Error('a bug')))).toBe(3);
    expect(out.stderr).toBe('the kit broke: a bug\n');
  });

  it('a report that cannot be written does not prevent the others', async () => {
    const inner = mkdtempSync(join(folder, 'inner-'));
    const run: Run = async function* () {
      rmSync(inner, { recursive: true });
      yield ending('conformant');
    };
    const file = join(folder, 'b.md');
    expect(await call(run, '--report', `html=${join(inner, 'a.html')}`, `md=${file}`)).toBe(3);
    expect(readFileSync(file, 'utf8')).toContain('## Conformance: conformant');
  });
});
