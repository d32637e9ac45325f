import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';

/** What is certainly no JSON. Plain text and bytes without a name say nothing else than that nobody cared. */
const otherFormat =
  /^\s*(text\/(html|xml|css|csv|javascript)|application\/(xhtml\+xml|xml|[\w.-]+\+xml|x-www-form-urlencoded|pdf|zip)|(image|audio|video|font|multipart)\/)/i;

/** Sections 4.1 and 4.2: the answer is JSON, and does not claim to be something else. */
const isJson: ExchangeJudge = (exchange) => {
  const { json, headers } = exchange.response;
  const type = headers['content-type'];
  if (!isSuccess(exchange) || type === undefined || !(isObject(json) || isArray(json))) return nothing;
  return once(!otherFormat.test(type), () => ({
    at: 'header content-type',
    expected: 'a media type of JSON, as application/json',
    received: type,
  }));
};

/** Judges of what answers say that they are (sections 4.1 and 4.2). */
export const mediaTypeJudges = { 'text.json-media-type': isJson } satisfies Partial<
  Record<RuleId, ExchangeJudge>
>;
