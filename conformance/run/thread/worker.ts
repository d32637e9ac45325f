import { parentPort, workerData } from 'node:worker_threads';
import { run } from '../run.js';
import type { ThreadEvent } from './start.js';

const aliveEveryMs = 1000;

const tell = (event: ThreadEvent) => parentPort?.postMessage(event);
const alive = setInterval(() => tell({ kind: 'alive' }), aliveEveryMs);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
for await (const event of run({ ...workerData, soFar: true, stop: stop.signal })) tell(event);
clearInterval(alive);
