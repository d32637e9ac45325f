import { type Progress, progressLine } from '../report/progress.js';
import { UsageError } from '../target/usage-error.js';
import { stoppable } from './stoppable.js';

/** What a command does, and how it is told. */
interface Performance<T> {
  /** The whole stack of what breaks. */
  readonly verbose: boolean;
  run(stop: AbortSignal, show: (progress: Progress) => void): Promise<T>;
  /** Answers the exit code. */
  tell(result: T): number;
}

/** Runs with its progress on standard error until it is done or a signal stops it. What breaks is told: exit code 3. */
export async function performed<T>({ verbose, run, tell }: Performance<T>): Promise<number> {
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
