import * as fc from 'fast-check';
import { one } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { trial } from '../../../scene/scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { isRedirect } from '../../../target/transport.js';
import type { Lookup } from '../../../view/find-view.js';
import { madeUp } from '../altered.js';
import { fewHits, hits, seeRefused } from '../finds.js';

/**
 * An API key is sent as Bearer token: if that is refused, it must not be accepted in another header (section 5). If no header
 * is accepted, keys do not work here at all, which is open: then nothing is observed of the header.
 */
export const keyHeader = trial({
  id: 'auth/api-key',
  rules: ['auth.key-same-header'],
  needs: ['api-key'],
  runs: 2,
  cases: fewHits,
  async record(t, lookups) {
    const rule = 'auth.key-same-header';
    const body = findBody(lookups, null);
    const answer = await t.find(body, { credential: 'api-key' });
    if (![400, 401, 403].includes(answer.response.status)) return t.soft(rule, answer).accepted('as Bearer');
    const key = t.target.apiKey ?? '';
    for (const how of [
      { authorization: null, headers: { 'x-api-key': key } },
      { authorization: `ApiKey ${key}` },
    ]) {
      const taken = await t.find(body, { credential: 'other-header', ...how });
      if (isSuccess(taken)) return t.soft(rule, taken).refused('the key is refused as Bearer');
    }
  },
});

/** Statuses that may have other reasons: load, or the lack of a role, unless another call shows that the role is held. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find with hits, sent for an organization configured as having no credit (sections 4.1 and 7). When payment is required is
 * open (question find.credit-check), so a success is no evidence.
 */
export const payment = trial({
  id: 'limits/payment',
  rules: ['find.402-shape'],
  needs: ['token', 'empty-org'],
  cases: (pool) => fc.record({ lookup: fc.constantFrom(...hits(pool)), nobody: madeUp() }),
  async record(t, { lookup, nobody }) {
    const rule = 'find.402-shape';
    const ask = (about: Lookup) => t.find(findBody([about], 1), { credential: 'token', org: 'empty' });
    const answer = await ask(lookup);
    const { status } = answer.response;
    if (isSuccess(answer)) return t.cannot(rule, 'nothing had to be paid for: the call succeeded');
    const isUnclear = isRedirect(answer.response) || unrelated.includes(status);
    if (isUnclear || (status >= 500 && answer.fault !== 'persistent'))
      return t.cannot(rule, `status ${status} need not be about credit`);
    // A find without hits costs nothing, so it succeeds for any caller with a role.
    if (ofNoRole.includes(status) && !isSuccess(await ask(one('name', nobody))))
      return t.cannot(rule, `status ${status} may be for lack of a role there`);
    const expected = '402: the organization has no credit';
    t.soft(rule, answer).holds(status === 402, { at: 'status', expected, received: status });
  },
});

const rounds = 2;

/** Valid calls and calls without a credential alternating on connections that are kept open (section 5). */
export const keepAlive = trial({
  id: 'auth/keep-alive',
  rules: ['concurrency.keepalive-mix', 'auth.no-data-on-fail'],
  needs: ['token'],
  requests: 2 * rounds,
  cases: fewHits,
  async record(t, lookups) {
    const body = findBody(lookups, null);
    for (let round = 0; round < rounds; round += 1) {
      await t.find(body, { credential: 'token' });
      const answer = await t.find(body, { credential: 'none', authorization: null });
      seeRefused(
        t,
        'concurrency.keepalive-mix',
        answer,
        'whatever the call before it had, it has no credential',
      );
    }
  },
});
