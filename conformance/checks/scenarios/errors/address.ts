import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { isObject } from '../../../target/json.js';
import { refusedFind } from '../auth/refused-find.js';
import { fewHits } from '../hits.js';
import { isSuccess, observed } from '../outcome.js';
import { sending } from '../sending.js';

/** `org_id` is required in the path (section 4.1). */
const withoutOrganization = sending({
  id: 'errors/path-without-org',
  rules: ['find.org-path-required'],
  runs: 2,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  body: ({ lookups }) => findBody(lookups, null),
  how: () => ({ org: 'missing' }),
});

/** Assumed: find is a POST. */
const get = investigation({
  id: 'errors/get',
  rules: ['error.method'],
  requestsPerRun: 1,
  cases: () => fc.constant(null),
  async perform(_, context) {
    const answer = await context.find({}, { method: 'GET' });
    const { json, status } = answer.response;
    const answered = isSuccess(answer) && isObject(json) && json['matches'] !== undefined;
    return [
      observed('error.method', !answered, () => ({
        at: 'status',
        expected: 'no matches in the answer to a GET',
        received: status,
      })),
    ];
  },
});

/** Dots and slashes that only decode to a path; `*` stands for the own organization. */
const winding = ['..%2f..%2f', '..%2f*', '*%00', '%00', '..%5c*', '%252e%252e%252f*', '%2f*', '*%2f..%2f*'];

/** Assumed: an `org_id` is a name, not a path. */
const traversal = refusedFind({
  id: 'errors/org-traversal',
  rule: 'security.org-path-traversal',
  needs: ['token'],
  runs: 1,
  variants: () => inTurn(...winding),
  async how(variant, { target: { org } }) {
    const path = `/${variant.replaceAll('*', encodeURIComponent(org))}/find`;
    return { credential: 'token', org: 'unknown', path };
  },
  why: 'the org_id is no organization but a way around through the path',
});

/** Assumed (section 9): only `v1` is served, so the same find under another version is refused. */
const otherVersion = refusedFind({
  id: 'errors/other-version',
  rule: 'version.v2-absent',
  needs: ['token'],
  runs: 1,
  variants: () => fc.constant(null),
  async how(_, { target: { peopleUrl, org } }) {
    if (!peopleUrl.endsWith('/v1')) return undefined;
    // Beside the base address, whose last segment the version is.
    return { credential: 'token', org: 'unknown', path: `/../v2/${encodeURIComponent(org)}/find` };
  },
  why: 'the path has the version v2, and only v1 is documented',
});

export const addresses = [withoutOrganization, get, traversal, otherVersion];
