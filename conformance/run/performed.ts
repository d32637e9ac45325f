import { type Progress, progressLine } from '../report/progress.js';
import { UsageError } from '../target/usage-error.js';
import { stoppable } from './stoppable.js';

/**
 * Runs with its progress on standard error until it is done or a signal stops it. What breaks is told: exit code 3.
 * @param verbose the whole stack of what breaks
 * @param tell answers the exit code
 */
export async function performed<T>({
  verbose,
  run,
  tell,
}: {
  readonly verbose: boolean;
  run(stop: AbortSignal, show: (progress: Progress) => void): Promise<T>;
  tell(result: T): number;
}): Promise<number> {
  const progress = progressLine(process.stderr, () => performance.now());
  try {
    const result = await stoppable((stop) => run(stop, progress.show));
    progress.end();
    return tell(result);
  } catch (error) {
    progress.end();
    if (error instanceof UsageError) throw error;
    process.stderr.write(`the kit broke: ${explain(error, verbose)}\n`);
    return 3;
  }
}

/** What is told of an error that nobody expected. */
export function explain(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return verbose && error.stack ? error.stack : error.message;
}
