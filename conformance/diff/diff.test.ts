import { describe, expect, test } from 'vitest';
import { diffed } from '../../fixtures/diffed.js';
import type { Transport } from '../target/transport.js';
import { exitCodeOf } from './diff-report.js';

const some = { budget: 100, rules: '{find,session,auth,error}.*' };

test('two implementations that keep the rules in the same way do not differ', async () => {
  const { report } = await diffed({}, { mocked: { seed: 2, people: 150 } }, { ...some, budget: 60 });

  expect(report).toMatchObject({ verdict: 'same', differences: [] });
  expect(report.compared).toBeGreaterThan(20);
  expect(exitCodeOf(report)).toBe(0);
});

test('a rule that one of them breaks is reported as such, with the smallest find that shows it', async () => {
  const rule = 'find.found-iff-people';
  const { report } = await diffed(
    {},
    { mocked: { mutant: 'find.found-inverted' } },
    { budget: 100, rules: rule },
  );
  const [row] = report.differences;

  expect(row).toMatchObject({
    filed: { kind: 'rule', rule, by: 'b' },
    again: { kind: 'reproduced', seen: 2, tried: 2 },
  });
  expect(JSON.parse(row?.request.body ?? '{}').matches).toHaveLength(1);
  expect(exitCodeOf(report)).toBe(1);
});

/** A second implementation, with its own credentials and organization. */
const own = { 'demo-client-secret': 'the-secret-of-b', pdk_demo_key: 'pdk_key_of_b', org_demo: 'org_of_b' };
const swapped = (text: string, from: 0 | 1) =>
  Object.entries(own).reduce((all, pair) => all.replaceAll(pair[from], pair[1 - from] ?? ''), text);

test('no credential, token or organization of one side is sent to the other', async () => {
  const sent: string[] = [];
  const tokens: string[] = [];
  const { report } = await diffed(
    {
      around: (inner) => async (request) => {
        const answer = await inner(request);
        tokens.push(...(answer.text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []));
        return answer;
      },
    },
    {
      mocked: { seed: 2 },
      given: (target) => JSON.parse(swapped(JSON.stringify(target), 0)),
      around: (inner) => (request) => {
        sent.push(JSON.stringify(request));
        const { body, url, headers } = request;
        return inner({
          ...request,
          url: swapped(url, 1),
          headers: JSON.parse(swapped(JSON.stringify(headers), 1)),
          body: body === undefined ? undefined : swapped(body, 1),
        });
      },
    },
    some,
  );

  expect(report.compared).toBeGreaterThan(40);
  expect(report.differences).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  const all = sent.join('\n');
  const shown = [...Object.keys(own), ...tokens].filter((secret) => all.includes(secret));
  expect(shown).toEqual([]);
});

describe('a second implementation that', () => {
  test('refuses sign-ins gets at most two of them', async () => {
    const refusing =
      (inner: Transport): Transport =>
      async (request) =>
        request.url.endsWith('/session')
          ? { status: 401, headers: {}, cookies: [], text: '{}' }
          : inner(request);
    const { wire } = await diffed({}, { around: refusing }, { ...some, rules: '{session,auth}.*' });

    expect(wire.b.wrongSignIns).toBeLessThanOrEqual(wire.a.wrongSignIns + 2);
  });

  test('responds with 402 is sent nothing more', async () => {
    let answered = 0;
    const { report, wire } = await diffed(
      {},
      {
        around: (inner) => async (request) => {
          if (!request.url.endsWith('/find')) return inner(request);
          answered += 1;
          return { status: 402, headers: {}, cookies: [], text: '{}' };
        },
      },
      some,
    );

    expect(answered).toBe(1);
    expect(report.reason).toContain('402');
    expect(wire.a.requests).toBeLessThan(30);
    expect(exitCodeOf(report)).not.toBe(0);
  });

  test('cannot be reached proves nothing', async () => {
    const { report } = await diffed(
      {},
      {
        around: () => async () => {
          throw new Error('connect ECONNREFUSED');
        },
      },
      some,
    );

    expect(report).toMatchObject({
      verdict: 'proved-nothing',
      reason: expect.stringContaining('B gave no answer'),
    });
    expect(exitCodeOf(report)).toBe(3);
  });
});

test('neither side is sent more than the budget', async () => {
  const { wire } = await diffed({}, {}, { budget: 60, maxCredits: 100 });

  for (const { requests, credits } of [wire.a, wire.b]) {
    expect(requests).toBeLessThanOrEqual(60);
    expect(credits).toBeLessThanOrEqual(100);
  }
});
