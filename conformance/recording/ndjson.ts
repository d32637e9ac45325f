import type { RecordingForm } from './writer.js';

/** One line that says what the recording is, and one for each exchange. */
export const ndjson: RecordingForm = {
  begin: (head) => `${JSON.stringify(head)}\n`,
  exchange: (recorded) => recorded,
  between: '\n',
  end: '\n',
};
