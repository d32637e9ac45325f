import type { RunEvent } from '../run/events.js';
import type { WantedRecording } from '../run/options/reports.js';
import type { RunOptions } from '../run/options/run-options.js';
import { har } from './har.js';
import { ndjson } from './ndjson.js';
import { createRecording, type RecordingForm } from './writer.js';

const forms: Readonly<Record<WantedRecording['format'], RecordingForm>> = { ndjson, har };

/** Checks a target, and tells of it. */
export type Performing = (options: RunOptions) => AsyncIterable<RunEvent>;

/** A run whose exchanges are put away as they come. */
export interface RecordedRun {
  run(options: RunOptions): AsyncIterable<RunEvent>;
  /** Writes the files, with what came so far. Answers the number of exchanges in them; throws an Error for people. */
  finish(): Promise<number>;
}

export function recordedRun(
  performing: Performing,
  wanted: readonly [WantedRecording, ...WantedRecording[]],
  { target, seed = 1, raw = false, now = Date.now }: RunOptions,
): RecordedRun {
  const [first, ...more] = wanted;
  const inForm = ({ file, format }: WantedRecording) => ({ file, form: forms[format] });
  const files = [inForm(first), ...more.map(inForm)] as const;
  const recording = createRecording({ files, target, seed, startedAt: now(), callers: 'ours', raw });
  return {
    async *run(options) {
      for await (const event of performing({ ...options, exchanges: true })) {
        if (event.kind === 'exchange') recording.add(event.exchange);
        else yield event;
      }
    },
    finish: recording.finish,
  };
}
