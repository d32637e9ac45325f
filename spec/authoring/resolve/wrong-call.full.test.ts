import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';

const root = resolve(import.meta.dirname, '../../..');
const copy = temporaryFolder();
const timeout = 90_000;

beforeAll(() => {
  for (const each of ['spec', 'generated', 'package.json', 'redocly.yaml'])
    cpSync(join(root, each), join(copy, each), { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a folder, by default in the copy of the project. */
function pdk(words: readonly string[], cwd = join(copy, 'spec/rules')): Promise<Ended> {
  const argv = ['--import', import.meta.resolve('tsx'), join(root, 'cli.ts'), ...words];
  const child = spawn(process.execPath, argv, { cwd, env: { PATH: process.env['PATH'] ?? '' } });
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.stdout += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    printed.stderr += part;
  });
  return new Promise((done, failed) => {
    child.on('error', failed).on('close', (code) => done({ code, ...printed }));
  });
}

/** Every file of the copy, by path. */
function snapshot(): ReadonlyMap<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(copy.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

/** Returns what a call changes in the sources, as removed and added lines. */
async function changeBy(words: readonly string[]): Promise<{ ended: Ended; lines: readonly string[] }> {
  const before = snapshot();
  const ended = await pdk(words);
  const after = snapshot();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const lines = [...after].flatMap(([path, text]) => {
    if (!path.startsWith('spec/')) return [];
    return differences((before.get(path) ?? '').split('\n'), text.split('\n'));
  });
  return { ended, lines };
}

/** Returns the lines that one text has more often than the other, each repeated by the difference. */
function differences(old: readonly string[], fresh: readonly string[]): readonly string[] {
  const beyond = (lines: readonly string[], others: readonly string[]) =>
    [...new Set(lines)].flatMap((line) => {
      const count = (list: readonly string[]) => list.filter((each) => each === line).length;
      return Array.from({ length: Math.max(0, count(lines) - count(others)) }, () => line.trim());
    });
  return [...beyond(old, fresh).map((line) => `- ${line}`), ...beyond(fresh, old).map((line) => `+ ${line}`)];
}
const resolving = (...words: string[]): string[] => ['question', 'resolve', ...words];

describe('invalid arguments change nothing and exit with 2', () => {
  const source = ['--source', 'staging'];
  test.each<[string, string[], string]>([
    ['no such question', resolving('find.sizeover', 'clamped', ...source), 'Did you mean "find.size-over"?'],
    ['no such reading', resolving('find.size-over', 'clampd', ...source), 'Did you mean "clamped"?'],
    ['nobody says so', resolving('find.size-over', 'clamped'), '--source is missing'],
    [
      'nobody, in words',
      resolving('find.size-over', 'clamped', '--source', ' '),
      '--source is missing or empty',
    ],
    [
      'no day',
      resolving('find.size-over', 'clamped', ...source, '--date', '2026-02-30'),
      '--date: "2026-02-30" is no day',
    ],
    [
      'a reading that breaks the document',
      resolving('record.enum-drift', 'level', ...source),
      'job.level-enum',
    ],
    ['no subcommand', ['question'], 'Usage: pdk question'],
  ])(
    '%s',
    async (_case, words, said) => {
      const { ended, lines } = await changeBy(words);
      expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(said) });
      expect(lines).toEqual([]);
    },
    timeout,
  );

  test(
    'a folder without sources of the contract',
    async () => {
      const { code, stderr } = await pdk(resolving('find.size-over', 'clamped', ...source), tmpdir());
      expect(code).toBe(2);
      expect(stderr).toContain('there are no sources of the contract in');
    },
    timeout,
  );
});

test('the help shows options, examples and exit codes', { timeout }, async () => {
  const { code, stdout } = await pdk(['question', 'resolve', '--help']);
  expect(code).toBe(0);
  for (const taught of ['--source <text>', '--dry-run', 'Examples:', 'Exit codes:', 'nothing is.']) {
    expect(stdout).toContain(taught);
  }
});
