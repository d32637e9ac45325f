import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import type { FindOptions } from '../../../scene/check-context.js';
import { investigation } from '../../../scene/investigation.js';
import type { Json } from '../../../target/json.js';
import { observed } from '../outcome.js';

const breaks = ['\r\n', '\n', '\0\r\n'];

/** Assumed: line breaks and NUL do no harm, in the path and in terms. */
export const headerInjection = investigation({
  id: 'errors/header-injection',
  rules: ['security.header-injection'],
  requestsPerRun: 2,
  cases: () => fc.record({ lineBreak: inTurn(...breaks) }),
  async perform({ lineBreak }, context) {
    const hostile = `John Smith${lineBreak}X-Injected: yes`;
    const body = (term: string): Json => ({
      matches: [{ fields: [{ field_name: 'name', search_term: term }] }],
    });
    const requests: [Json, FindOptions][] = [
      [body('John Smith'), { org: 'unknown', path: `/${encodeURIComponent(hostile)}/find` }],
      [body(hostile), {}],
    ];
    const outcomes = [];
    for (const [sent, how] of requests) {
      const { status, headers } = (await context.find(sent, how)).response;
      const injected = headers['x-injected'] !== undefined;
      if (status === 503) continue;
      outcomes.push(
        observed('security.header-injection', status < 500 && !injected, () => ({
          at: injected ? 'header x-injected' : 'status',
          expected: 'no 5xx, and no header of the making of the request',
          received: injected ? 'yes' : status,
        })),
      );
    }
    return outcomes;
  },
});
