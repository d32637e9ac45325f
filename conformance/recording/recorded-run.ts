import type { RunEvent } from '../run/events.js';
import type { RunOptions } from '../run/options/run-options.js';
import { createRecording, type RecordingOptions } from './writer.js';

/** A run whose exchanges are put away as they come. @param performing checks a target, and tells of it */
export function recordedRun(
  performing: (options: RunOptions) => AsyncIterable<RunEvent>,
  files: RecordingOptions['files'],
  { target, seed = 1, raw = false, now = Date.now }: RunOptions,
) {
  const recording = createRecording({ files, target, seed, startedAt: now(), callers: 'ours', raw });
  return {
    async *run(options: RunOptions): AsyncGenerator<RunEvent, void> {
      for await (const event of performing({ ...options, exchanges: true })) {
        if (event.kind === 'exchange') recording.add(event.exchange);
        else yield event;
      }
    },
    /** Writes the files, with what came so far. Answers the number of exchanges in them; throws an Error for people. */
    finish: recording.finish,
  };
}
