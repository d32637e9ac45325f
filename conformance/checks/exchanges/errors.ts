import { type ExchangeJudge, nothing } from '../../scene/finding.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { parseJson } from '../../target/json.js';
import { type ExchangeJudges, onStatus } from './judge.js';
import { bodyText, isDecided, requestHeader } from './request.js';

/** Whether the request is a POST of JSON that cannot be refused because of its caller. */
function sendsJson(exchange: Exchange): boolean {
  if (exchange.request.method !== 'POST' || !/json/i.test(requestHeader(exchange, 'content-type') ?? ''))
    return false;
  return exchange.operation === 'createSession' || isAdmitted(exchange);
}

/** Whether the body starts like JSON and is not. */
function isMalformed(exchange: Exchange): boolean {
  const text = bodyText(exchange);
  return /^\s*["{[]/.test(text) && parseJson(text) === undefined;
}

/** Sections 4.1 and 4.2: the body is JSON, so truncated or malformed JSON is refused. */
const malformedJson: ExchangeJudge = (exchange) => {
  if (!sendsJson(exchange) || !isDecided(exchange) || !isMalformed(exchange)) return nothing;
  return onStatus(exchange, !isSuccess(exchange), 'not a 2xx: the request body is malformed JSON');
};

/** Judges of error answers (section 7). */
export const errorJudges = {
  'error.malformed-json': malformedJson,
} satisfies ExchangeJudges;
