import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FirstBroken, PassedCall, Watched, WatchOptions } from './watching.js';

/** A call to judge; at the end, how many calls were not passed on, by reason. */
export type ToWatch = PassedCall | Map<string, number>;
/** What each call has broken first; at the end, what was seen in all. */
export type FromWatch = readonly FirstBroken[] | Watched;

/** Maximum bytes that wait to be judged. Beyond that, calls are not judged: traffic is never delayed, and memory is limited. */
const waitingMost = 64 * 1024 * 1024;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Judges forwarded calls in a thread of its own. If that fails, calls are still forwarded. */
export function watchingThread(options: WatchOptions, onBroken: (broken: FirstBroken) => void) {
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: options, resourceLimits: memory });
  const unseen = new Map<string, number>();
  const sizes: number[] = [];
  let waiting = 0;
  let isDead = false;
  const ended = new Promise<Watched>((resolve, reject) => {
    worker.on('message', (message: FromWatch) => {
      if ('report' in message) return resolve(message);
      waiting -= sizes.shift() ?? 0;
      for (const each of message) onBroken(each);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`its thread ended with code ${code}`)));
  });
  ended.catch((error: Error) => {
    isDead = true;
    const left = 'requests are still forwarded, but no longer judged';
    process.stderr.write(`judging failed: ${error.message}; ${left}\n`);
  });
  const pass = (because: string) => void unseen.set(because, (unseen.get(because) ?? 0) + 1);

  return {
    pass,
    /** Queues a call, if there is room for it. */
    see(call: PassedCall) {
      const bodies = [call.requestBody, call.responseBody].filter((body) => body !== undefined);
      const bytes = bodies.reduce((sum, body) => sum + body.byteLength, 1000);
      if (isDead || waiting + bytes > waitingMost)
        return pass('not judged: more came than could be judged in time');
      waiting += bytes;
      sizes.push(bytes);
      const buffers = bodies.map(({ buffer }) => buffer as ArrayBuffer);
      worker.postMessage(call satisfies ToWatch, buffers);
    },
    /** Judges the queued calls, and returns the report. Throws if the thread failed. */
    async end(): Promise<Watched> {
      worker.postMessage(unseen satisfies ToWatch);
      try {
        return await ended;
      } finally {
        await worker.terminate();
      }
    },
  };
}
