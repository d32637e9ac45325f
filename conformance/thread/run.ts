import { parentPort, workerData } from 'node:worker_threads';
import { prepareRun } from '../conform.js';
import { readMemory, writeMemory } from '../memory/memory.js';
import { ruleMatcher } from '../options/rule-glob.js';
import { fileJournal } from '../resources/journal.js';
import { readOverlay } from '../wire/overlay.js';
import type { Task, Told } from './message.js';

const aliveEveryMs = 1000;
/** A report so far is made at most so often, and takes this part of the time at most. */
const soFarEveryMs = 1000;
const soFarShare = 0.05;

/** Performs a run and tells of it. */
async function work(task: Task): Promise<void> {
  const { overlay, memory, journal, rules, connection, limits, ...options } = task;
  const tell = (told: Told) => parentPort?.postMessage(told);
  const alive = setInterval(() => tell({ kind: 'alive' }), aliveEveryMs);
  const stop = new AbortController();
  parentPort?.once('message', () => stop.abort());
  const earlier = memory === undefined ? undefined : readMemory(memory, task.target);
  const prepared = prepareRun({
    ...options,
    connection,
    limits,
    ...(overlay === undefined ? {} : { forms: readOverlay(overlay) }),
    ...(earlier === undefined ? {} : { earlier }),
    journal: fileJournal(journal),
    ...(rules === undefined ? {} : { rules: ruleMatcher(rules) }),
    stop: stop.signal,
    onProgress(progress) {
      tell({ kind: 'progress', progress });
      if (performance.now() >= nextAt) tellSoFar();
    },
  });
  let nextAt = 0;
  const tellSoFar = () => {
    const begun = performance.now();
    tell({ kind: 'so-far', report: prepared.report() });
    nextAt = begun + Math.max(soFarEveryMs, (performance.now() - begun) / soFarShare);
  };
  tellSoFar();
  for (const { perform } of prepared.steps) await perform();
  const report = prepared.report();
  // A run that proved nothing has nothing to remember.
  if (memory !== undefined && report.verdict !== 'proved-nothing') writeMemory(memory, prepared.memory());
  tell({ kind: 'done', report });
  clearInterval(alive);
  await prepared.close();
}

await work(workerData);
