/**
 * Resolves as the promise does, or to undefined if it takes longer than `ms` or the signal aborts. Rejects as the promise does.
 */
export async function within<T>(
  ms: number,
  promise: Promise<T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  const over = new AbortController();
  const tooLate = new Promise<undefined>((resolve) => {
    const stop = () => resolve(undefined);
    const timer = setTimeout(stop, Math.max(0, ms));
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', stop, { once: true, signal: over.signal });
    if (signal?.aborted) stop();
  });
  return Promise.race([promise, tooLate]).finally(() => over.abort());
}
