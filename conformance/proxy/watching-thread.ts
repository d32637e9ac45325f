import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PassedCall } from './seen.js';
import type { FirstBroken, Watched, WatchOptions } from './watching.js';

/** Messages to the thread. */
export type ToWatch =
  | { readonly kind: 'call'; readonly call: PassedCall }
  | { readonly kind: 'end'; readonly unseen: ReadonlyMap<string, number> };
/** Messages from the thread. */
export type FromWatch =
  | { readonly kind: 'seen'; readonly broken: readonly FirstBroken[] }
  | ({ readonly kind: 'end' } & Watched)
  | { readonly kind: 'failed'; readonly message: string };

/** Maximum bytes that wait to be judged. Beyond that, calls are not judged: traffic is never delayed, and memory is limited. */
const waitingMost = 64 * 1024 * 1024;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/**
 * Judges forwarded calls in a thread of its own, so that judging does not delay answers.
 * @param onDeath called when the thread fails: calls are still forwarded, but no longer judged
 */
export function watchingThread(
  options: WatchOptions,
  onBroken: (broken: FirstBroken) => void,
  onDeath: (error: Error) => void,
) {
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: options, resourceLimits: memory });
  const unseen = new Map<string, number>();
  const sizes: number[] = [];
  let waiting = 0;
  let settle: { resolve(end: Watched): void; reject(error: Error): void } | undefined;
  let death: Error | undefined;
  let isEnded = false;
  const die = (error: Error) => {
    if (!isEnded && !death) onDeath(error);
    death ??= error;
    settle?.reject(death);
  };
  worker.on('message', (message: FromWatch) => {
    if (message.kind === 'end') settle?.resolve(message);
    else if (message.kind === 'failed') die(new Error(message.message));
    else {
      waiting -= sizes.shift() ?? 0;
      for (const each of message.broken) onBroken(each);
    }
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`its thread ended with code ${code}`)));
  const pass = (because: string) => void unseen.set(because, (unseen.get(because) ?? 0) + 1);

  return {
    /** Counts a call that cannot be judged. */
    pass,
    /** Queues a call, if there is room for it. */
    see(call: PassedCall) {
      const bodies = [call.requestBody, call.responseBody].flatMap((body) =>
        body === undefined ? [] : [body],
      );
      const bytes = bodies.reduce((sum, body) => sum + body.byteLength, 1000);
      if (death || waiting + bytes > waitingMost)
        return pass('not judged: more came than could be judged in time');
      waiting += bytes;
      sizes.push(bytes);
      const message: ToWatch = { kind: 'call', call };
      worker.postMessage(
        message,
        bodies.map(({ buffer }) => buffer as ArrayBuffer),
      );
    },
    /** Judges the queued calls, and returns the report. Throws if the thread failed. */
    async end(): Promise<Watched> {
      const ended = new Promise<Watched>((resolve, reject) => {
        settle = { resolve, reject };
        if (death) reject(death);
        const message: ToWatch = { kind: 'end', unseen };
        worker.postMessage(message);
      });
      try {
        return await ended;
      } finally {
        isEnded = true;
        await worker.terminate();
      }
    },
  };
}
