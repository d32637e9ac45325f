import type { RuleId } from '../../generated/rules.js';
import { locating, othersCalls, type SeenCall } from '../judging/observed-call.js';
import { createObserver } from '../judging/observer.js';
import { createRecording } from '../recording/writer.js';
import type { Report } from '../report/report.js';
import { formsOf, ruleMatcher } from '../run/run-options.js';
import { decompressed, headersOf, pairsOf } from '../target/answer.js';
import { formLimits } from '../target/limits.js';
import type { Target } from '../target/target.js';

/** Options for judging forwarded calls; they can be cloned to another thread. */
export interface WatchOptions {
  readonly target: Target;
  readonly org: string | undefined;
  /** An OpenAPI Overlay file with the forms of the service. */
  readonly overlay: string | undefined;
  readonly rules: string | undefined;
  /** Whether names of people stay as they are. */
  readonly raw: boolean;
  readonly record: string | undefined;
}

export interface FirstBroken {
  readonly rule: RuleId;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface Watched {
  readonly report: Report;
  /** A message that says how many exchanges were recorded, and where. */
  readonly recorded: string | undefined;
}

/** Judges the calls that a proxy forwards, one after the other. */
export async function createWatch({ target, org, overlay, rules, raw, record }: WatchOptions) {
  const startedAt = Date.now();
  const forms = await formsOf(overlay);
  const observer = createObserver({ target, wanted: ruleMatcher(rules), raw, callers: 'others' });
  const calls = othersCalls(locating(target, forms), forms, org);
  const about = { target, seed: 0, startedAt, raw, callers: 'others' } as const;
  const recording = record && createRecording({ files: [{ file: record, format: 'ndjson' }], ...about });
  return {
    see(call: PassedCall): readonly FirstBroken[] {
      const read = calls(seenCall(call));
      if (typeof read === 'string') {
        observer.pass(read);
        return [];
      }
      const { exchange, hasBody } = read;
      const broken = observer.see(exchange, hasBody);
      if (hasBody && recording) recording.add(exchange);
      const { method, url } = exchange.request;
      const path = observer.hide(new URL(url).pathname);
      return broken.map((rule) => ({ rule, method, path, status: exchange.response.status }));
    },
    /** @param unseen the number of calls that were not passed to `see`, by reason */
    async end(unseen: ReadonlyMap<string, number>): Promise<Watched> {
      for (const [because, times] of unseen) observer.pass(because, times);
      const recorded = recording ? `${await recording.finish()} exchanges written to ${record}` : undefined;
      return {
        report: observer.report({
          target: { peopleUrl: target.peopleUrl, org: target.org },
          seed: 0,
          startedAt,
          durationMs: Date.now() - startedAt,
          complete: true,
          noun: 'call',
        }),
        recorded,
      };
    },
  };
}

/** A forwarded call as it was on the wire; it is decoded and judged in another thread. */
export interface PassedCall extends Pick<SeenCall, 'sentAt' | 'receivedAt'> {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Raw headers: names and values in turn. */
  readonly requestHeaders: readonly string[];
  readonly responseHeaders: readonly string[];
  /** Undefined if it is longer than what is judged. */
  readonly requestBody: Uint8Array | undefined;
  readonly responseBody: Uint8Array | undefined;
}

/** Converts a forwarded call for the judges, with its bodies decompressed. */
export function seenCall({ method, url, status, sentAt, receivedAt, ...call }: PassedCall): SeenCall {
  const { headers } = headersOf(pairsOf(call.requestHeaders));
  const response = headersOf(pairsOf(call.responseHeaders));
  const sent = textOf(call.requestBody, headers);
  return {
    request: { method, url, headers, text: sent === '' ? undefined : sent },
    isRequestKnown: sent !== undefined,
    response: { status, ...response, text: textOf(call.responseBody, response.headers) },
    sentAt,
    receivedAt,
  };
}

/** Decodes a body as text; undefined if it cannot be decoded or is too long. */
function textOf(bytes: Uint8Array | undefined, headers: SeenCall['response']['headers']): string | undefined {
  try {
    return bytes && decompressed(Buffer.from(bytes), headers, formLimits.judgedBytes)?.toString();
  } catch {
    return undefined;
  }
}
