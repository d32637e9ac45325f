import { type Exchange, isAdmitted } from '../../target/exchange.js';

/** Returns the value of a request header; `name` is in lower case. */
export function requestHeader({ request }: Pick<Exchange, 'request'>, name: string): string | undefined {
  return Object.entries(request.headers).find(([sent]) => sent.toLowerCase() === name)?.[1];
}

/** Returns the text of the body without a byte order mark, which a parser may ignore. */
export function bodyText({ request }: Exchange): string {
  return request.text?.replace(/^\uFEFF/, '') ?? '';
}

/** Whether a find is sent as section 4.1 describes, whatever its body: a POST of JSON to the path of the own organization. */
export function isOrdinaryCall(exchange: Exchange): boolean {
  if (!isAdmitted(exchange) || exchange.request.method !== 'POST') return false;
  const type = requestHeader(exchange, 'content-type');
  return isOrdinaryAddress(exchange) && /^application\/json\s*(;|$)/i.test(type ?? '');
}

/** Whether the path is the documented one, with no other version, trailing slash or dot segments. */
function isOrdinaryAddress({ request }: Exchange): boolean {
  return /\/v1\/[^/?#]+\/find$/.test(request.url) && !request.url.includes('..');
}

/**
 * Whether the answer is about the request. 401 is about the credential (which may have just expired), 402 about credit, 429
 * and 503 about load.
 */
export function isDecided({ response }: Exchange): boolean {
  return ![401, 402, 429, 503].includes(response.status);
}
