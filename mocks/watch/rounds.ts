import type { Part } from './sources.js';

/** Runs work on request. */
export interface Rounds {
  /** Runs it once there were no more requests for a while. */
  ask(...parts: readonly Part[]): void;
  /** Runs it at once. Throws what the work throws. */
  now(...parts: readonly Part[]): Promise<void>;
  /** Drops pending requests. */
  close(): void;
}

/** Runs work one round at a time: what is requested during a round is done in the next. */
export function roundsOf(work: (due: readonly Part[]) => Promise<void>, settleMs: number): Rounds {
  const asked = new Set<Part>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  const run = async () => {
    if (isWorking) return;
    isWorking = true;
    try {
      while (asked.size > 0) {
        const due = [...asked];
        asked.clear();
        await work(due);
      }
    } finally {
      isWorking = false;
    }
  };
  const add = (parts: readonly Part[]) => {
    for (const part of parts) asked.add(part);
  };
  return {
    ask: (...parts) => {
      if (parts.length === 0) return;
      add(parts);
      clearTimeout(timer);
      timer = setTimeout(() => {
        run().catch((error: unknown) => console.error(error));
      }, settleMs).unref();
    },
    now: (...parts) => {
      add(parts);
      return run();
    },
    close: () => {
      clearTimeout(timer);
      asked.clear();
    },
  };
}
