import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { lastingOf } from '../../fixtures/lasting.js';
import { startPdk } from '../../fixtures/pdk.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { createMock, type Mock } from '../../mocks/host/mock.js';

// Kills a `pdk conform` process and runs `pdk cleanup` after it, against a mock in this process.
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function pdk(mock: Mock, words: readonly string[]): ChildProcessWithoutNullStreams {
  const env = {
    PDK_PEOPLE_URL: mock.urls.people,
    PDK_IDENTITY_URL: mock.urls.identity,
    PDK_LEDGER_URL: mock.urls.ledger,
    PDK_BILLING_URL: mock.urls.billing,
    PDK_ORG: mock.org,
    PDK_OTHER_ORG: mock.otherOrg,
    PDK_CLIENT_ID: mock.clientId,
    PDK_CLIENT_SECRET: mock.clientSecret,
    PDK_CONTROL_URL: mock.urls.control,
    PDK_CONTROL_TOKEN: mock.controlToken,
  };
  const child = startPdk(words, undefined, env);
  children.push(child);
  return child;
}

async function ended(child: ChildProcessWithoutNullStreams) {
  const printed = [text(child.stdout), text(child.stderr), once(child, 'close')] as const;
  const [out, err, [code]] = await Promise.all(printed);
  return { code, out, err };
}

function journalled(journals: string): number {
  return readdirSync(journals)
    .filter((name) => name.endsWith('.jsonl'))
    .reduce((total, name) => total + readFileSync(join(journals, name), 'utf8').split('\n').length, 0);
}

/** Sends a signal once the journal of a run has this many lines, which is in the middle of something. */
async function signalledAt(
  lines: number,
  run: ChildProcess,
  journals: string,
  signal: NodeJS.Signals,
): Promise<void> {
  while (run.exitCode === null && journalled(journals) < lines)
    await new Promise((next) => setTimeout(next, 2));
  run.kill(signal);
  if (run.exitCode === null && run.signalCode === null) await once(run, 'exit');
}

async function scene() {
  const mock = await createMock({ port: 0, controlPort: 0, people: 300 });
  const [journals, before] = [temporaryFolder(), await lastingOf(mock)];
  const leavesNothing = async () => {
    expect(await lastingOf(mock)).toEqual(before);
    expect(readdirSync(journals)).toEqual([]);
    await mock.close();
  };
  return { mock, journals, leavesNothing };
}

const rules = '{apikey,sa,ledger,contacts,tracked,imports,invite,users,org}.*';

describe('a run that is killed', () => {
  test.each([2, 3, 9, 24, 61])(
    'when its journal has %i lines leaves nothing behind after pdk cleanup',
    { timeout: 120_000 },
    async (lines) => {
      const { mock, journals, leavesNothing } = await scene();
      const run = pdk(mock, ['conform', '--safety', 'full', '--rules', rules, '--journal', journals]);
      await signalledAt(lines, run, journals, 'SIGKILL');
      const cleanup = await ended(pdk(mock, ['cleanup', '--journal', journals]));

      expect(cleanup.out).toMatch(/pdk-\w+: \d+ deleted, 0 left/);
      expect(cleanup.code).toBe(0);
      await leavesNothing();
    },
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run stopped with %s deletes what it created before it ends',
  { timeout: 120_000 },
  async (signal) => {
    const { mock, journals, leavesNothing } = await scene();
    const run = pdk(mock, ['conform', '--safety', 'full', '--rules', rules, '--journal', journals]);
    const [{ code, out, err }] = await Promise.all([ended(run), signalledAt(24, run, journals, signal)]);

    expect(err).toContain(`${signal}: stopping`);
    expect(out).toContain('the run was stopped');
    expect(code).toBe(3);
    await leavesNothing();
  },
);

test('a completed run leaves nothing behind, and no journal', { timeout: 120_000 }, async () => {
  const { mock, journals, leavesNothing } = await scene();
  const words = `conform --safety full --rules {apikey,ledger}.* --budget 300 --journal ${journals}`;
  const run = await ended(pdk(mock, words.split(' ')));

  expect(run.code).toBe(0);
  await leavesNothing();
});

test('a journal of another target is left alone and reported', { timeout: 60_000 }, async () => {
  const { mock, journals } = await scene();
  const run = pdk(mock, `conform --safety own-resources --rules apikey.* --journal ${journals}`.split(' '));
  await signalledAt(3, run, journals, 'SIGKILL');
  const cleanup = await ended(startPdk(['cleanup', '--journal', journals]));

  expect(cleanup.out).toContain(`is of ${mock.urls.people}, organization ${mock.org}`);
  expect(cleanup.code).toBe(3);
  expect(readdirSync(journals)).toHaveLength(1);
  await mock.close();
});
