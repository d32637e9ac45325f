import type { OperationId } from '../../../generated/operations.js';
import { each, must } from '../../check/finding.js';
import { resourceOf } from '../../resources/kinds.js';
import { isAdmitted, isSuccess } from '../../target/exchange.js';
import * as j from '../../target/json.js';
import { bodyText, type ExchangeJudge, type ExchangeJudges, isDecided, requestHeader } from './judge.js';

/** Section 9: the version is the last segment of the base path. Judged only if the address serves the operation. */
const versioned =
  (operation: OperationId, tail: RegExp): ExchangeJudge =>
  (exchange) => {
    const { method, url } = exchange.request;
    const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '');
    // Some trials vary the address.
    const isVaried = /[?#]|\.\./.test(path) || method !== 'POST';
    if (exchange.operation !== operation || exchange.org !== 'own' || !isSuccess(exchange)) return undefined;
    if (!tail.test(path) || isVaried) return undefined;
    return must(path.replace(tail, '').endsWith('/v1'), 'url', 'a base path that ends in /v1', path);
  };

/** Media types that are certainly not JSON. Plain text and octet streams are not among them: they are mere defaults. */
const otherFormat =
  /^\s*(text\/(html|xml|css|csv|javascript)|application\/(xhtml\+xml|xml|[\w.-]+\+xml|x-www-form-urlencoded|pdf|zip)|(image|audio|video|font|multipart)\/)/i;

const notCsv = new RegExp(`${otherFormat.source}|json`, 'i');

/** Sections 4.1, 4.2 and 4.3: the media type does not deny that the answer is JSON, or CSV where that is asked for. */
const isDeclared: ExchangeJudge = (exchange) => {
  const { json, text, headers } = exchange.response;
  const type = headers['content-type'];
  if (!isSuccess(exchange) || type === undefined) return undefined;
  const at = 'header content-type';
  if (j.isObject(json) || j.isArray(json))
    return must(!otherFormat.test(type), at, 'a media type of JSON, as application/json', type);
  const isCsv = requestHeader(exchange, 'accept') === 'text/csv' && /^\s*[^<\s]/.test(text);
  const isRight = /csv/i.test(type) || !notCsv.test(type);
  return isCsv ? must(isRight, at, 'a media type of CSV, as text/csv', type) : undefined;
};

/** Sections 4.1 and 4.2: the body is JSON, so truncated or malformed JSON is refused. */
const malformedJson: ExchangeJudge = (exchange) => {
  const { operation, request } = exchange;
  const isJson = request.method === 'POST' && /json/i.test(requestHeader(exchange, 'content-type') ?? '');
  // The request must not be refused because of its caller.
  if (!isJson || !(operation === 'createSession' || isAdmitted(exchange)) || !isDecided(exchange))
    return undefined;
  const text = bodyText(exchange);
  if (!/^\s*["{[]/.test(text) || j.parseJson(text) !== undefined) return undefined;
  const { status } = exchange.response;
  return must(!isSuccess(exchange), 'status', 'not a 2xx: the request body is malformed JSON', status);
};

/** Neither count of some contacts of a ledger exceeds that of all. */
const areBounded: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  const { json } = exchange.response;
  if (kind !== 'ledger' || !isSuccess(exchange)) return undefined;
  const counts = (action === 'list' ? j.itemsOf(json) : [json]).map((ledger) => j.objectIn(ledger, 'counts'));
  const parts = counts.flatMap((all) => ['verified', 'new_jobs'].map((name) => ({ name, all })));
  return each(parts, ({ name, all }) => {
    const [part, total] = [j.numberIn(all, name), j.numberIn(all, 'total')];
    if (part === undefined || total === undefined) return undefined;
    return must(part <= total, name, `at most ${total}, the total of the ledger`, part);
  });
};

/** Judges that an operation shows at least so many values of each sort, under any names: those are open, and counts may be texts. */
const shows =
  (
    operation: OperationId,
    ...sorts: readonly (readonly [what: string, least: number, isOne: (leaf: j.Leaf) => boolean])[]
  ): ExchangeJudge =>
  (exchange) => {
    const { json } = exchange.response;
    if (exchange.operation !== operation || !isSuccess(exchange) || !j.isObject(json)) return undefined;
    const leaves = j.leavesOf(json);
    const missing = sorts.filter(([, least, isOne]) => leaves.filter(isOne).length < least);
    return must(missing.length === 0, 'body', missing.map(([what]) => what).join(' and '), json);
  };

const isCount = ({ value }: j.Leaf) => /^\d{1,9}$/.test(String(value));

/** A status that means a stated one is spelled like it, in the body as it is received. Others are open (question import.states). */
const isSpelled: ExchangeJudge = (exchange) => {
  if (!['getImport', 'listImports'].includes(exchange.operation) || !isSuccess(exchange)) return undefined;
  return each(j.leavesOf(j.parseJson(exchange.response.text)), ({ at, value }) => {
    const plain = String(value)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    const isStated = /(^|\.)(status|state)$/i.test(at) && ['processing', 'completed'].includes(plain);
    return isStated ? must(plain === value, at, `"${plain}"`, value) : undefined;
  });
};

/** Judges of single exchanges: of the URL, the headers and the status, and of what shows a ledger or an import (sections 3 and 4.3). */
export const singleJudges = {
  'version.v1-people': versioned('find', /\/[^/]+\/find$/),
  'version.v1-identity': versioned('createSession', /\/session$/),
  'text.json-media-type': isDeclared,
  'error.malformed-json': malformedJson,
  'ledger.counts-bounds': areBounded,
  'ledger.get-members': shows(
    'getLedger',
    ['a created date', 1, j.isDate],
    ['three counts (total, verified, new jobs)', 3, isCount],
  ),
  'imports.get': shows(
    'getImport',
    ['its status', 1, ({ value }) => typeof value === 'string'],
    ['a contact count', 1, isCount],
  ),
  'imports.status-values': isSpelled,
} satisfies ExchangeJudges;
