import { randomUUID } from 'node:crypto';
import { extname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readMemory } from '../memory/memory.js';
import type { ConformOptions } from '../options/options.js';
import type { Progress } from '../report/progress.js';
import type { Report } from '../report/report.js';
import { readReplay } from '../run/replay-token.js';
import { sealFor } from '../run/seal.js';
import { UsageError } from '../target/usage-error.js';
import { readOverlay } from '../wire/overlay.js';
import type { Task, Told } from './message.js';

/** A run that says nothing for so many seconds hangs in the middle of a computation. */
const silentMostS = 45;
/** What a run may keep in memory: a target decides what comes, and nobody's machine is to suffer for it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Runs the checks in a thread of their own, and gives the report: also where the thread dies or hangs, with the
 * verdicts that were reached by then. Throws where it breaks before there is one.
 * @param stop ends the run when it is aborted
 */
export async function runInThread(
  options: ConformOptions,
  onProgress: (progress: Progress) => void,
  stop: AbortSignal,
): Promise<Report> {
  if (options.replay !== undefined && !readReplay(options.replay, sealFor(options.target))) {
    throw new UsageError(
      '--replay: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.',
    );
  }
  // What is wrong with it is told before anything starts.
  if (options.overlay !== undefined) readOverlay(options.overlay);
  if (options.memory !== undefined) readMemory(options.memory, options.target);
  const file = new URL(`./run${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: taskOf(options), resourceLimits: memory });
  stop.addEventListener('abort', () => worker.postMessage('stop'), { once: true });
  try {
    return await reportFrom(worker, onProgress);
  } finally {
    await worker.terminate();
  }
}

function taskOf({ reports: _, json: _json, verbose: _verbose, ...options }: ConformOptions): Task {
  const prefix = `pdk-${randomUUID().slice(0, 8)}`;
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${prefix}.jsonl`;
  return { ...options, prefix, journal: resolve(options.journal, name) };
}

/** The report of a run in `worker`, whatever becomes of it. */
export function reportFrom(
  worker: Worker,
  onProgress: (progress: Progress) => void,
  silentMost = silentMostS,
): Promise<Report> {
  return new Promise((done, reject) => {
    let soFar: Report | undefined;
    let silentS = 0;
    const end = (why: Error) => {
      clearInterval(watch);
      if (!soFar) return reject(why);
      const reason = `the kit broke: ${why.message}; this is what was judged until then, and pdk cleanup takes away what the run made`;
      // A broken rule outweighs a broken kit.
      done({
        ...soFar,
        verdict: soFar.verdict === 'non-conformant' ? 'non-conformant' : 'error',
        reason,
        complete: false,
      });
    };
    const watch = setInterval(() => {
      silentS += 1;
      if (silentS > silentMost) end(new Error(`it computed for longer than ${silentMost} s`));
    }, 1000);
    worker.on('message', (told: Told) => {
      silentS = 0;
      if (told.kind === 'progress') onProgress(told.progress);
      if (told.kind === 'so-far') soFar = told.report;
      if (told.kind === 'done') {
        clearInterval(watch);
        done(told.report);
      }
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`its thread ended with code ${code}`)));
  });
}
