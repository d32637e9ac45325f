/** Waits; rejects with the reason of the signal as soon as it is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (ms, signal) =>
  unlessAborted(signal, (resolve) => {
    const timer = setTimeout(resolve, ms);
    return () => clearTimeout(timer);
  });

/** Waits for a promise shared with other callers. If this signal is aborted, only this caller stops waiting. */
export function sharedUntil<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return unlessAborted(signal, (resolve, reject) => {
    promise.then(resolve, reject);
    return () => {};
  });
}

/** Runs `begin`, which returns a function to stop it, until it settles or the signal is aborted. */
function unlessAborted<T>(
  signal: AbortSignal,
  begin: (resolve: (value: T) => void, reject: (reason: unknown) => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const over = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    const stop = begin(
      (value) => {
        over();
        resolve(value);
      },
      (reason) => {
        over();
        reject(reason);
      },
    );
  });
}
