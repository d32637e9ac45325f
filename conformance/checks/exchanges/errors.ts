import { SessionRequest } from '../../../generated/validators.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isObject, parseJson } from '../../target/json.js';
import { isFindRequest } from '../../view/find-view.js';
import { excerpt } from './excerpt.js';
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

/** Section 7, assumed: an invalid request is answered with a 4xx. 503 is about load. */
const no5xx: ExchangeJudge = (exchange) => {
  const { status } = exchange.response;
  if (!sendsJson(exchange) || status === 503) return nothing;
  const isValid = exchange.operation === 'find' ? isFindRequest : SessionRequest;
  if (exchange.request.json !== undefined && isValid(exchange.request.json)) return nothing;
  return onStatus(exchange, status < 500, 'a 4xx for a malformed request');
};

/** Section 7, assumed: a 4xx has a JSON body. No body is described for 402. */
const bodyJson: ExchangeJudge = ({ request, response }) => {
  const { status, json, text } = response;
  if (status < 400 || status > 499 || status === 402 || request.method === 'HEAD') return nothing;
  return once(isObject(json), () => ({ at: 'body', expected: 'a JSON object', received: excerpt(text) }));
};

/** Only so many characters of an answer are searched for internals. */
const searchedMost = 256 * 1024;
/** Stack trace frames and headings, SQL queries and file paths. */
const internals =
  /\n\s{1,40}at \S{1,200} \(|Traceback \(most recent call last\)|\.(py|js|ts|java|go|rb|cs):\d+|File "[^"]+", line \d+|goroutine \d+ \[|\b(SELECT|INSERT|UPDATE|DELETE)\b.{1,500}\b(FROM|INTO|SET|WHERE)\b|\/(usr|home|var|opt|srv)\/\w+\/|node_modules/;

/** Section 7, assumed: an error answer reveals no internals of the service. */
const noStack: ExchangeJudge = ({ response }) => {
  const { status, text } = response;
  if (status < 400 || text === '') return nothing;
  const found = internals.exec(text.slice(0, searchedMost))?.[0];
  const expected = 'no stack trace, query or file path';
  return once(found === undefined, () => ({ at: 'body', expected, received: excerpt(found) }));
};

/** Judges of error answers (section 7). */
export const errorJudges = {
  'error.malformed-json': malformedJson,
  'error.no-5xx-on-bad-input': no5xx,
  'error.body-json': bodyJson,
  'error.no-stack': noStack,
} satisfies ExchangeJudges;
