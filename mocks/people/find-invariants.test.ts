import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idsOf,
  lookup,
  matchesOf,
  memberOf,
  population,
  worldWith,
} from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { waterfall } from '../matching/waterfall.js';
import type { Criterion } from '../population/population.js';
import { shownIn } from '../views/representation-cache.js';

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

describe.each<Partial<Readings>>([
  {},
  { 'record.linkedin-form': 'url' },
  { 'record.linkedin-form': 'bare-host' },
  { 'record.name-parts': 'with-middle' },
  { 'record.name-parts': 'with-prefix' },
  { 'record.text': 'nfd' },
  { 'record.dirty-data': 'on' },
  { 'find.waterfall': 'all-criteria' },
])('a person is found by the values they are shown with, under %o', (readings) => {
  const world = worldWith(readings);
  const known = population.people
    .map((person) => shownIn(world, person))
    .filter((person) => person['position']);

  it.each<[string, (person: (typeof known)[number]) => readonly Criterion[]]>([
    ['linkedin', (one) => [{ field: 'linkedin', term: String(one['linkedin']) }]],
    [
      'name and company',
      (one) => [
        { field: 'name', term: String(one['name']) },
        { field: 'company.name', term: String(memberOf(memberOf(one['position'], 'company'), 'name')) },
      ],
    ],
    [
      'linkedin, name, company and title',
      (one) => [
        { field: 'title', term: String(memberOf(one['position'], 'title')) },
        { field: 'name', term: String(one['name']) },
        { field: 'linkedin', term: String(one['linkedin']) },
      ],
    ],
  ])('%s', async (_, criteriaOf) => {
    for (const person of known.slice(0, 120)) {
      if (criteriaOf(person).some(({ term }) => term === 'undefined')) continue;
      const [found] = await matchesOf(world, { matches: [lookup(...criteriaOf(person))] });
      expect(idsOf(found)).toContain(person['id']);
    }
  });
});
