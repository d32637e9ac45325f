import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');
const resolving = (...words: string[]): string[] => ['question', 'resolve', ...words];

/** The entry of a rule in the generated catalogue. */
const ruleIn = (id: string): string =>
  textOf('generated/rules.ts').split(`"${id}": {`)[1]?.split('},')[0] ?? '';

const sizeOver = resolving(
  'find.size-over',
  'rejected-422',
  '--source',
  'staging: ticket 4711',
  '--date',
  '2026-01-14',
);

describe('resolving a question, step by step', () => {
  test('a dry run reports what would change, and changes nothing', { timeout }, async () => {
    const before = snapshot();
    const { code, stdout } = await pdk([...sizeOver, '--dry-run']);

    expect(code).toBe(0);
    expect(stdout).toContain('Nothing is written');
    expect(stdout).toContain('find.size-over-rejected: assumed -> confirmed');
    expect(stdout).toContain('judged; broken by find.size-over-rejected~clamped');
    expect(snapshot()).toEqual(before);
  });

  test('the reading becomes the default, and what holds under it is confirmed', { timeout }, async () => {
    const { ended, lines } = await changeBy(sizeOver);

    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(
      /The mock answers by default:\n {2}The whole request is refused with 422\.\n/,
    );
    expect(lines).toEqual([
      '- x-basis: assumed',
      '+ x-basis: confirmed',
      '- default: rejected-400',
      '+ default: rejected-422',
      '+ resolved:',
      '+ source: "staging: ticket 4711"',
      '+ date: "2026-01-14"',
      '- basis: assumed',
      '+ basis: confirmed',
    ]);
    expect(textOf('spec/questions/find.yaml')).toContain(
      'default: rejected-422\n  resolved:\n    source: "staging: ticket 4711"\n    date: "2026-01-14"\n',
    );
    expect(textOf('spec/components/errors.yaml')).toContain(
      'x-basis: confirmed\n  x-question: find.size-over',
    );
    expect(ruleIn('find.size-over-rejected')).toContain('"basis": "confirmed"');
    expect(textOf('generated/questions.ts')).toContain('"find.size-over": "rejected-422"');
    expect(textOf('generated/rules.ts').split('AssumedRuleId =')[0]).toContain('"find.size-over-rejected"');
  });

  test('resolving to the same reading again changes nothing', { timeout }, async () => {
    const before = snapshot();
    const withoutDate = sizeOver.slice(0, -2);
    const { code, stdout } = await pdk(withoutDate);

    expect(code).toBe(0);
    expect(stdout).toContain(
      'find.size-over is resolved to rejected-422 already, by staging: ticket 4711 on 2026-01-14: nothing to change.',
    );
    expect(snapshot()).toEqual(before);
  });

  test('another reading replaces it, and what no longer holds is assumed again', { timeout }, async () => {
    const words = resolving('find.size-over', 'clamped', '--source', 'the vendor', '--json');
    const { ended } = await changeBy(words);
    const told = JSON.parse(ended.stdout);

    expect(told).toMatchObject({
      question: 'find.size-over',
      former: { reading: 'rejected-422', resolved: { source: 'staging: ticket 4711', date: '2026-01-14' } },
      resolved: { source: 'the vendor' },
      released: ['find.size-over-rejected'],
      binding: [],
    });
    expect(ruleIn('find.size-over-rejected')).toContain('"basis": "assumed"');
    expect(textOf('spec/questions/find.yaml')).toContain(
      'default: clamped\n  resolved:\n    source: the vendor\n',
    );
  });

  test('an operation gets the confirmed role, and rules about it', { timeout }, async () => {
    const { ended } = await changeBy(resolving('contacts.get-role', 'editor', '--source', 'trace 12'));

    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain('role of getContacts: assumed -> confirmed, now the role editor');
    expect(ended.stdout).toContain('role.GetContacts.viewer-denied');
    expect(textOf('spec/ledger/contacts.yaml')).toContain(
      'x-role: { role: editor, x-basis: confirmed, x-question: contacts.get-role }',
    );
    expect(textOf('spec/README.md')).toMatch(/`getContacts` .*\| editor _\(confirmed: contacts\.get-role\)_/);
    expect(ruleIn('role.GetContacts.viewer-denied')).toContain('"basis": "confirmed"');
  });

  test('a rule about another reading stays assumed and is listed', { timeout }, async () => {
    const words = resolving('errors.no-credential', 'rejected-401-no-header', '--source', 'trace 12');
    const { ended } = await changeBy(words);

    expect(ended.stdout).toMatch(/auth\.www-authenticate: it speaks of another reading: reword it/);
    expect(ruleIn('auth.missing-401')).toContain('"basis": "confirmed"');
    expect(ruleIn('auth.www-authenticate')).toContain('"basis": "assumed"');
  });

  test('the form of a schema is confirmed everywhere', { timeout }, async () => {
    const { ended } = await changeBy(resolving('ledger.form', 'conventional', '--source', 'the vendor'));

    expect(ended.code).toBe(0);
    expect(textOf('spec/ledger/ledgers.yaml')).not.toContain('x-basis: assumed\n    x-question: ledger.form');
    expect(textOf('spec/README.md')).toContain('`GET /{org_id}/ledgers` _(confirmed: ledger.form)_');
  });
});

test('an inconsistent contract is refused, and nothing changes', { timeout }, async () => {
  const path = join(copy, 'spec/rules/zz-wrong.yaml');
  writeFileSync(
    path,
    '- id: wrong.rule\n  section: "4"\n  basis: assumed\n  says: X.\n  operations: [nope]\n  effect: none\n',
  );
  try {
    const before = snapshot();
    const { code, stderr } = await pdk(resolving('find.ties', 'shuffled', '--source', 'staging'));
    expect(code).toBe(3);
    expect(stderr).toContain('wrong.rule');
    expect(snapshot()).toEqual(before);
  } finally {
    rmSync(path);
  }
});
