import type { Finding, FindJudge } from '../checks/finding.js';
import type { Exchange } from '../target/exchange.js';
import { type Json, type JsonObject, parseJson } from '../target/json.js';
import { viewOf } from '../view/find-view.js';
import { person } from './specimen-records.js';

/** What a made-up exchange has in place of the ordinary: the tests of judges differ in nothing else. */
export interface Differences extends Partial<Omit<Exchange, 'request' | 'response'>> {
  /** @default one lookup of a name */
  readonly body?: Json;
  /** The request body as text, in place of `body`. */
  readonly text?: string;
  readonly method?: string;
  readonly url?: string;
  readonly contentType?: string;
  readonly status?: number;
  /** The response body. @default one element with one person */
  readonly answer?: Json;
  /** The response body as text, in place of `answer`. */
  readonly answerText?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 10 May 2026, noon. */
export const specimenTime = Date.UTC(2026, 4, 10, 12);

/** A find exchange as it should be, but for the differences. */
export function specimen(differences: Differences = {}): Exchange {
  const { body, text, method, url, contentType, status, answer, answerText, headers, ...rest } = differences;
  const sent = text ?? JSON.stringify(body ?? asking(['name', 'Ada Moreau']));
  const received = answerText ?? JSON.stringify(answer === undefined ? matching([person()]) : answer);
  return {
    id: 1,
    operation: 'find',
    investigation: 'some/investigation',
    credential: 'token',
    org: 'own',
    sentAt: specimenTime - 50,
    receivedAt: specimenTime,
    ...rest,
    request: {
      method: method ?? 'POST',
      url: url ?? 'https://people.example/people/v1/org-1/find',
      headers: { 'Content-Type': contentType ?? 'application/json' },
      text: sent,
      json: parseJson(sent),
    },
    response: {
      status: status ?? 200,
      headers: { 'content-type': 'application/json', date: new Date(specimenTime).toUTCString(), ...headers },
      cookies: [],
      text: received,
      json: parseJson(received),
    },
  };
}

/** A request of one lookup per list of criteria. */
export function asking(...criteria: readonly (readonly string[])[]): JsonObject {
  return {
    matches: criteria.map(([field_name = '', search_term = '']) => ({
      fields: [{ field_name, search_term }],
    })),
  };
}

/** An answer of one element per list of people. */
export function matching(...lists: readonly (readonly Json[])[]): JsonObject {
  return { matches: lists.map((people) => ({ found: people.length > 0, people })) };
}

/** An exchange that answers one lookup with one person. */
export function answeredWith(one: JsonObject, differences: Differences = {}): Exchange {
  return specimen({ answer: matching([one]), ...differences });
}

export type Verdict = 'holds' | 'broken' | 'silent';

/** A finding in a word, for tables. */
export function verdictOf({ observations, violations }: Finding): Verdict {
  if (violations.length > observations) throw new Error('a violation is an observation too');
  return violations.length > 0 ? 'broken' : observations > 0 ? 'holds' : 'silent';
}

export function judged(judge: FindJudge, exchange: Exchange): Verdict {
  return verdictOf(judge(viewOf(exchange)));
}
