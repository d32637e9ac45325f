import { malformed } from './errors.js';
import * as p from './probe.js';

/** Calls in one provocation. There are up to three of them, and discovery has sent some calls before. */
const atOnce = 60;

/** Sends finds of nobody, which are free, if the run has not sent enough for other reasons. */
const manyFinds: p.Provocation = {
  requests: atOnce,
  async send(t) {
    const { lookup } = t.pool.known.find(({ ids }) => ids.length === 0) ?? t.someone();
    for (let sent = 0; sent < atOnce; sent += 1) {
      const answer = await t.findAnyhow({ matches: [lookup], size: 1 });
      // Faults are what it is after; any other refusal would last.
      if (!p.isSuccess(answer) && answer.response.status < 500) return;
    }
  },
};

/**
 * What was not met in so many successful calls is taken not to exist at the pace of this run: in the mock it comes at every
 * tenth, or every twenty-fifth, request. No run can see what a service does only under load, or once a month.
 */
const enough = 200;

const limits = p.readingsOf<p.Readings['errors.rate-limit']>('errors.rate-limit');
const throttling = limits.filter((each) => each !== 'off');
const outages = ['rejected-503', 'rejected-502-html'] as const;

/** Returns what a 503 is about: both throttling and maintenance may have this status, and ask to retry. */
function spokenOf({ response: { text } }: p.Exchange): 'throttling' | 'maintenance' | undefined {
  if (/too.many|rate.?limit|throttl/i.test(text)) return 'throttling';
  return /maint(?:enance|ain)/i.test(text) ? 'maintenance' : undefined;
}

/** Whether an answer is a refusal by the service itself: other statuses may come from something in front of it. */
const isOwnRefusal = ({ response }: p.Exchange): boolean => [400, 403, 409, 422].includes(response.status);

function formOf({ response: { text, headers } }: p.Exchange): p.Readings['errors.body'] | undefined {
  if (text === '') return 'empty';
  if (/^text\/html\b/i.test(headers['content-type'] ?? '') && /^\s*</.test(text)) return 'html';
  const body = p.parseJson(text);
  if (!p.isObject(body)) return undefined;
  const { error, message, title, status, detail } = body;
  if (p.isObject(error)) {
    const isWhole = typeof status === 'number' && isText(error['type']) && isText(error['message']);
    return isWhole ? 'status-and-error' : undefined;
  }
  if (isText(title)) return typeof status === 'number' && isText(detail) ? 'problem-details' : undefined;
  if (isText(detail)) return 'detail-text';
  if (p.isArray(detail)) return detail[0] && detail.every(isViolation) ? 'validation-list' : undefined;
  // A code is not a sentence.
  return isText(error) && !/\s/.test(error) && isText(message) ? 'code-and-message' : undefined;
}

const isText = (value: p.Json | undefined): value is string => typeof value === 'string' && value !== '';
const isViolation = (value: p.Json): boolean =>
  p.isObject(value) && p.isArray(value['loc']) && isText(value['msg']) && isText(value['type']);

const ownId = 'people-data-kit-request-1';

export const transportProbes = {
  'errors.rate-limit': p.watches({ ...manyFinds, sometimes: throttling, enough }, function* ({ exchange }) {
    const { status, headers } = exchange.response;
    const after = headers['retry-after'] ?? '';
    // Other calls may be throttled for other reasons, such as guessing passwords.
    if (!p.isAdmitted(exchange)) return;
    if (p.isSuccess(exchange)) yield ['off', ...throttling];
    else if (status === 429) {
      if (after === '') yield 'rejected-429-bare';
      else if (/^\d+$/.test(after)) yield 'rejected-429-retry-after-seconds';
      else yield Number.isNaN(Date.parse(after)) ? undefined : 'rejected-429-retry-after-date';
    } else if (status === 503 && spokenOf(exchange) !== 'maintenance') {
      yield spokenOf(exchange) === 'throttling' && /^\d+$/.test(after) ? 'rejected-503' : throttling;
    }
  }),
  'errors.outage': p.watches({ ...manyFinds, sometimes: outages, enough }, function* ({ exchange }) {
    const { status, headers, text } = exchange.response;
    const after = headers['retry-after'] ?? '';
    if (exchange.fault === 'persistent') return;
    if (p.isSuccess(exchange) && p.isAdmitted(exchange)) yield ['off', ...outages];
    else if (status === 503 && spokenOf(exchange) !== 'throttling') {
      yield spokenOf(exchange) === 'maintenance' && /^\d+$/.test(after) ? 'rejected-503' : outages;
    } else if (status === 502 && after === '' && /^\s*</.test(text)) yield 'rejected-502-html';
    else if (status === 502 || status === 504) yield outages;
  }),
  'errors.body': p.watches({ ...malformed, sometimes: ['by-cause'] }, function* ({ exchange }) {
    const { operation, request } = exchange;
    // Sign-in follows a protocol with its own errors.
    if (!isOwnRefusal(exchange) || operation === 'createSession' || request.method === 'HEAD') return;
    const form = formOf(exchange);
    yield form === 'detail-text' || form === 'validation-list' ? [form, 'by-cause'] : form;
  }),
  'errors.quota-headers': p.watches(undefined, function* ({ exchange, find }) {
    if (!find?.valid || !p.isFound(exchange)) return;
    const { 'x-credits-used': used, 'x-credits-remaining': remaining } = exchange.response.headers;
    if (used === undefined && remaining === undefined) yield 'off';
    else if (!/^\d+$/.test(used ?? '')) yield undefined;
    else if (remaining === undefined) yield 'on';
    // The two differ only if there is no limit, or no credit left.
    else if (/^\d+$/.test(remaining)) yield ['on', 'negative'];
    else yield /^-\d+$/.test(remaining) ? 'negative' : 'non-numeric';
  }),
  'transport.content-type': p.remembers(malformed, () => {
    /** Whether people were shown: before that, something in front of the service may have answered. */
    let works = false;
    return function* ({ exchange, records }) {
      const { json, headers } = exchange.response;
      const isGranted = p.isSuccess(exchange);
      works ||= isGranted && (records?.records.person.length ?? 0) > 0;
      const type = headers['content-type']?.toLowerCase().replace(/[\s"]/g, '');
      // Sign-in follows a protocol with its own rules.
      if (!works || exchange.operation === 'createSession' || type === undefined) return;
      if (!(p.isObject(json) || p.isArray(json)) || !(isGranted || isOwnRefusal(exchange))) return;
      const isProblem = !isGranted && /^application\/problem\+json\b/.test(type);
      const saw = `a ${isGranted ? 'success' : 'refusal'} as ${type.slice(0, 60)}`;
      if (type === 'application/json;charset=utf-8') yield p.agrees('json-charset', saw);
      // Only refusals distinguish all readings.
      else if (type === 'application/json')
        yield p.agrees(isGranted ? ['json', 'problem-json'] : 'json', saw);
      else yield p.agrees(isProblem ? 'problem-json' : undefined, saw);
    };
  }),
  'transport.delivery': p.unseen(
    'how bytes are sent is agreed anew between each two parties on the way: what arrives here shows the last of them, not the service',
  ),
  'transport.options': p.asks({}, async (t) => {
    const good = await t.goodFind();
    const answer = await t.find(null, { method: 'OPTIONS', text: '', contentType: '' });
    const { status, headers } = answer.response;
    if (!/\bPOST\b/i.test(headers['allow'] ?? '')) return undefined;
    if (status !== 204) return status === 405 ? 'rejected-405' : undefined;
    const origins = [good, answer].map(({ response }) => response.headers['access-control-allow-origin']);
    if (origins.every((origin) => origin === '*')) return 'options-204-cors';
    return origins.includes('*') ? undefined : 'options-204';
  }),
  'transport.request-id': p.asks({}, async (t) => {
    const idIn = ({ response }: p.Exchange) => response.headers['x-request-id'];
    const without = idIn(await t.goodFind());
    const sent = idIn(p.succeeded(await t.find(t.goodBody(), { headers: { 'x-request-id': ownId } })));
    if (sent === undefined && without === undefined) return 'off';
    if (sent === undefined || without === undefined || without === ownId) return undefined;
    return sent === ownId ? 'echoed' : 'own';
  }),
  'transport.version-header': p.watches(undefined, function* ({ exchange, records }) {
    const { headers } = exchange.response;
    // An answer without people may come from something in front of the service.
    if (!p.isSuccess(exchange) || !records || records.records.person.length === 0) return;
    const name = Object.keys(headers).find((each) => /version/.test(each));
    const isOn = name === 'x-api-version' && headers[name] === '1.0';
    yield name === undefined ? 'off' : isOn ? 'on' : undefined;
  }),
  // Nothing is sent in plain text just to see what happens: only a target with an http address shows this.
  'transport.tls': p.asks({}, async (t) => {
    const { peopleUrl, headers = {} } = t.target;
    p.demand(/^http:/i.test(peopleUrl), 'the target is called over https, and nothing is sent in plain text');
    await t.goodFind();
    // The header of a proxy, if there is one: without it the call is one over plain HTTP.
    const says = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-forwarded-proto');
    if (says?.[1].toLowerCase() !== 'https') return 'plain-too';
    const answer = await t.find(t.goodBody(), { headers: { [says[0]]: 'http' } });
    if (answer.response.status === 403) return 'tls-only';
    p.demand(p.isFound(answer), 'a find that a proxy calls plain HTTP was neither answered nor refused');
    return 'plain-too';
  }),
};
