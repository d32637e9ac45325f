import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { requestHeader } from './request.js';

/** What is certainly no JSON. Plain text and bytes without a name say nothing else than that nobody cared. */
const otherFormat =
  /^\s*(text\/(html|xml|css|csv|javascript)|application\/(xhtml\+xml|xml|[\w.-]+\+xml|x-www-form-urlencoded|pdf|zip)|(image|audio|video|font|multipart)\/)/i;

/** Sections 4.1, 4.2 and 4.3: the answer is JSON, or CSV where that is asked for, and does not claim to be something else. */
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

/** Judges of what answers say that they are (sections 4.1 and 4.2). */
export const mediaTypeJudges = { 'text.json-media-type': isDeclared } satisfies Partial<
  Record<RuleId, ExchangeJudge>
>;
