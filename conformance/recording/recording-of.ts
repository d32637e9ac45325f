import type { WantedRecording } from '../run/options/reports.js';
import type { RunOptions } from '../run/options/run-options.js';
import type { Performing, RecordedRun } from './recorded-run.js';

/** What records the exchanges of a run: loaded only where somebody wants them. */
export async function recordingOf(
  [first, ...more]: readonly WantedRecording[],
  performing: Performing,
  options: RunOptions,
): Promise<RecordedRun | undefined> {
  if (!first) return undefined;
  const { recordedRun } = await import('./recorded-run.js');
  return recordedRun(performing, [first, ...more], options);
}
