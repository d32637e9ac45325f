import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWatch, ToWatch } from './thread.js';
import { createWatch } from './watching.js';

// On Linux this lowers the priority of this thread only: forwarding goes before judging.
if (process.platform === 'linux') setPriority(10);
const send = (message: FromWatch) => parentPort?.postMessage(message);
const watch = await createWatch(workerData);
// What is thrown here ends the thread, and reaches the other one as its error.
parentPort?.on('message', async (message: ToWatch) => {
  send(message instanceof Map ? await watch.end(message) : watch.see(message));
});
