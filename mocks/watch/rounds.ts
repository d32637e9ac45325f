import type { Part } from './sources.js';

/** Work that is asked for again and again. */
export interface Rounds {
  /** Has it done once nothing more was asked for a while. */
  ask(...parts: readonly Part[]): void;
  /** Has it done at once. Throws what the work throws. */
  now(...parts: readonly Part[]): Promise<void>;
  /** What was asked for is forgotten. */
  close(): void;
}

/** Does work one round after the other: what is asked for during one is done in the next. */
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
