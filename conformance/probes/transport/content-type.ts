import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { malformed } from '../errors/odd-calls.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** Refusals of the service itself: others may come of whatever stands before it. */
const own: ReadonlySet<number> = new Set([400, 403, 404, 409, 422]);

export const contentType = watches('transport.content-type', {
  // Only refusals tell all readings apart, and those are no JSON then.
  hiddenBy: { 'errors.body': ['empty', 'html'] },
  provoke: malformed,
  begin() {
    /** Whether people were shown: before that, whatever stands before the service may have answered. */
    let works = false;
    return function* ({ exchange, records }) {
      if (isSuccess(exchange) && records && records.records.person.length > 0) works = true;
      const { status, json, headers } = exchange.response;
      const type = headers['content-type']?.toLowerCase().replace(/[\s"]/g, '');
      const isGranted = isSuccess(exchange);
      // What signing in answers is of a protocol that has rules of its own.
      if (!works || exchange.operation === 'createSession' || type === undefined) return;
      if (!(isObject(json) || isArray(json)) || !(isGranted || own.has(status))) return;
      const saw = `${isGranted ? 'a success' : 'a refusal'} as ${excerpt(type)}`;
      if (type === 'application/json;charset=utf-8') yield agrees('json-charset', saw);
      else if (type === 'application/json') yield agrees(isGranted ? ['json', 'problem-json'] : 'json', saw);
      else if (!isGranted && /^application\/problem\+json(;charset=utf-8)?$/.test(type)) {
        yield agrees('problem-json', saw);
      } else yield otherwise(saw);
    };
  },
});

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
