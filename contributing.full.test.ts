import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { recipes } from './fixtures/recipes.js';
import { temporaryFolder } from './fixtures/temporary-folder.js';

// Follows each recipe of CONTRIBUTING.md in a copy of the tracked files; the result passes what every change must pass.
const root = import.meta.dirname;
const sections = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /m).slice(1);
const told = new Map(
  sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return heading.startsWith('Add ') ? [[heading, lines.join('\n')] as const] : [];
  }),
);
const copy = temporaryFolder();

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    if (!existsSync(join(root, file)) || file === 'node_modules') continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

/** Runs a command in the copy and returns its output; rejects with the output if the command fails. */
async function run(...words: readonly string[]): Promise<string> {
  // Tests in the copy are not part of this run.
  const { VITEST, VITEST_WORKER_ID, VITEST_POOL_ID, NODE_ENV, TEST, ...env } = process.env;
  const [command = '', ...rest] = words;
  const { stdout } = await promisify(execFile)(command, rest, {
    cwd: copy,
    env,
    maxBuffer: 64_000_000,
  }).catch((failed: { stdout?: string; stderr?: string }) => {
    throw new Error(`${words.join(' ')} fails:\n${failed.stdout ?? ''}${failed.stderr ?? ''}`);
  });
  return stdout;
}

/** The paths in a recipe; `<...>` matches any name. */
function pathsIn(recipe: string): readonly RegExp[] {
  return [...recipe.matchAll(/`((?:spec|mocks|conformance)\/[^`\s]*)`/g)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/<[^>]*>/g, '[^/]+')}`),
  );
}

test('each recipe has an example', () => {
  expect(Object.keys(recipes)).toEqual([...told.keys()]);
});

describe.each(Object.entries(recipes))('%s', (heading, edits) => {
  const recipe = told.get(heading) ?? '';

  test('has at most eight steps', () => {
    const steps = recipe.match(/^\d+\. /gm) ?? [];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.length).toBeLessThanOrEqual(8);
  });

  test('names every file that it changes', () => {
    for (const { file } of edits) expect(pathsIn(recipe).filter((path) => path.test(file))).not.toEqual([]);
  });

  test('can be followed', () => {
    for (const { file, before, text } of edits) {
      const path = join(copy, file);
      const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
      if (before !== undefined) expect(old.split(before), `${before} in ${file}`).toHaveLength(2);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, before === undefined ? old + text : old.replace(before, () => text + before));
    }
  });
});

describe('the result of all recipes', () => {
  test('passes the check', { timeout: 400_000 }, async () => {
    await run('npm', 'run', 'generate');
    await run('npx', 'biome', 'check', '--write', '.');
    await expect(run('npm', 'run', 'check')).resolves.toContain('no dependency violations found');
  });

  test('is judged: each new mutant breaks its rule', { timeout: 400_000 }, async () => {
    const ids = ['person.id-padded', 'find.first-element-twice'];
    const matrix = 'mocks/mutants/kill-matrix';
    const printed = await run(
      'npx',
      'vitest',
      'run',
      '--config',
      'vitest.full.config.ts',
      matrix,
      '-t',
      ids.join('|'),
    );
    // Each mutant in a run of many rules, and in one of its rule alone.
    expect(printed).toContain('4 passed');
  });

  test('is served according to the contract', { timeout: 400_000 }, async () => {
    await run(
      'npx',
      'vitest',
      'run',
      'mocks/examples.test.ts',
      'mocks/roles.test.ts',
      'conformance/checks/registry',
    );
  });
});
