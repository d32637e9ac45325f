import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { population } from '../../fixtures/services/small-world.js';
import { waterfall } from '../matching/waterfall.js';
import type { Criterion } from '../population/population.js';

/** Criteria that match some person, and some that match no one. */
const criteria: fc.Arbitrary<Criterion> = fc.oneof(
  fc
    .constantFrom(...population.people)
    .chain((person) =>
      fc.constantFrom(
        ...[
          person.name && { field: 'name' as const, term: person.name },
          person.linkedin && { field: 'linkedin' as const, term: person.linkedin },
          ...(person.jobs ?? []).flatMap((job) => [
            job.title && { field: 'title' as const, term: job.title },
            job.company?.name && { field: 'company.name' as const, term: job.company.name },
            job.email && { field: 'email_address' as const, term: job.email },
          ]),
          { field: 'education.school' as const, term: 'Zzyzx Academy of Nothing' },
        ].filter((criterion) => criterion !== undefined && criterion !== ''),
      ),
    ),
  fc.constant({ field: 'name' as const, term: 'Qqxz Wvvk' }),
);

describe('under the default profile', () => {
  it('the best hits of a single criterion do not depend on how many of its hits are examined', () => {
    fc.assert(
      fc.property(criteria, ({ field, term }) => {
        const one = { demands: [{ field, terms: [term], every: false }] };
        const best = (depth: number) =>
          waterfall(one, population, 'identifier-first', depth)
            .slice(0, 5)
            .map(({ person, score }) => [person.id, score]);
        expect(best(5)).toEqual(best(200));
      }),
    );
  });
});
