import type { OperationId } from '../../../generated/operations.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, parseJson } from '../../target/json.js';
import { bodyText, type ExchangeJudges, isDecided, onStatus, requestHeader } from './judge.js';

/** Section 9: the version is the last segment of the base path. Judged only if the address serves the operation. */
function versioned(operation: OperationId, tail: RegExp): ExchangeJudge {
  return (exchange) => {
    if (exchange.operation !== operation || exchange.org !== 'own' || !isSuccess(exchange)) return nothing;
    const { request } = exchange;
    const path = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
    // Some trials vary the address.
    const isVaried = /[?#]|\.\./.test(path) || request.method !== 'POST';
    if (!tail.test(path) || isVaried) return nothing;
    const holds = path.replace(tail, '').endsWith('/v1');
    return once(holds, () => ({ at: 'url', expected: 'a base path that ends in /v1', received: path }));
  };
}

/** Media types that are certainly not JSON. Plain text and octet streams are not among them: they are mere defaults. */
const otherFormat =
  /^\s*(text\/(html|xml|css|csv|javascript)|application\/(xhtml\+xml|xml|[\w.-]+\+xml|x-www-form-urlencoded|pdf|zip)|(image|audio|video|font|multipart)\/)/i;

const notCsv = new RegExp(`${otherFormat.source}|json`, 'i');

/** Sections 4.1, 4.2 and 4.3: the media type does not deny that the answer is JSON, or CSV where that is asked for. */
const isDeclared: ExchangeJudge = (exchange) => {
  const { json, text, headers } = exchange.response;
  const type = headers['content-type'];
  if (!isSuccess(exchange) || type === undefined) return nothing;
  const isJson = isObject(json) || isArray(json);
  const isCsv = !isJson && requestHeader(exchange, 'accept') === 'text/csv' && /^\s*[^<\s]/.test(text);
  if (!isJson && !isCsv) return nothing;
  const isRight = isCsv ? /csv/i.test(type) || !notCsv.test(type) : !otherFormat.test(type);
  return once(isRight, () => ({
    at: 'header content-type',
    expected: isJson ? 'a media type of JSON, as application/json' : 'a media type of CSV, as text/csv',
    received: type,
  }));
};

/** Sections 4.1 and 4.2: the body is JSON, so truncated or malformed JSON is refused. */
const malformedJson: ExchangeJudge = (exchange) => {
  const { operation, request } = exchange;
  if (request.method !== 'POST' || !/json/i.test(requestHeader(exchange, 'content-type') ?? ''))
    return nothing;
  // The request must not be refused because of its caller.
  if (!(operation === 'createSession' || isAdmitted(exchange)) || !isDecided(exchange)) return nothing;
  const text = bodyText(exchange);
  if (!/^\s*["{[]/.test(text) || parseJson(text) !== undefined) return nothing;
  return onStatus(exchange, !isSuccess(exchange), 'not a 2xx: the request body is malformed JSON');
};

/** Judges of the URL, the headers and the status of any exchange. */
export const exchangeWideJudges = {
  'version.v1-people': versioned('find', /\/[^/]+\/find$/),
  'version.v1-identity': versioned('createSession', /\/session$/),
  'text.json-media-type': isDeclared,
  'error.malformed-json': malformedJson,
} satisfies ExchangeJudges;
