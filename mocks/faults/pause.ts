import { setTimeout as timer } from 'node:timers/promises';

/** Waits in real time until the time is over or the signal aborts. Never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined);
