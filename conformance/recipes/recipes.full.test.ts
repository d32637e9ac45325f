import { type ExecFileException, execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { createMock, type Mock } from '../../mocks/host/mock.js';

const root = resolve(import.meta.dirname, '../..');

/** The shell scripts and the environment variables of one machine of a pipeline. */
interface Machine {
  readonly scripts: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const parts = ['1', '2', '3'];

/**
 * The machines of a recipe, in the order in which they run. Steps that use actions (`uses`) are left out; all share one
 * folder.
 */
const machinesOf: Record<'github' | 'gitlab', () => readonly Machine[]> = {
  github() {
    const { jobs } = recipe('github.yaml');
    const scriptsOf = (job: string, values: Record<string, string>) =>
      jobs[job].steps.flatMap(({ run }: { run?: string }) =>
        run === undefined ? [] : [filled(run, values)],
      );
    const numbered = { 'github.run_number': '7' };
    return [
      ...parts.map((part) => ({ scripts: scriptsOf('part', { ...numbered, 'matrix.part': part }), env: {} })),
      { scripts: scriptsOf('report', numbered), env: { GITHUB_ACTIONS: 'true' } },
    ];
  },
  gitlab() {
    const jobs = recipe('gitlab.yaml');
    const env = { CI_NODE_TOTAL: '3', CI_PIPELINE_IID: '7' };
    return [
      ...parts.map((part) => ({ scripts: jobs.conformance.script, env: { ...env, CI_NODE_INDEX: part } })),
      { scripts: jobs['conformance-report'].script, env },
    ];
  },
};

const recipe = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

function filled(script: string, values: Record<string, string>): string {
  return script.replaceAll(/\$\{\{ (\S+) \}\}/g, (whole, name: string) => values[name] ?? whole);
}

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  // A stand-in for the package that npm would have installed.
  mkdirSync(join(folder, 'bin'));
  const npx = join(folder, 'bin/npx');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${root}/dist/cli.js" "$@"\n`);
  chmodSync(npx, 0o755);
  writeFileSync(join(folder, 'known.yaml'), 'known: []\n');
});

function writeTarget({ urls, org, clientId }: Mock): void {
  const { people, identity } = urls;
  const credentials = { serviceAccount: { clientId, clientSecret: `\${STAGING_SECRET}` } };
  const nightly = { addresses: { people, identity }, org, credentials };
  writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets: { nightly } }));
}

/** Returns the exit code and the output of the last machine; the ones before it must succeed. */
async function play(machines: readonly Machine[], secret: string): Promise<{ code: number; output: string }> {
  let last = { code: 0, output: '' };
  for (const { scripts, env } of machines) {
    expect(last.code).toBe(0);
    last = { code: 0, output: '' };
    for (const script of scripts.filter((each) => each !== 'npm ci')) {
      const variables = {
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        STAGING_SECRET: secret,
        ...env,
      };
      const { code, output } = await shell(script, variables);
      last = { code, output: last.output + output };
      if (code !== 0) break;
    }
  }
  return last;
}

function shell(script: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile('sh', ['-e', '-c', script], { cwd: folder, env }, (error: ExecFileException | null, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: out + err }),
    );
  });
}

test.each(['github', 'gitlab'] as const)(
  'the recipe for %s passes against a service that keeps the rules, and writes its report',
  async (name) => {
    const mock = await createMock({ port: 0 });
    writeTarget(mock);
    const { code, output } = await play(machinesOf[name](), mock.clientSecret);
    await mock.close();

    expect(output).toContain('conformant: ');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('<!doctype html>');
    expect(output).not.toContain(mock.clientSecret);
  },
);

test('a recipe fails against a service that breaks a rule', async () => {
  const mock = await createMock({ port: 0, mutant: 'find.at-most-size' });
  writeTarget(mock);
  const { code, output } = await play(machinesOf.github(), mock.clientSecret);
  await mock.close();

  expect(output).toContain('FAIL find.at-most-size');
  expect(code).toBe(1);
});

test('the image runs as a non-root user, on a Node version that the package supports', () => {
  const lines = readFileSync(join(root, 'examples/compose/Dockerfile'), 'utf8').split('\n');
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

  expect(valuesOf('USER')).toEqual(['node']);
  expect(valuesOf('FROM').every((image) => image.startsWith('node:20.20-'))).toBe(true);
  expect(JSON.parse(valuesOf('ENTRYPOINT')[0] ?? '')).toEqual(['pdk']);
  expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('ENTRYPOINT')));
});
