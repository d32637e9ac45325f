import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { alteredAt, indexWithin, madeUp, perMille } from '../altered.js';
import { fewHits, hits, refusedFind } from '../finds.js';
import { inconclusive, isSuccess, observed, refusedCall } from '../outcome.js';

const noRole = 'the caller holds no role on this organization';

/** A good token within an organization of others (section 5 rule 5). */
const otherOrganization = refusedFind({
  id: 'auth/role-on-org',
  rule: 'auth.role-on-org',
  needs: ['token', 'other-org'],
  // One more is sent beside that of an organization that nobody has.
  runs: 2,
  variants: () => fc.constant(null),
  how: async () => ({ credential: 'token', org: 'other' }),
  why: noRole,
});

/** A short id may be altered into one that exists, on which the caller may even hold a role. */
const alterableMin = 12;

/** A good token within an organization that nobody has (sections 5 rule 5 and 7). */
const unknownOrganization = refusedFind({
  id: 'auth/unknown-org',
  rule: 'auth.unknown-org',
  needs: ['token'],
  variants: () =>
    fc.record({
      how: inTurn('made-up', 'made-up', 'uuid', 'altered', 'longer'),
      text: madeUp(),
      place: perMille(),
    }),
  async how({ how, text, place }, { target: { org } }) {
    const id = unknownId(org, how, text, place);
    return { credential: 'token', org: 'unknown', path: `/${encodeURIComponent(id)}/find` };
  },
  why: noRole,
});

function unknownId(org: string, how: string, text: string, place: number): string {
  if (how === 'uuid') return `7d3f0a52-9c41-4e0b-8a6d-${Buffer.from(text).toString('hex').slice(0, 12)}`;
  if (org.length < alterableMin || how === 'made-up') return text;
  if (how === 'longer') return `${org}${text}`;
  return alteredAt(org, indexWithin(Math.floor(org.length / 2), org.length, place));
}

/** Assumed: whether an organization exists does not show. */
const noOracle = investigation({
  id: 'auth/org-oracle',
  rules: ['auth.org-no-oracle', 'auth.role-on-org', 'auth.unknown-org'],
  needs: ['token', 'other-org'],
  requestsPerRun: 2,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const other = await context.find(findBody(lookups, null), { credential: 'token', org: 'other' });
    const unknown = await context.find(findBody(lookups, null), { credential: 'token', org: 'unknown' });
    const refusals = [
      ...refusedCall('auth.role-on-org', other, noRole),
      ...refusedCall('auth.unknown-org', unknown, noRole),
    ];
    if (isSuccess(other) || isSuccess(unknown)) return refusals;
    const [expected, received] = [other.response.status, unknown.response.status];
    const violation = { at: 'status', expected: `${expected}, as for an organization of others`, received };
    return [...refusals, observed('auth.org-no-oracle', expected === received, violation)];
  },
});

export const organizations = [otherOrganization, unknownOrganization, noOracle];

/** What else may stand in the way of a call: load, or, unless it is seen to be held there, a role. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find that has brought people at home, within an organization that is said to have no credit (sections 4.1 and 7). When it
 * requires payment is open (question find.credit-check), so an answer without a refusal says nothing.
 */
export const payment = investigation({
  id: 'limits/payment',
  rules: ['find.402-shape'],
  needs: ['token', 'empty-org'],
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookup: fc.constantFrom(...hits(pool)), nobody: madeUp() }),
  async perform({ lookup, nobody }, context) {
    const rule = 'find.402-shape';
    const within = { credential: 'token', org: 'empty' } as const;
    const answer = await context.find(findBody([lookup], 1), within);
    const { status } = answer.response;
    if (isSuccess(answer)) return [inconclusive(rule, 'nothing had to be paid for: the call succeeded')];
    const isUnclear = unrelated.includes(status) || (status >= 500 && answer.fault !== 'persistent');
    if (isUnclear) return [inconclusive(rule, `status ${status} need not be about credit`)];
    if (ofNoRole.includes(status)) {
      // What costs nothing is answered to whoever holds a role.
      const named = { fields: [{ field_name: 'name', search_term: nobody }] };
      const free = await context.find(findBody([named], 1), within);
      if (!isSuccess(free)) return [inconclusive(rule, `status ${status} may be for lack of a role there`)];
    }
    const violation = { at: 'status', expected: '402: the organization has no credit', received: status };
    return [observed(rule, status === 402, violation)];
  },
});
