import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { goodBody, isFound, malformed } from '../errors/odd-calls.js';
import { asks, type Probes, unseen, watches } from '../probe.js';

/** Statuses of the service's own refusals: others may come from something in front of it. */
const own: ReadonlySet<number> = new Set([400, 403, 404, 409, 422]);
const requestId = 'x-request-id';
const ownId = 'people-data-kit-request-1';
const forwarded = 'x-forwarded-proto';

export const transportProbes: Probes<'transport'> = {
  'transport.content-type': watches('transport.content-type', {
    // Only refusals distinguish all readings, and with these bodies they are not JSON.
    hiddenBy: { 'errors.body': ['empty', 'html'] },
    provoke: malformed,
    begin() {
      /** Whether people were shown: before that, something in front of the service may have answered. */
      let works = false;
      return function* ({ exchange, records }) {
        if (isSuccess(exchange) && records && records.records.person.length > 0) works = true;
        const { status, json, headers } = exchange.response;
        const type = headers['content-type']?.toLowerCase().replace(/[\s"]/g, '');
        const isGranted = isSuccess(exchange);
        // Sign-in follows a protocol with its own rules.
        if (!works || exchange.operation === 'createSession' || type === undefined) return;
        if (!(isObject(json) || isArray(json)) || !(isGranted || own.has(status))) return;
        const saw = `${isGranted ? 'a success' : 'a refusal'} as ${excerpt(type)}`;
        if (type === 'application/json;charset=utf-8') yield agrees('json-charset', saw);
        else if (type === 'application/json')
          yield agrees(isGranted ? ['json', 'problem-json'] : 'json', saw);
        else if (!isGranted && /^application\/problem\+json(;charset=utf-8)?$/.test(type)) {
          yield agrees('problem-json', saw);
        } else yield otherwise(saw);
      };
    },
  }),
  'transport.delivery': unseen(
    'how bytes are sent is agreed anew between each two parties on the way: what arrives here shows the last of them, not the service',
  ),
  'transport.options': asks('transport.options', {
    requests: 2,
    async ask(t) {
      const good = await t.goodFind();
      const answer = await t.find(null, { method: 'OPTIONS', text: '', contentType: '' });
      const { status, headers } = decided(answer).response;
      const allow = headers['allow'];
      if (allow === undefined || !/\bPOST\b/i.test(allow)) return undefined;
      if (status === 405) return 'rejected-405';
      if (status !== 204) return undefined;
      const cors = [good, answer].filter(isForAnyOrigin).length;
      if (cors === 0) return 'options-204';
      return cors === 2 ? 'options-204-cors' : undefined;
    },
  }),
  'transport.request-id': asks('transport.request-id', {
    requests: 2,
    async ask(t) {
      const without = (await t.goodFind()).response.headers[requestId];
      const answer = await t.find(goodBody(t), { headers: { [requestId]: ownId } });
      bodyOf(answer);
      const sent = answer.response.headers[requestId];
      if (sent === undefined && without === undefined) return 'off';
      return sent === ownId && without !== undefined && without !== ownId ? 'echoed' : undefined;
    },
  }),
  'transport.version-header': watches('transport.version-header', {
    *see({ exchange, records }) {
      const { headers } = exchange.response;
      // An answer without people may come from something in front of the service.
      if (!isSuccess(exchange) || !records || records.records.person.length === 0) return;
      const version = headers['x-api-version'];
      if (version === '1.0') yield agrees('on', 'an answer with `X-Api-Version` 1.0');
      else if (version !== undefined) yield otherwise('an answer with another `X-Api-Version`');
      else if (Object.keys(headers).some((name) => /version/.test(name))) {
        yield otherwise('an answer with a version in another header');
      } else yield agrees('off', 'an answer without a version');
    },
  }),
  // Nothing is sent in plain text just to see what happens: only a target with an http address shows this.
  'transport.tls': asks('transport.tls', {
    requests: 2,
    async ask(t) {
      const { peopleUrl, headers = {} } = t.target;
      demand(/^http:/i.test(peopleUrl), 'the target is called over https, and nothing is sent in plain text');
      demand(isFound(await t.goodFind()), 'a good find was not answered with people');
      // The header of a proxy, if there is one: without it the call is one over plain HTTP.
      const says = Object.entries(headers).find(([name]) => name.toLowerCase() === forwarded);
      if (says?.[1].toLowerCase() !== 'https') return 'plain-too';
      const answer = await t.find(goodBody(t), { headers: { [says[0]]: 'http' } });
      const { status } = decided(answer).response;
      if (status === 403) return 'tls-only';
      if (isFound(answer)) return 'plain-too';
      throw undecided(`a find that a proxy calls plain HTTP was answered with status ${status}`);
    },
  }),
};

const isForAnyOrigin = ({ response }: Exchange) => response.headers['access-control-allow-origin'] === '*';

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
