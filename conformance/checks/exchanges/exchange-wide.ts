import type { OperationId } from '../../../generated/operations.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject } from '../../target/json.js';
import { type ExchangeJudges, onStatus } from './judge.js';
import { requestHeader } from './request.js';

/** Section 9: the version is the last segment of the base path. Judged only if the address serves the operation. */
function versioned(operation: OperationId, tail: RegExp): ExchangeJudge {
  return (exchange) => {
    if (exchange.operation !== operation || exchange.org !== 'own' || !isSuccess(exchange)) return nothing;
    const { investigation, request } = exchange;
    const path = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
    // Investigations of versions or paths vary the address.
    const isVaried = /version/i.test(investigation) || /[?#]|\.\./.test(path) || request.method !== 'POST';
    if (!tail.test(path) || isVaried) return nothing;
    const holds = path.replace(tail, '').endsWith('/v1');
    return once(holds, () => ({ at: 'url', expected: 'a base path that ends in /v1', received: path }));
  };
}

/** Section 8, assumed: a throttled call is answered with 429 and a Retry-After header. */
const throttled: ExchangeJudge = (exchange) => {
  const { status, headers } = exchange.response;
  const hasRetryAfter = !isAbsent(headers['retry-after']);
  if (status === 429) {
    const expected = 'a Retry-After header with status 429';
    return once(hasRetryAfter, () => ({ at: 'header retry-after', expected, received: null }));
  }
  // A 503 with Retry-After looks like throttling.
  return status === 503 && hasRetryAfter ? onStatus(exchange, false, '429 with Retry-After') : nothing;
};

/** Media types that are certainly not JSON. Plain text and octet streams are not among them: they are mere defaults. */
const otherFormat =
  /^\s*(text\/(html|xml|css|csv|javascript)|application\/(xhtml\+xml|xml|[\w.-]+\+xml|x-www-form-urlencoded|pdf|zip)|(image|audio|video|font|multipart)\/)/i;

/** Sections 4.1, 4.2 and 4.3: the media type does not deny that the answer is JSON, or CSV where that is asked for. */
const isDeclared: ExchangeJudge = (exchange) => {
  const { json, text, headers } = exchange.response;
  const type = headers['content-type'];
  if (!isSuccess(exchange) || type === undefined) return nothing;
  const isJson = isObject(json) || isArray(json);
  const isCsv = !isJson && requestHeader(exchange, 'accept') === 'text/csv' && /^\s*[^<\s]/.test(text);
  if (!isJson && !isCsv) return nothing;
  return once(!otherFormat.test(type) || (isCsv && /csv/i.test(type)), () => ({
    at: 'header content-type',
    expected: isJson ? 'a media type of JSON, as application/json' : 'a media type of CSV, as text/csv',
    received: type,
  }));
};

/** Loopback addresses, and reserved names that never resolve publicly (RFC 6761). */
const local = /^(localhost|.+\.(localhost|test)|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Section 5, assumed: credentials are sent over TLS. Judges only the address that was given; nothing is sent in plain text
 * to try it.
 */
const tls: ExchangeJudge = ({ request }) => {
  const { protocol, hostname, host } = new URL(request.url);
  if (local.test(hostname)) return nothing;
  const received = `${protocol}//${host}`;
  return once(protocol === 'https:', () => ({ at: 'url', expected: `https://${host}`, received }));
};

/** Judges of the URL, the headers and the status of any exchange. */
export const exchangeWideJudges = {
  'version.v1-people': versioned('find', /\/[^/]+\/find$/),
  'version.v1-identity': versioned('createSession', /\/session$/),
  'limits.rate-429': throttled,
  'text.json-media-type': isDeclared,
  'security.tls': tls,
} satisfies ExchangeJudges;
