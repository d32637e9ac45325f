import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Returns the output of a process that checks a target with a client that throws where no caller can catch it. */
async function printedBy(throwing: string): Promise<{ stdout: string; stderr: string; code: number }> {
  const code = `
    import { checkConformance } from ${JSON.stringify(join(root, 'conformance/conform.ts'))};
    let fail = () => undefined;
    new Promise((asked) => { fail = asked; }).then(() => setTimeout(() => { throw new Error('of others'); }));
    let sent = 0;
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], text: '{"matches":[{}]}' };
    const transport = () => {
      sent += 1;
      if (sent === 5) ${throwing};
      return sent < 5 ? Promise.resolve(answer) : new Promise(() => undefined);
    };
    const target = { peopleUrl: 'https://host.example/v1', org: 'org_a1', apiKey: 'some-api-key' };
    const report = await checkConformance({ target, transport });
    console.log(JSON.stringify({ ...report, rules: report.rules.map(({ verdict }) => verdict) }));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', code];
  try {
    return { ...(await promisify(execFile)(process.execPath, words, { cwd: root })), code: 0 };
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error && 'code' in error)) throw error;
    return { stdout: String(error.stdout), stderr: String(error.stderr), code: Number(error.code) };
  }
}

test('a client that throws in a callback ends the run with a report, but not the process', async () => {
  const { stdout } = await printedBy(`setTimeout(() => { throw new Error('assert(!this.paused)') })`);

  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ complete: false, requests: 5 });
  expect(report.reason).toContain('the kit broke: Error: assert(!this.paused)');
  expect(report.rules.filter((verdict: string) => verdict !== 'inconclusive').length).toBeGreaterThan(20);
});

test('errors that other code throws meanwhile still end the process', async () => {
  const { stdout, stderr, code } = await printedBy('fail()');

  expect(stdout).toBe('');
  expect(code).not.toBe(0);
  expect(stderr).toContain('Error: of others');
});
