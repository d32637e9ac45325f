const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Remembers who listens for the signals that end a process. The answer removes everybody who came since: vitest ends the
 * process at once, and a run has things to take away first.
 */
export function ownSignals(): () => void {
  const before = signals.map((signal) => new Set(process.listeners(signal)));
  return () => {
    for (const [index, signal] of signals.entries()) {
      for (const listener of process.listeners(signal)) {
        if (!before[index]?.has(listener)) process.off(signal, listener);
      }
    }
  };
}
