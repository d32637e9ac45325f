import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PassedCall } from './seen.js';
import type { FirstBroken, Watched, WatchOptions } from './watching.js';

/** What the thread is told, and what it tells. */
export type ToWatch =
  | { readonly kind: 'call'; readonly call: PassedCall }
  | { readonly kind: 'end'; readonly unseen: ReadonlyMap<string, number> };
export type FromWatch =
  | { readonly kind: 'seen'; readonly broken: readonly FirstBroken[] }
  | ({ readonly kind: 'end' } & Watched)
  | { readonly kind: 'failed'; readonly message: string };

/** Bytes that may wait to be judged: traffic is never held up, and memory is nobody's to fill. */
const waitingMost = 64 * 1024 * 1024;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/**
 * Judges what passes in a thread of its own: whoever waits for an answer does not wait for judges.
 * @param onDeath is told that nothing is judged any more, though everything still passes
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
    /** Takes a call in, if what waits to be judged leaves room for it. */
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
    /** Judges what still waits. Throws where the thread broke. */
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
