import { codeOf } from '../answers/codes.js';
import { retryAfterMs } from '../answers/retry-after.js';
import { said } from '../answers/said.js';
import type { AboutCall } from './no-answer-error.js';
import { redacted } from './redacted.js';
import type { Refused } from './service-error.js';

/** Returns what an error response says, without secrets. */
export function refusalOf(
  answer: { readonly response: Response; readonly text: string },
  about: AboutCall,
  { secrets, nowMs }: { readonly secrets: Iterable<string>; readonly nowMs: number },
): Refused {
  const { response, text } = answer;
  const { code, detail } = said(text);
  const hidden = [...secrets];
  const without = (words: string) => redacted(words, hidden);
  return {
    ...about,
    status: response.status,
    code: without(code ?? codeOf(response.status)),
    detail: detail === undefined ? undefined : without(detail),
    retryAfterMs: retryAfterMs(response.headers, nowMs),
    requestId: without(response.headers.get('X-Request-Id') ?? about.requestId),
  };
}
