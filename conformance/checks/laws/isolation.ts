import { type OperationId, operations } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import { kinds } from '../../resources/kinds.js';
import { isSuccess } from '../../scene/recorder.js';
import { scenario } from '../../scene/scenario.js';
import type { Scene } from '../../scene/scene.js';
import { seeListed } from '../../scene/see-listed.js';
import type { Caller } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Target } from '../../target/target.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { hasValue } from '../../target/wire/leaves.js';
import { isListed } from '../../target/wire/listed.js';
import type { Row, Thing } from './row.js';
import { address, listUntil, make, recordIn } from './things.js';

const roles = ['viewer', 'editor', 'admin'] as const;

/** Someone, and the organization that a call of theirs names. */
interface From {
  readonly caller: Caller;
  readonly org: string;
}

/** Things of an organization are shown to nobody without a role on it, by reading, changing or listing. */
export function isolation(row: Row) {
  const { kind } = row;
  const hidden = row.isolation ?? 'auth.role-on-org';
  const listed = row.ofOrg ?? hidden;
  const fromStranger = scenario({
    id: `isolation/${kind}/stranger`,
    rules: [hidden, 'resource.as-sent'],
    needs: ['token', 'second-user'],
    requests: 6,
    async record(t) {
      const stranger = await t.callers.stranger();
      await seeHidden(t, row, hidden, await one(t, row), { caller: stranger, org: t.target.org });
    },
  });
  const fromOtherOrg = scenario({
    id: `isolation/${kind}/other-org`,
    rules: [...new Set([hidden, listed, 'resource.as-sent'] as const)],
    needs: ['token', 'control', 'other-org'],
    requests: 16,
    async record(t) {
      const { org, otherOrg = '' } = t.target;
      const ours = await one(t, row);
      const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
      // So that a cached answer to a call of our own would be given to the next caller.
      await t.call(kinds[kind].list);
      if (row.read) await t.call(row.read, address(row.read, ours.id));
      for (const at of [org, otherOrg]) await seeHidden(t, row, hidden, ours, { caller: admin, org: at });
      await seeTheirs(t, row, [hidden, listed], { caller: admin, org: otherOrg });
    },
  });
  return [fromStranger, fromOtherOrg];
}

const isOfOrg = (operation: OperationId): boolean => operations[operation].path.includes('{org_id}');

/** An organization that calls may name beside the own one, and the rule that its address leads to nothing of ours. */
const elsewhere = [
  { need: 'other-org', rule: 'auth.role-on-org', org: ({ otherOrg }: Target) => otherOrg },
  { need: 'empty-org', rule: 'resource.by-id', org: ({ emptyOrg }: Target) => emptyOrg },
] as const;

/**
 * A thing is at the address of its organization alone: no read, change or removal reaches it by the same id under another one, whether
 * the caller has a role on that or not.
 */
export function addressed(row: Row) {
  const { kind, ofOrg } = row;
  const { list, remove, removal } = kinds[kind];
  return elsewhere.map(({ need, rule, org: orgOf }) =>
    scenario({
      id: `isolation/${kind}/${need}-address`,
      rules: [...new Set<RuleId>([rule, 'resource.by-id', 'resource.as-sent', ...(ofOrg ? [ofOrg] : [])])],
      needs: ['token', need],
      requests: 8,
      async record(t) {
        const org = orgOf(t.target);
        if (org === undefined) return;
        const ours = await one(t, row);
        const calls = [
          [row.read, row.read && address(row.read, ours.id)],
          [row.change?.operation, changing(t, row, ours)],
          [remove, removal(ours.id)],
        ] as const;
        for (const [operation, input] of calls) {
          if (operation === undefined || !isOfOrg(operation)) continue;
          t.step(`call ${operation} of it under the organization ${org}`);
          const answer = await t.call(operation, { ...input, path: { ...input?.path, org_id: org } });
          const isReached = isSuccess(answer) && (operation !== remove || rule === 'auth.role-on-org');
          const expected = 'a refusal: it belongs to another organization';
          t.soft(rule, answer).holds(!isReached, {
            at: 'status',
            expected,
            received: answer.response.status,
          });
        }
        if (ofOrg !== undefined) {
          t.step(`list those of ${org}`);
          const theirs = await t.call(list, { path: { org_id: org } });
          const isShown = isSuccess(theirs) && isListed(theirs.response.json, [ours.id, ours.name]) === true;
          const expected = 'none of another organization';
          t.soft(ofOrg, theirs).holds(!isShown, { at: 'body', expected, received: ours.name });
        }
        t.step('list ours');
        const found = { values: [ours.id, ours.name], what: `"${ours.name}", which nobody removed` };
        seeListed(
          t,
          'resource.by-id',
          await listUntil(t, row, (each) => recordIn(row, each, ours) !== undefined),
          found,
        );
        await t.call(remove, removal(ours.id));
      },
    }),
  );
}

/** A call that changes a thing; undefined if there is none. */
function changing(t: Scene, { change }: Row, { id }: Thing): CallInput | undefined {
  const [[member, of] = []] = Object.entries(change?.members ?? {});
  if (!change || member === undefined) return undefined;
  return { ...address(change.operation, id), body: { [member]: of?.values(t)[1] ?? null } };
}

async function one(t: Scene, row: Row): Promise<Thing> {
  t.step('create one');
  const made = await make(t, row, row.body(t, 0));
  if (made) return made;
  throw new EndScenario('inconclusive', `none of the kind ${row.kind} could be made`);
}

const within = (operation: OperationId, id: string, org: string) => ({
  path: { ...address(operation, id).path, org_id: org },
});

async function seeHidden(
  t: Scene,
  row: Row,
  rule: RuleId,
  thing: Thing,
  { caller, org }: From,
): Promise<void> {
  const { id, name } = thing;
  const place = org === t.target.org ? 'its organization' : 'their own organization';
  if (row.read && isOfOrg(row.read)) {
    t.step(`${caller.label} reads it in ${place}`);
    const answer = await t.call(row.read, within(row.read, id, org), caller);
    t.soft(rule, answer).refused(`${caller.label} has no role on its organization`);
  }
  const change = changing(t, row, thing);
  if (row.change && change) {
    t.step(`${caller.label} changes it in ${place}`);
    const { operation } = row.change;
    const answer = await t.call(operation, { ...change, path: { ...change.path, org_id: org } }, caller);
    t.soft(rule, answer).holds(!isSuccess(answer) || !hasValue(answer.response.json, id), {
      at: 'status',
      expected: 'a refusal',
      received: answer.response.status,
    });
  }
  // It is still as it was sent.
  if (row.read) await t.call(row.read, address(row.read, id));
  t.step(`${caller.label} lists those of ${place}`);
  const list = await t.call(kinds[row.kind].list, { path: { org_id: org } }, caller);
  t.soft(rule, list).holds(!isSuccess(list) || isListed(list.response.json, [id, name]) !== true, {
    at: 'body',
    expected: `a refusal, or a list without ${id}`,
    received: 'a list with it',
  });
}

/** What another organization has is not listed in ours. Their admin removes it again, as the run itself may not. */
async function seeTheirs(
  t: Scene,
  row: Row,
  [hidden, listed]: readonly [RuleId, RuleId],
  { caller, org }: From,
): Promise<void> {
  const { create, idIn, list, remove, removal } = kinds[row.kind];
  const body = row.body(t, 1);
  t.step('the other organization creates one');
  const creation = await t.call(create, { path: { org_id: org }, body }, caller);
  const name = String(body['name'] ?? body['email']);
  const id = idIn(t.body(creation), name);
  if (id === undefined) throw new EndScenario('inconclusive', `the new ${row.kind} shows no id`);
  try {
    t.step('list ours');
    const what = 'one of another organization';
    seeListed(t, listed, await t.call(list), { values: [id, name], what, listed: false });
    if (row.read && isOfOrg(row.read)) {
      t.step('read theirs in ours');
      const answer = await t.call(row.read, address(row.read, id));
      t.soft(hidden, answer).refused('it belongs to another organization');
    }
  } finally {
    const input = removal(id);
    await t.call(remove, { ...input, path: { ...input.path, org_id: org } }, caller);
  }
}
