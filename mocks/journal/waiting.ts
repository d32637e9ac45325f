import { type Filter, matches } from './filter.js';
import type { Journal } from './journal.js';

/** What to wait for. */
export interface Awaited {
  readonly filter: Filter;
  readonly count: number;
  /** Real time. */
  readonly timeoutMs: number;
  /** Ends the waiting early. */
  readonly signal?: AbortSignal | undefined;
}

/** Waits until there are enough calls, or until the timeout. Returns how many there are. */
export function waited(journal: Journal, { filter, count, timeoutMs, signal }: Awaited): Promise<number> {
  const countAll = () => journal.entries().filter((entry) => matches(filter, entry)).length;
  return new Promise((resolve) => {
    let come = countAll();
    let unwatch = () => {};
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', end);
      resolve(come);
    };
    const look = () => {
      if (come >= count) end();
    };
    if (come >= count || timeoutMs === 0 || signal?.aborted) {
      end();
      return;
    }
    timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    unwatch = journal.watch({
      added: (entry) => {
        if (matches(filter, entry)) come += 1;
        look();
      },
      changed: () => {
        come = countAll();
        look();
      },
      closed: end,
    });
  });
}
