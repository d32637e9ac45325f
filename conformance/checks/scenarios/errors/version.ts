import * as fc from 'fast-check';
import { refusedFind } from '../auth/refused-find.js';

/** Assumed (section 9): only `v1` is served, so the same find under another version is refused. */
export const otherVersion = refusedFind({
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
