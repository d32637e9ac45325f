import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWatch, ToWatch } from './command.js';
import { createWatch } from './watching.js';

// On Linux this lowers the priority of this thread only: forwarding goes before judging.
if (process.platform === 'linux') setPriority(10);
const send = (message: FromWatch) => parentPort?.postMessage(message);
const watch = await createWatch(workerData);
parentPort?.on('message', async (message: ToWatch) => {
  if (message.kind === 'call') {
    send({ kind: 'seen', broken: watch.see(message.call) });
    return;
  }
  try {
    send({ kind: 'end', ...(await watch.end(message.unseen)) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
