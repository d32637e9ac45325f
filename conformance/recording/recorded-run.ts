import type { RunEvent } from '../run/events.js';
import type { RunOptions } from '../run/options/run-options.js';
import { createRecording, type RecordingOptions } from './writer.js';

/** Wraps a run to record its exchanges. @param performing checks a target, and yields its events */
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
    /** Writes the files with the exchanges so far, and returns their number. Throws an Error with a message for users. */
    finish: recording.finish,
  };
}
