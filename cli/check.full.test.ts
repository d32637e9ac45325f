import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownRoot } from '../fixtures/edited.js';
import { pdk, startPdk } from '../fixtures/pdk.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';

// The command as a user calls it, in a clone of all files tracked by git.
const clone = temporaryFolder();

const git = (...words: string[]) => execFileSync('git', words, { cwd: clone, stdio: 'pipe' });

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ownRoot,
  });
  for (const file of listed.toString().split('\n').filter(Boolean)) {
    if (!existsSync(join(ownRoot, file))) continue;
    mkdirSync(join(clone, dirname(file)), { recursive: true });
    cpSync(join(ownRoot, file), join(clone, file));
  }
  symlinkSync(join(ownRoot, 'node_modules'), join(clone, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'base');
});

const words = (given: readonly string[]) => ['check', ...given];
const start = (...given: string[]) => startPdk(words(given), join(clone, 'spec'));
const check = (...given: string[]) => pdk(words(given), join(clone, 'spec'));

/** Replaces a text in a file during a call. */
async function edited<T>(file: string, from: string, to: string, call: () => Promise<T>): Promise<T> {
  const path = join(clone, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  try {
    return await call();
  } finally {
    writeFileSync(path, before);
  }
}

describe('pdk check', { timeout: 180_000 }, () => {
  test('accepts this project and changes no file in it', async () => {
    const { code, stdout } = await check('--base', 'HEAD');

    expect(stdout).toContain('clean: 0 broken, 0 breaking, 0 compatible, 0 documentation only');
    expect(code).toBe(0);
    expect(git('status', '--porcelain').toString().replace('?? node_modules\n', '')).toBe('');
  });

  test('reports code that no longer fits, before anything is generated, and writes reports', async () => {
    const { code, stdout, stderr } = await edited(
      'spec/records/Person.yaml',
      '  connections:\n',
      '  links:\n    x-quote: Number of connections on the professional network.\n',
      () =>
        check(
          '--base',
          'HEAD',
          '--report',
          'sarif=../out.sarif',
          '--report',
          'json=../out.json',
          '--verbose',
        ),
    );
    const report = JSON.parse(readFileSync(join(clone, 'out.json'), 'utf8'));
    const log = JSON.parse(readFileSync(join(clone, 'out.sarif'), 'utf8'));
    rmSync(join(clone, 'out.json'));
    rmSync(join(clone, 'out.sarif'));

    expect(code).toBe(1);
    expect(stdout).toMatch(/BROKEN +mocks\/views\/person\.ts:\d+ +TS\d+/);
    expect(stdout).toMatch(/BROKEN +generated\/people\.ts:1 +stale/);
    expect(stdout).toMatch(
      /BREAKING +spec\/records\/Person\.yaml:\d+ .*response member `matches\.people\.connections`/,
    );
    expect(stderr).toBe('report written to ../out.sarif\nreport written to ../out.json\n');
    expect(report.changes[0]).toMatchObject({ verdict: 'breaking', file: 'spec/records/Person.yaml' });
    expect(report.changes[0].hits.types).toContain('components["schemas"]["Person"]');
    expect(log.runs[0].results.length).toBeGreaterThan(0);
  });

  test('a new rule without a judge or a mutant is reported, and a new question that the mock does not answer', async () => {
    const rule =
      '- id: usage.new\n  section: "4.3"\n  basis: stated\n  says: Usage is never negative.\n  quote: Current billing period records\n  operations: [getUsage]\n  effect: none\n\n';
    const question =
      '- id: find.new\n  section: "4.1"\n  asks: What?\n  readings: { one: This., two: That. }\n  default: one\n\n';
    const withRule = (call: typeof check) =>
      edited('spec/rules/billing.yaml', '- id: usage.current', `${rule}- id: usage.current`, () =>
        call('--json'),
      );
    const { code, stdout } = await edited(
      'spec/questions/find.yaml',
      '- id: find.score-scale',
      `${question}- id: find.score-scale`,
      () => withRule(check),
    );
    const problemsOf = (step: string) =>
      JSON.parse(stdout).steps.find(({ name }: { name: string }) => name === step);

    expect(code).toBe(1);
    expect(problemsOf('rules')).toMatchObject({
      state: 'broken',
      problems: [
        { file: 'spec/rules/billing.yaml', line: 3, says: 'nothing judges rule "usage.new"' },
        {
          file: 'spec/rules/billing.yaml',
          line: 3,
          says: 'no mutant breaks rule "usage.new": its judge was never seen red',
        },
      ],
    });
    expect(JSON.stringify(JSON.parse(stdout).steps)).toContain(
      'question \\"find.new\\" is answered nowhere in mocks/',
    );
  });

  test('broken YAML skips the remaining steps and says so', async () => {
    const { code, stdout } = await edited('spec/billing.yaml', 'info:', 'info: {', () =>
      check('--base', 'HEAD'),
    );

    expect(code).toBe(1);
    expect(stdout).toMatch(/BROKEN +spec\/billing\.yaml:\d+ +yaml/);
    expect(stdout).toContain('types (skipped: the contract cannot be read)');
  });

  test('an overlay is compared with the contract it changes', async () => {
    const overlay = join(clone, 'overlay.yaml');
    const actions = "  - target: $.paths['/{org_id}/verify']\n    remove: true\n";
    writeFileSync(overlay, `overlay: 1.0.0\ninfo: { title: other, version: "1" }\nactions:\n${actions}`);
    const changing = await check('--overlay', '../overlay.yaml');
    writeFileSync(overlay, readFileSync(overlay, 'utf8').replace('verify', 'nothing'));
    const missing = await check('--overlay', '../overlay.yaml');
    rmSync(overlay);

    expect(changing.code).toBe(1);
    expect(changing.stdout).toContain('verify: operation verify (gone)');
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('matches nothing in our contract');
  });

  test('--watch checks after every edit, including one that replaces the file, until Ctrl-C', async () => {
    const child = start('--base', 'HEAD', '--watch');
    let stdout = '';
    child.stdout.on('data', (part) => {
      stdout += part;
    });
    const until = async (sign: string) => {
      const end = Date.now() + 120_000;
      while (!stdout.includes(sign)) {
        if (Date.now() > end) throw new Error(`"${sign}" was not printed:\n${stdout}`);
        await new Promise((next) => setTimeout(next, 50));
      }
      stdout = '';
    };
    const file = join(clone, 'spec/rules/billing.yaml');
    const before = readFileSync(file, 'utf8');
    try {
      await until('clean: 0 broken');
      writeFileSync(file, before.replace('says: Usage is grouped', 'says: Usage is always grouped'));
      await until('rule usage.group-org: says');
      writeFileSync(`${file}.new`, before);
      renameSync(`${file}.new`, file);
      await until('0 compatible, 0 documentation only');
    } finally {
      writeFileSync(file, before);
      child.kill('SIGINT');
    }
    const [code] = await once(child, 'close');

    expect(code).toBe(0);
  });

  test.each([
    [
      ['--base', 'no-such-revision'],
      '--base "no-such-revision" is neither a folder with spec/people.yaml nor a revision',
    ],
    [['--base', '--all'], '--base "--all" is neither a folder'],
    [['--report', 'html=x.html'], '"html=x.html" must be written json=FILE or sarif=FILE.'],
    [['--report', 'json=no/such/folder/x.json'], 'cannot be written'],
    [['--watch', '--json'], '--json prints one report: leave out --watch'],
    [['spec/people.yaml'], 'too many arguments'],
  ])('%j is a usage error', async (words, says) => {
    const { code, stdout, stderr } = await check(...words);

    expect(stderr).toContain(says);
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });
});
