import { type Progress, progressLine } from '../report/progress.js';
import { UsageError } from '../target/usage-error.js';
import { stoppable } from './stoppable.js';

/**
 * Runs with progress on standard error until it is done or stopped by a signal. Returns the exit code: 3 after an error of
 * the kit, which is printed.
 * @param verbose print the stack of the error
 * @param publish reports the result and returns the exit code
 */
export async function performed<T>({
  verbose,
  run,
  publish,
}: {
  readonly verbose: boolean;
  run(stop: AbortSignal, show: (progress: Progress) => void): Promise<T>;
  publish(result: T): number;
}): Promise<number> {
  const progress = progressLine(process.stderr, () => performance.now());
  try {
    const result = await stoppable((stop) => run(stop, progress.show));
    progress.end();
    return publish(result);
  } catch (error) {
    progress.end();
    if (error instanceof UsageError) throw error;
    process.stderr.write(`the kit broke: ${explain(error, verbose)}\n`);
    return 3;
  }
}

/** The text of an unexpected error. */
export function explain(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return verbose && error.stack ? error.stack : error.message;
}
