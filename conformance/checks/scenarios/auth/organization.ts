import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { alteredAt, indexWithin, madeUp, perMille } from '../altered.js';
import { hits, refusedFind } from '../finds.js';
import { inconclusive, isSuccess, observed } from '../outcome.js';

const noRole = 'the caller holds no role on this organization';

/** A valid token with an organization that the caller holds no role on (section 5 rule 5). */
const otherOrganization = refusedFind({
  id: 'auth/role-on-org',
  rule: 'auth.role-on-org',
  needs: ['token', 'other-org'],
  runs: 3,
  variants: () => fc.constant(null),
  how: async () => ({ credential: 'token', org: 'other' }),
  why: noRole,
});

/** A shorter id might be altered into an existing one, on which the caller may even hold a role. */
const alterableMin = 12;

/** A valid token with an organization that does not exist (sections 5 rule 5 and 7). */
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

export const organizations = [otherOrganization, unknownOrganization];

/** Statuses that may have other reasons: load, or the lack of a role, unless another call shows that the role is held. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find with hits, sent for an organization configured as having no credit (sections 4.1 and 7). When payment is required is
 * open (question find.credit-check), so a success is no evidence.
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
      // A find without hits costs nothing, so it succeeds for any caller with a role.
      const named = { fields: [{ field_name: 'name', search_term: nobody }] };
      const free = await context.find(findBody([named], 1), within);
      if (!isSuccess(free)) return [inconclusive(rule, `status ${status} may be for lack of a role there`)];
    }
    const violation = { at: 'status', expected: '402: the organization has no credit', received: status };
    return [observed(rule, status === 402, violation)];
  },
});
