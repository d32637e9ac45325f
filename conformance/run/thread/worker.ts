import { parentPort, workerData } from 'node:worker_threads';
import { run } from '../run.js';
import type { ThreadEvent } from './start.js';

const aliveEveryMs = 1000;
/** A message costs as much as judging an answer, and a display needs no more of them. */
const progressEveryMs = 100;

const post = (event: ThreadEvent) => parentPort?.postMessage(event);
const alive = setInterval(() => post({ kind: 'alive' }), aliveEveryMs);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
let progressAt = Number.NEGATIVE_INFINITY;
for await (const event of run({ ...workerData, soFar: true, stop: stop.signal })) {
  if (event.kind === 'progress') {
    if (performance.now() - progressAt < progressEveryMs) continue;
    progressAt = performance.now();
  }
  post(event);
}
clearInterval(alive);
