import { expect, test } from 'vitest';
import { fakeContext } from '../../fixtures/fakes/fake-context.js';
import { EndScenario } from '../target/end-scenario.js';
import type { Outcome } from './investigation.js';
import { type Cell, machine } from './machine.js';

const rules = ['apikey.list', 'apikey.delete-at-once', 'apikey.update-name'] as const;

type Rule = (typeof rules)[number];
type State = 'living' | 'gone';

/** Returns the actions and the outcomes of a performance against a service that breaks some actions. */
async function performed(broken: readonly string[]) {
  const did: string[] = [];
  const does = (name: string, rule: Rule, to?: State): Cell<string, State, undefined, Rule> => ({
    ...(to && { to }),
    async run(t, thing) {
      did.push(`${name} ${thing}`);
      if (broken.includes(`${name}: skipped`)) throw new EndScenario('skipped', `${name} is not offered`);
      t.expect(rule).holds(!broken.includes(name), { at: 'body', expected: 'good', received: 'bad' });
    },
  });
  let made = 0;
  const table = machine<string, State, undefined, Rule>({
    id: 'keys',
    rules,
    needs: [],
    requests: 9,
    begin: async () => undefined,
    create: {
      to: 'living',
      atMost: 2,
      async run() {
        made += 1;
        did.push(`create ${made}`);
        if (broken.includes('create')) throw new EndScenario('inconclusive', 'nothing can be made');
        return String(made);
      },
    },
    states: {
      living: {
        rename: does('rename', 'apikey.update-name'),
        delete: does('delete', 'apikey.delete-at-once', 'gone'),
      },
      gone: { use: does('use', 'apikey.delete-at-once') },
    },
    reads: {
      async list(t, things) {
        did.push(`list ${things.length}`);
        t.expect('apikey.list').holds(!broken.includes('list'), {
          at: 'body',
          expected: 'all',
          received: 'some',
        });
      },
    },
    async end() {
      did.push('end');
    },
  });
  const context = fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });
  const outcomes = await table.perform(null, context);
  return { did, violated: rulesOf(outcomes, ({ finding }) => finding.violations.length > 0), outcomes };
}

const rulesOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): readonly string[] => [
  ...new Set(outcomes.filter(is).map(({ rule }) => rule)),
];

test('a tour creates as many things as allowed, takes every edge, and cleans up', async () => {
  const { did, violated } = await performed([]);

  expect(did).toEqual(['create 1', 'create 2', 'list 2', 'rename 1', 'delete 1', 'list 2', 'use 1', 'end']);
  expect(violated).toEqual([]);
});

test.each([
  ['rename', ['apikey.update-name']],
  ['list', ['apikey.list']],
  ['delete', ['apikey.delete-at-once']],
  ['use', ['apikey.delete-at-once']],
])(
  'if %s is broken, a tour continues with new things, and everything else is seen',
  async (name, expected) => {
    const { did, violated, outcomes } = await performed([name]);

    expect(violated).toEqual(expected);
    expect(new Set(outcomes.map(({ rule }) => rule))).toEqual(new Set(rules));
    expect(did.at(-1)).toBe('end');
  },
);

test('rules of actions that the target does not offer are skipped with that reason, and the others are judged', async () => {
  const { outcomes } = await performed(['rename: skipped']);

  expect(outcomes.filter(({ skipped }) => skipped)).toMatchObject([
    { rule: 'apikey.update-name', skipped: 'rename is not offered' },
  ]);
  expect(rulesOf(outcomes, ({ finding }) => finding.observations > 0)).toEqual([
    'apikey.list',
    'apikey.delete-at-once',
  ]);
});

test('if nothing can be created, every rule gets the reason', async () => {
  const { did, outcomes } = await performed(['create']);

  expect(did).toEqual(['create 1', 'end']);
  expect(outcomes.map(({ inconclusive }) => inconclusive)).toEqual(rules.map(() => 'nothing can be made'));
});
