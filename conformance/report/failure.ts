import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { curlOf, type NamedSecrets } from './curl.js';
import { type Redactor, redactor } from './redact.js';
import type { Difference, Failure } from './report.js';

/** A violation that a judge found in an exchange, before secrets are removed. */
export interface RawDifference {
  /** @default composed of the other members */
  readonly summary?: string;
  readonly at: string;
  readonly expected: string;
  readonly received: Json | undefined;
  /** What was done before, step by step. */
  readonly steps?: string;
}

export interface RawFailure extends RawDifference {
  /** At least one; the last one breaks the rule. */
  readonly exchanges: readonly [...Exchange[], Exchange];
  readonly replay: string;
  readonly reproduced: string;
}

const receivedMax = 2000;
const summaryMax = 120;

/** Redacts a difference for a report. @param secrets every secret given to or seen in the run */
export function differenceOf(raw: RawDifference, secrets: readonly string[]): Difference {
  const { summary, expected, received } = differenceBy(raw, redactor(secrets));
  return { summary, expected, received };
}

/**
 * Redacts a failure for a report.
 * @param secrets every secret given to or seen in the run
 * @param named the secrets that a reader can set as environment variables
 */
export function failureOf(raw: RawFailure, secrets: readonly string[], named: NamedSecrets): Failure {
  const redact = redactor([...secrets, ...Object.values(named)]);
  const failing = raw.received ?? null;
  const last = raw.exchanges.at(-1);
  // A reader needs the search terms to send the request again: they stay visible.
  const asked = [failing, ...raw.exchanges.map((exchange) => exchange.request.json ?? null)];
  return {
    ...differenceBy(raw, redact),
    ...(raw.steps === undefined ? {} : { steps: redact.text(raw.steps) }),
    exchanges: raw.exchanges.map((exchange) => redact.exchange(exchange, asked)),
    curl: last === undefined ? '' : curlOf(last, { redact, named, failing: asked }),
    replay: raw.replay,
    reproduced: raw.reproduced,
  };
}

function differenceBy(raw: RawDifference, { text }: Redactor): Difference & { at: string } {
  const at = text(raw.at);
  const expected = text(raw.expected);
  // Redact before cutting: a cut through a secret would leave a part that is not recognized.
  const received = text(receivedText(raw.received));
  const summary =
    raw.summary === undefined
      ? `at ${at}: expected ${expected}; received ${cut(received, summaryMax)}`
      : text(raw.summary);
  return { summary: text(summary), at, expected, received: text(cut(received, receivedMax)) };
}

/** A received value as JSON text, or `nothing`. */
function receivedText(received: Json | undefined): string {
  return received === undefined ? 'nothing' : JSON.stringify(received);
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} [… cut here]`;
}
