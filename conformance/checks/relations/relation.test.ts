import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noCalls } from '../../../fixtures/fakes/no-calls.js';
import { createPatience } from '../../run/sending/patience.js';
import type { CheckContext } from '../../scene/check-context.js';
import { nothingLearnt } from '../../scene/learnt.js';
import type { Exchange } from '../../target/exchange.js';
import { type Json, parseJson } from '../../target/json.js';
import { sameInPairs } from './answer.js';
import { relation } from './relation.js';

/** Returns a context whose target answers the nth find with the ids that `answer` returns. */
function labWith(answer: (body: string, nth: number) => readonly string[]): CheckContext {
  let sent = 0;
  const find = async (body: Json): Promise<Exchange> => {
    sent += 1;
    const people = answer(JSON.stringify(body), sent).map((id) => ({ id, score: 1 }));
    const text = JSON.stringify({ matches: [{ found: people.length > 0, people }] });
    return {
      id: sent,
      operation: 'find',
      investigation: 'test',
      credential: 'token',
      org: 'own',
      request: {
        method: 'POST',
        url: 'http://x/v1/o/find',
        headers: {},
        text: JSON.stringify(body),
        json: body,
      },
      response: { status: 200, headers: {}, cookies: [], text, json: parseJson(text) },
      sentAt: 0,
      receivedAt: 0,
    };
  };
  const unused = () => Promise.reject(new Error('not part of this test'));
  const pool = { known: [], distinct: [], broad: [], nonLatin: [], nonsense: [], people: new Map() };
  const target = { peopleUrl: 'http://x/v1', identityUrl: undefined, org: 'o', otherOrg: undefined };
  const credentials = {
    clientId: undefined,
    clientSecret: undefined,
    username: undefined,
    password: undefined,
  };
  return {
    ...noCalls,
    learnt: nothingLearnt(),
    patience: createPatience(60_000),
    target: { ...target, ...credentials, token: 't', apiKey: undefined },
    pool,
    find,
    session: unused,
    token: unused,
    wait: async () => {},
    now: () => 0,
    times: 1,
    remaining: () => 1000,
  };
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
  test('holds if the source and derived responses agree', async () => {
    const [outcome] = await equal.perform(
      null,
      labWith(() => ['a', 'b']),
    );

    expect(outcome).toMatchObject({ finding: { observations: 1, violations: [] } });
  });

  test('is violated if they differ repeatedly while the source keeps its response', async () => {
    const [outcome] = await equal.perform(
      null,
      labWith((body) => (body.includes('derived') ? ['a'] : ['a', 'b'])),
    );

    expect(outcome?.finding.violations).toHaveLength(1);
  });

  test('is inconclusive if the source does not keep its response', async () => {
    const [outcome] = await equal.perform(
      null,
      labWith((_, nth) => (nth % 2 === 0 ? ['a'] : ['a', `b${nth}`])),
    );

    expect(outcome).toMatchObject({
      finding: { violations: [] },
      inconclusive: expect.stringContaining('repeats'),
    });
  });

  test('is inconclusive if a difference cannot be reproduced', async () => {
    const [outcome] = await equal.perform(
      null,
      labWith((_, nth) => (nth === 2 ? ['a'] : ['a', 'b'])),
    );

    expect(outcome).toMatchObject({
      finding: { violations: [] },
      inconclusive: expect.stringContaining('once'),
    });
  });
});
