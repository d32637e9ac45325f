import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { alteredAt, indexWithin } from '../altered.js';
import { fewHits } from '../hits.js';
import { madeUp, perMille } from '../made-up.js';
import { isSuccess, observed } from '../outcome.js';
import { refusedCall } from '../refused-call.js';
import { refusedFind } from './refused-find.js';

const noRole = 'the caller holds no role on this organization';

/** A good token within an organization of others (section 5 rule 5). */
const otherOrganization = refusedFind({
  id: 'auth/role-on-org',
  rule: 'auth.role-on-org',
  needs: ['token', 'other-org'],
  // One more is sent beside that of an organization that nobody has.
  runs: 5,
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
    const alike = observed('auth.org-no-oracle', other.response.status === unknown.response.status, () => ({
      at: 'status',
      expected: `${other.response.status}, as for an organization of others`,
      received: unknown.response.status,
    }));
    return [...refusals, alike];
  },
});

export const organizations = [otherOrganization, unknownOrganization, noOracle];
