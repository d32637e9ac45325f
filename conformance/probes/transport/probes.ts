import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { agrees, bodyOf, decided, demand } from '../answers.js';
import { isOwnRefusal } from '../errors/answers.js';
import { goodBody, malformed } from '../errors/odd-calls.js';
import { isFound } from '../find/elements.js';
import { asks, remembers, unseen, watches } from '../probe.js';

const requestId = 'x-request-id';
const ownId = 'people-data-kit-request-1';
const forwarded = 'x-forwarded-proto';

export const transportProbes = {
  'transport.content-type': remembers(malformed, () => {
    /** Whether people were shown: before that, something in front of the service may have answered. */
    let works = false;
    return function* ({ exchange, records }) {
      const { json, headers } = exchange.response;
      const isGranted = isSuccess(exchange);
      works ||= isGranted && (records?.records.person.length ?? 0) > 0;
      const type = headers['content-type']?.toLowerCase().replace(/[\s"]/g, '');
      // Sign-in follows a protocol with its own rules.
      if (!works || exchange.operation === 'createSession' || type === undefined) return;
      if (!(isObject(json) || isArray(json)) || !(isGranted || isOwnRefusal(exchange))) return;
      const isProblem = !isGranted && /^application\/problem\+json\b/.test(type);
      const saw = `a ${isGranted ? 'success' : 'refusal'} as ${type.slice(0, 60)}`;
      if (type === 'application/json;charset=utf-8') yield agrees('json-charset', saw);
      // Only refusals distinguish all readings.
      else if (type === 'application/json') yield agrees(isGranted ? ['json', 'problem-json'] : 'json', saw);
      else yield agrees(isProblem ? 'problem-json' : undefined, saw);
    };
  }),
  'transport.delivery': unseen(
    'how bytes are sent is agreed anew between each two parties on the way: what arrives here shows the last of them, not the service',
  ),
  'transport.options': asks({}, async (t) => {
    const good = await t.goodFind();
    const answer = decided(await t.find(null, { method: 'OPTIONS', text: '', contentType: '' }));
    const { status, headers } = answer.response;
    if (!/\bPOST\b/i.test(headers['allow'] ?? '')) return undefined;
    if (status !== 204) return status === 405 ? 'rejected-405' : undefined;
    const origins = [good, answer].map(({ response }) => response.headers['access-control-allow-origin']);
    if (origins.every((origin) => origin === '*')) return 'options-204-cors';
    return origins.includes('*') ? undefined : 'options-204';
  }),
  'transport.request-id': asks({}, async (t) => {
    const without = (await t.goodFind()).response.headers[requestId];
    const answer = await t.find(goodBody(t), { headers: { [requestId]: ownId } });
    bodyOf(answer);
    const sent = answer.response.headers[requestId];
    if (sent === undefined && without === undefined) return 'off';
    return sent === ownId && without !== undefined && without !== ownId ? 'echoed' : undefined;
  }),
  'transport.version-header': watches(undefined, function* ({ exchange, records }) {
    const { headers } = exchange.response;
    // An answer without people may come from something in front of the service.
    if (!isSuccess(exchange) || !records || records.records.person.length === 0) return;
    const name = Object.keys(headers).find((each) => /version/.test(each));
    const isOn = name === 'x-api-version' && headers[name] === '1.0';
    yield name === undefined ? 'off' : isOn ? 'on' : undefined;
  }),
  // Nothing is sent in plain text just to see what happens: only a target with an http address shows this.
  'transport.tls': asks({}, async (t) => {
    const { peopleUrl, headers = {} } = t.target;
    demand(/^http:/i.test(peopleUrl), 'the target is called over https, and nothing is sent in plain text');
    demand(isFound(await t.goodFind()), 'a good find was not answered with people');
    // The header of a proxy, if there is one: without it the call is one over plain HTTP.
    const says = Object.entries(headers).find(([name]) => name.toLowerCase() === forwarded);
    if (says?.[1].toLowerCase() !== 'https') return 'plain-too';
    const answer = decided(await t.find(goodBody(t), { headers: { [says[0]]: 'http' } }));
    if (answer.response.status === 403) return 'tls-only';
    demand(isFound(answer), 'a find that a proxy calls plain HTTP was neither answered nor refused');
    return 'plain-too';
  }),
};
