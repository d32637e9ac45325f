import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { createMock } from '../host/mock.js';
import { mockIn } from './database.js';
import { openFile } from './file.js';

const root = join(import.meta.dirname, '../..');
const script =
  "import { command } from './cli/mock.ts'; await command().parseAsync(['node', 'pdk', ...process.argv.slice(1)]);";
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function spawned(file: string) {
  const words = ['--state', file, '--port', '0', '--no-control', '--json', '--quiet'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, '--', ...words],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  return { child, exit: once(child, 'exit') };
}

async function pdkMock(file: string) {
  const { child, exit } = spawned(file);
  const [line] = await Promise.race([once(child.stdout, 'data'), exit]);
  const { identity, ledger, org, clientId, clientSecret } = JSON.parse(String(line));
  const session = await fetch(`${identity}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'clientCredentials', clientId, clientSecret }),
  });
  const { accessToken } = (await session.json()) as { accessToken: string };
  return {
    url: `${ledger}/${org}/ledgers`,
    accessToken,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exit,
  };
}

/** Writes a state so large that many kills happen while it is written. */
async function largeState(file: string): Promise<void> {
  await (await createMock({ state: file, people: 20 })).close();
  const database = await openFile(file);
  const padding = Array.from({ length: 30_000 }, (_, at) => ({
    world: 'default',
    collection: 'padding',
    key: `"p${at}"`,
    value: JSON.stringify({ text: 'padding '.repeat(20) }),
  }));
  await database.write(padding);
  await database.close();
}

async function ledgersIn(file: string): Promise<readonly string[]> {
  const database = await openFile(file);
  const worlds = await mockIn(await database.entries());
  await database.close();
  const text = JSON.stringify(worlds.map(({ saved: { collections } }) => collections));
  return [...text.matchAll(/"name":"(ledger-\d+)"/g)].map(([, name = '']) => name);
}

/** The limit is in real time, of which each process gets less on a busy machine. */
const lostAtMostMs = 1000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

test('kill -9 at any moment loses at most the last second, and never the file', {
  timeout: 280_000,
}, async () => {
  const file = join(temporaryFolder(), 'mock.json');
  await largeState(file);
  const moments = fc.sample(fc.integer({ min: 20, max: 1800 }), { seed: 20, numRuns: 10 });
  const written: { readonly name: string; readonly atMs: number }[] = [];
  let mostLostMs = 0;
  for (const afterMs of moments) {
    const mock = await pdkMock(file);
    const began = written.length;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const name = `ledger-${written.length}`;
        const answer = await fetch(mock.url, {
          method: 'POST',
          headers: { Authorization: `Bearer ${mock.accessToken}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        expect(answer.status).toBe(201);
        written.push({ name, atMs: performance.now() });
      }
    })().catch((error: unknown) => {
      if (!isOver) throw error;
    });
    await pause(afterMs);
    isOver = true;
    const killedMs = performance.now();
    mock.kill('SIGKILL');
    await Promise.all([mock.exit, writing]);
    const there = new Set(await ledgersIn(file));
    const isThere = ({ name }: { name: string }) => there.has(name);
    // Only the end may be lost: everything before it must be complete.
    const lost = written.findIndex((one) => !isThere(one));
    if (lost !== -1) {
      expect(lost).toBeGreaterThanOrEqual(began);
      expect(written.slice(lost).some(isThere)).toBe(false);
      mostLostMs = Math.max(mostLostMs, killedMs - (written[lost]?.atMs ?? killedMs));
      written.splice(lost);
    }
    // A ledger that was written but never acknowledged is no loss, but exists.
    for (const name of there)
      if (!written.some((one) => one.name === name)) written.push({ name, atMs: killedMs });
    expect(mostLostMs).toBeLessThan(lostAtMostMs);
  }
  console.info(`lost at most ${mostLostMs.toFixed(0)} ms`);

  const last = await pdkMock(file);
  last.kill('SIGTERM');
  expect(await last.exit).toEqual([0, null]);
  expect(readdirSync(dirname(file))).toEqual(['mock.json']);
});
