import { parentPort, workerData } from 'node:worker_threads';
import { run } from '../run.js';
import type { ThreadEvent } from './start.js';

const aliveEveryMs = 1000;
/** A message costs as much as judging an answer does, and nobody looks more often. */
const progressEveryMs = 100;

const tell = (event: ThreadEvent) => parentPort?.postMessage(event);
const alive = setInterval(() => tell({ kind: 'alive' }), aliveEveryMs);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
let toldAt = Number.NEGATIVE_INFINITY;
for await (const event of run({ ...workerData, soFar: true, stop: stop.signal })) {
  const isDue = performance.now() - toldAt >= progressEveryMs;
  if (event.kind === 'progress' && !isDue) continue;
  if (event.kind === 'progress') toldAt = performance.now();
  tell(event);
}
clearInterval(alive);
