import { type OperationId, operations } from '../../../generated/operations.js';
import { type Caller, isSuccess, type RuleId, type Steps, scenario } from '../../check/scenario.js';
import { kinds } from '../../resources/kinds.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { hasValue, isListed, itemsOf } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import { address, listUntil, make, type Row, recordIn, type Thing } from './row.js';

/** Someone, the organization that a call of theirs names, and whether they have a role on it, so that only the id is wrong. */
type From = readonly [caller: Caller, org: string, hasRole: boolean];

interface Outside {
  readonly id: string;
  readonly needs: readonly Capability[];
  /** @default the rule of the row */
  readonly rule?: RuleId;
  from(t: Steps): Promise<readonly From[]>;
}

const outside: readonly Outside[] = [
  {
    id: 'stranger',
    needs: ['second-user'],
    from: async ({ callers, target: { org } }) => [[await callers.stranger(), org, false]],
  },
  {
    id: 'other-org',
    needs: ['control', 'other-org'],
    async from({ callers, target: { org, otherOrg = '' } }) {
      const admin = await callers.elsewhere();
      return [[admin, org, false] as const, [admin, otherOrg, true] as const];
    },
  },
  {
    id: 'other-org-address',
    needs: ['other-org'],
    rule: 'auth.role-on-org',
    from: async ({ callers: { main }, target: { otherOrg = '' } }) => [[main, otherOrg, false]],
  },
  {
    id: 'empty-org-address',
    needs: ['empty-org'],
    rule: 'resource.by-id',
    from: async ({ callers: { main }, target: { emptyOrg = '' } }) => [[main, emptyOrg, true]],
  },
];

/** Things of an organization are shown to nobody without a role on it, and are reached at its address alone. */
export function isolation(row: Row) {
  const { kind, isolation: hidden = 'auth.role-on-org', ofOrg = hidden } = row;
  return outside.map(({ id, needs, rule = hidden, from }) =>
    scenario({
      id: `isolation/${kind}/${id}`,
      rules: [...new Set<RuleId>([rule, ofOrg, hidden, 'resource.by-id', 'resource.as-sent'])],
      needs: ['token', ...needs],
      requests: 18,
      async record(t) {
        t.step('create one');
        const ours = await make(t, row, row.body(t, 0));
        if (!ours) throw new EndScenario('inconclusive', `none of the kind ${kind} could be made`);
        // So that a cached answer to a call of our own would be given to the next caller.
        await t.call(kinds[kind].list);
        if (row.read) await t.call(row.read, address(row.read, ours.id));
        for (const each of await from(t)) await expectUnreached(t, row, { rule, listed: ofOrg }, ours, each);
        // It is still as it was sent.
        if (row.read) await t.call(row.read, address(row.read, ours.id));
        const list = await listUntil(t, row, (each) => recordIn(row, each, ours) !== undefined);
        expectListed(t, 'resource.by-id', list, ours, true);
        if (id === 'other-org') await expectTheirs(t, row, { rule: hidden, listed: ofOrg });
      },
    }),
  );
}

const isOfOrg = (operation: OperationId): boolean => operations[operation].path.includes('{org_id}');

type Rules = Readonly<Record<'rule' | 'listed', RuleId>>;

/** Expects calls for the thing not to reach it: where only the id is wrong, a change or a removal may be answered without any effect. */
async function expectUnreached(
  t: Steps,
  row: Row,
  { rule, listed }: Rules,
  { id, name }: Thing,
  [caller, org, hasRole]: From,
): Promise<void> {
  const { list, remove, removal } = kinds[row.kind];
  const [[member, of] = []] = Object.entries(row.change?.members ?? {});
  const changed = member === undefined ? undefined : { body: { [member]: of?.values(t)[1] ?? null } };
  for (const [operation, input] of [
    [row.read, row.read && address(row.read, id)],
    [row.change?.operation, row.change && { ...address(row.change.operation, id), ...changed }],
    [remove, removal(id)],
  ] as const) {
    if (operation === undefined || !isOfOrg(operation)) continue;
    t.step(`${caller.label} calls ${operation} of it in the organization ${org}`);
    const answer = await t.call(operation, { ...input, path: { ...input?.path, org_id: org } }, caller);
    const shows = operation === row.read || (operation !== remove && hasValue(answer.response.json, id));
    const isReached = isSuccess(answer) && (shows || !hasRole);
    const expected = 'a refusal: it belongs to another organization';
    t.soft(rule, answer).holds(!isReached, { at: 'status', expected, received: answer.response.status });
  }
  t.step(`${caller.label} lists those of the organization ${org}`);
  const answer = await t.call(list, { path: { org_id: org } }, caller);
  const isShown = isSuccess(answer) && isListed(answer.response.json, [id, name]) === true;
  t.soft(listed, answer).holds(!isShown, { at: 'body', expected: `none with ${id}`, received: name });
}

/** Expects a list to have one that nobody removed, or not to have one of another organization. */
function expectListed(t: Steps, rule: RuleId, list: Exchange, { id, name }: Thing, isOurs: boolean): void {
  const found = isListed(t.body(list), [id, name]);
  const expected = `a list ${isOurs ? 'with' : 'without'} "${name}"`;
  const received = `${itemsOf(list.response.json).length} records`;
  if (found === undefined) t.unmapped(rule, `the answer to ${list.operation} may be a part of the list`);
  else t.soft(rule, list).holds(found === isOurs, { at: 'body', expected, received });
}

/** What another organization has is not listed in ours. Their admin removes it again, as the run itself may not. */
async function expectTheirs(t: Steps, row: Row, { rule, listed }: Rules): Promise<void> {
  const { list, remove, removal } = kinds[row.kind];
  const [caller, path] = [await t.callers.elsewhere(), { org_id: t.target.otherOrg ?? '' }];
  t.step('the other organization creates one');
  const theirs = await make(t, row, row.body(t, 1), { caller, path });
  if (!theirs) throw new EndScenario('inconclusive', `none of the kind ${row.kind} could be made there`);
  const { id } = theirs;
  try {
    t.step('list ours');
    expectListed(t, listed, await t.call(list), theirs, false);
    if (!row.read || !isOfOrg(row.read)) return;
    t.step('read theirs in ours');
    t.soft(rule, await t.call(row.read, address(row.read, id))).refused('it belongs to another organization');
  } finally {
    const input = removal(id);
    await t.call(remove, { ...input, path: { ...input.path, ...path } }, caller);
  }
}
