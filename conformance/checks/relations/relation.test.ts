import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { relation, sameInPairs } from './relation.js';

/** Returns a context whose target answers the nth find with the ids that `answer` returns. */
function labWith(answer: (body: string, nth: number) => readonly string[]) {
  let sent = 0;
  return fakeContext({
    find({ body }) {
      sent += 1;
      const people = answer(JSON.stringify(body), sent).map((id) => ({ id, score: 1 }));
      return { status: 200, body: { matches: [{ found: people.length > 0, people }] } };
    },
    session: () => ({ status: 401 }),
  });
}

const lookups = (term: string) => ({ matches: [{ fields: [{ field_name: 'name', search_term: term }] }] });
const equal = relation({
  id: 'equal',
  runs: 1,
  persistence: 6,
  cases: () => fc.constant(null),
  sources: () => [lookups('source')],
  derived: () => [lookups('derived')],
  holds: {
    'find.mr-concat': (_, sources, derived) =>
      sameInPairs([[sources[0]?.elements[0], derived[0]?.elements[0]]], 'the same answer'),
  },
});

describe('a relation', () => {
  test.each<[what: string, answer: Parameters<typeof labWith>[0], violations: number, inconclusive?: string]>(
    [
      ['holds if the source and derived responses agree', () => ['a', 'b'], 0],
      [
        'is violated if they differ repeatedly while the source keeps its response',
        (body) => (body.includes('derived') ? ['a'] : ['a', 'b']),
        1,
      ],
      [
        'is inconclusive if the source does not keep its response',
        (_, nth) => (nth % 2 === 0 ? ['a'] : ['a', `b${nth}`]),
        0,
        'repeats',
      ],
      [
        'is inconclusive if a difference cannot be reproduced',
        (_, nth) => (nth === 2 ? ['a'] : ['a', 'b']),
        0,
        'once',
      ],
    ],
  )('%s', async (_, answer, violations, inconclusive) => {
    const [outcome] = await equal.perform(null, labWith(answer));
    expect(outcome?.finding.violations).toHaveLength(violations);
    expect(outcome?.inconclusive ?? '').toContain(inconclusive ?? '');
  });
});
