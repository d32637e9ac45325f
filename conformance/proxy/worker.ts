import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createWatch } from './watching.js';
import type { FromWatch, ToWatch } from './watching-thread.js';

// On Linux it is the thread that steps back: what passes goes before what judges it.
if (process.platform === 'linux') setPriority(10);
const tell = (message: FromWatch) => parentPort?.postMessage(message);
const watch = await createWatch(workerData);
parentPort?.on('message', async (message: ToWatch) => {
  if (message.kind === 'call') {
    tell({ kind: 'seen', broken: watch.see(message.call) });
    return;
  }
  try {
    tell({ kind: 'end', ...(await watch.end(message.unseen)) });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
