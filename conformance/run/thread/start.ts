import { on, once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Report } from '../../report/report.js';
import type { RunEvent } from '../events.js';
import type { RunOptions } from '../run-options.js';

/** A message from the thread of a run: an event, or a sign that it is not stuck. */
export type ThreadEvent = RunEvent | { readonly kind: 'alive' };

/** After as many seconds without a message a run is considered stuck in a computation. */
const silentMostS = 45;
/** The memory of a run is limited, as the target decides how much it receives. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Performs a run in a thread. If that dies or hangs, the last event has the verdicts so far; throws if there are none. */
export async function* runInThread({ stop, ...options }: RunOptions): AsyncGenerator<RunEvent, void> {
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: options, resourceLimits: memory });
  const ask = () => worker.postMessage('stop');
  if (stop?.aborted) ask();
  stop?.addEventListener('abort', ask, { once: true });
  try {
    yield* eventsFrom(worker);
  } finally {
    await worker.terminate();
  }
}

/** Yields the events of a run in `worker`, up to an end in any case. */
export async function* eventsFrom(worker: Worker, silentMost = silentMostS): AsyncGenerator<RunEvent, void> {
  const exited = once(worker, 'exit');
  exited.catch(() => undefined);
  const stuck = new AbortController();
  let silentS = 0;
  const watch = setInterval(() => {
    silentS += 1;
    if (silentS > silentMost) stuck.abort(new Error(`it computed for longer than ${silentMost} s`));
  }, 1000);
  let soFar: Report | undefined;
  try {
    const messages = on(worker, 'message', { close: ['exit'], signal: stuck.signal });
    for await (const [event] of messages as AsyncIterableIterator<[ThreadEvent]>) {
      silentS = 0;
      if (event.kind === 'so-far') soFar = event.report;
      if (event.kind !== 'alive') yield event;
      if (event.kind === 'end') return;
    }
    const [code] = await exited;
    throw new Error(`its thread ended with code ${code}`);
  } catch (error) {
    const why = stuck.signal.aborted ? stuck.signal.reason : error;
    if (!soFar) throw why;
    yield { kind: 'end', report: endedBy(why, soFar) };
  } finally {
    clearInterval(watch);
  }
}

/** The report of a run that an error has ended. A violated rule outweighs the error of the kit. */
function endedBy(why: unknown, soFar: Report): Report {
  const because = why instanceof Error ? why.message : String(why);
  return {
    ...soFar,
    verdict: soFar.verdict === 'non-conformant' ? 'non-conformant' : 'error',
    reason: `the kit broke: ${because}; this is what was judged until then; pdk cleanup deletes what the run created`,
    complete: false,
  };
}
