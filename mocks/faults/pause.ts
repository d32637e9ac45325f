import { setTimeout as timer } from 'node:timers/promises';

/** Waits in real time, or until the signal says that there is nothing to wait for any more. Never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined);
