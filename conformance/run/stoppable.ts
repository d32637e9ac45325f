/** Runs `work` so that the first signal ends it in good order, and the second one ends the process. */
export async function stoppable<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const ask = (signal: NodeJS.Signals) => {
    forget();
    process.stderr.write(
      `\n${signal}: stopping, what the run made is taken away; once more to leave it there\n`,
    );
    stop.abort();
  };
  const forget = () => process.off('SIGINT', ask).off('SIGTERM', ask);
  process.on('SIGINT', ask).on('SIGTERM', ask);
  try {
    return await work(stop.signal);
  } finally {
    forget();
  }
}
