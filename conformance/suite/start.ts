import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { startVitest } from 'vitest/node';
import { readMemory } from '../memory/memory.js';
import type { ConformOptions } from '../options/options.js';
import { UsageError } from '../options/usage-error.js';
import type { Report } from '../report/report.js';
import type { Progress } from '../run/options.js';
import { readReplay } from '../run/replay-token.js';
import { readOverlay } from '../wire/overlay.js';
import { ownSignals } from './own-signals.js';
import { stopMessage } from './provided.js';

/**
 * Runs the suite with vitest, wherever this package is installed, and gives its report. The configuration of the
 * project that it is called in is never read. Throws where the suite itself breaks.
 * @param stop ends the run when it is aborted
 */
export async function runSuite(
  options: ConformOptions,
  onProgress: (progress: Progress) => void,
  stop: AbortSignal,
): Promise<Report> {
  if (options.replay !== undefined && !readReplay(options.replay)) {
    throw new UsageError('--replay: this token was not written by this kit, or not copied whole.');
  }
  // What is wrong with it is told before anything starts.
  if (options.overlay !== undefined) readOverlay(options.overlay);
  if (options.memory !== undefined) readMemory(options.memory, options.target);
  const cacheDir = await mkdtemp(join(tmpdir(), 'pdk-suite-'));
  const channel = new BroadcastChannel(cacheDir);
  channel.onmessage = (message) => {
    if (isProgress(message)) onProgress(message.data);
  };
  stop.addEventListener('abort', () => channel.postMessage(stopMessage), { once: true });
  try {
    return await start(options, cacheDir);
  } finally {
    channel.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}

async function start(options: ConformOptions, cacheDir: string): Promise<Report> {
  const root = join(import.meta.dirname, '..', '..');
  const { target, safety, overlay, memory, seed, budget, rate, rules, replay } = options;
  const prefix = `pdk-${randomUUID().slice(0, 8)}`;
  // vitest sets the exit code of the process; here the report decides it.
  const exitCode = process.exitCode;
  const leaveSignals = ownSignals();
  const vitest = await startVitest(
    'test',
    [],
    {
      watch: false,
      config: false,
      root,
      dir: import.meta.dirname,
      include: ['**/conformance.suite.{js,ts}'],
      exclude: [],
      pool: 'threads',
      fileParallelism: false,
      testTimeout: 0,
      hookTimeout: 0,
      // It says nothing: the report is ours.
      reporters: [{ onInit: leaveSignals }],
      provide: {
        conformance: {
          target,
          safety,
          ...(overlay === undefined ? {} : { overlay }),
          ...(memory === undefined ? {} : { memory }),
          journal: resolve(
            options.journal,
            `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${prefix}.jsonl`,
          ),
          prefix,
          seed,
          budget,
          channel: cacheDir,
          ...(rate === undefined ? {} : { rate }),
          ...(rules === undefined ? {} : { rules }),
          ...(replay === undefined ? {} : { replay }),
        },
      },
    },
    { server: { watch: null }, cacheDir, logLevel: 'silent' },
  );
  try {
    const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
    const report = tests.flatMap((each) => each.meta().report ?? []).at(-1);
    const broken = tests.find(
      (each) => !each.fullName.startsWith('rules') && each.result().state === 'failed',
    );
    const [error] = [
      ...(broken?.result().errors ?? []),
      ...vitest.state.getTestModules().flatMap((module) => module.errors()),
      ...vitest.state.getUnhandledErrors(),
    ];
    if (error !== undefined || !report) throw asError(error);
    return report;
  } finally {
    await vitest.close();
    process.exitCode = exitCode;
  }
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const stack = 'stack' in error ? String(error.stack) : '';
    return Object.assign(new Error(String(error.message)), stack === '' ? {} : { stack });
  }
  return new Error('the suite ended without a report');
}

function isProgress(message: unknown): message is { data: Progress } {
  return typeof message === 'object' && message !== null && 'data' in message;
}
