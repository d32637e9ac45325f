import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.js';
import { besideMock } from '../../../mocks/mutants/matrix/in-process.js';
import { createRunContext } from '../../run/run-context.js';
import { resolved } from '../../run/run-options.js';
import { isObject, parseJson } from '../../target/json.js';
import type { Transport } from '../../target/transport.js';
import { isolation } from './isolation.js';
import { life } from './life.js';
import { called, type Row, renaming } from './row.js';

/** What somebody who adds a kind of resource writes: CONTRIBUTING.md, "Hold a kind of resource to the laws". */
const row: Row = {
  kind: 'ledger',
  count: 4,
  body: (t, nth) => called(t, 'book', nth),
  listed: 'ledger.create',
  read: 'getLedger',
  change: {
    operation: 'updateLedger',
    members: {
      name: renaming('book', 'ledger.update-name'),
      description: renaming('described book', 'ledger.update-description'),
    },
  },
  gone: { rule: 'ledger.delete' },
  isolation: 'ledger.org-isolation',
};

const lawsOf = (one: Row) => [life(one), ...isolation(one)];

/** Performs every law with a row; returns how often it has judged a rule, and how often the rule was broken. */
const performed = (mutant?: string, around = (send: Transport): Transport => send) =>
  besideMock({ seed: 3, ...(mutant !== undefined && { mutant }) }, async ({ edges }) => {
    const options = await resolved({ ...edges, transport: around(edges.transport), safety: 'full' });
    const context = createRunContext(options, () => undefined);
    for (const law of lawsOf(row)) await context.draw(law, 1, 1);
    return (rule: RuleId) => {
      const { observations, violations } = context.tally.of(rule);
      return { isJudged: observations > 0, isBroken: violations.length > 0 };
    };
  });

/** Writes back a whole record for each change, as it was read before: of two changes at once, one undoes the other. */
const writingBack =
  (send: Transport): Transport =>
  async (request, signal) => {
    const { method, url, body } = request;
    if (method !== 'PATCH' || !/\/ledgers\/[^/]+$/.test(url)) return send(request, signal);
    const read = await send({ ...request, method: 'GET', body: undefined }, signal);
    const before = parseJson(read.text);
    const change = parseJson(String(body));
    if (!isObject(before) || !isObject(change)) return send(request, signal);
    const { name = null, description = null } = before;
    return send({ ...request, body: JSON.stringify({ name, description, ...change }) }, signal);
  };

describe('a kind of resource with one row', () => {
  test('is held to the life of its kind, and to isolation by callers and by addresses', () => {
    expect(lawsOf(row).map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "life/ledger",
        "isolation/ledger/stranger",
        "isolation/ledger/other-org",
        "isolation/ledger/other-org-address",
        "isolation/ledger/empty-org-address",
      ]
    `);
  });

  test('keeps the rules of a service that does', async () => {
    const seen = await performed();
    const rules = lawsOf(row).flatMap((law) => law.rules);

    expect(rules.filter((rule) => !seen(rule).isJudged)).toEqual([]);
    expect(rules.filter((rule) => seen(rule).isBroken)).toEqual([]);
  });

  test.each<RuleId>(['ledger.update-name', 'ledger.delete', 'ledger.org-isolation'])(
    'notices the mutant of %s',
    async (rule) => {
      expect((await performed(rule))(rule).isBroken).toBe(true);
    },
  );

  test('notices that one of two changes of different members is lost if they are made at once', async () => {
    const seen = await performed(undefined, writingBack);

    expect(seen('ledger.update-name').isBroken || seen('ledger.update-description').isBroken).toBe(true);
  });
});
