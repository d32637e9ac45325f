import type { OperationId } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import { kinds } from '../../resources/kinds.js';
import { isSuccess } from '../../scene/recorder.js';
import { scenario } from '../../scene/scenario.js';
import type { Scene } from '../../scene/scene.js';
import { seeListed } from '../../scene/see-listed.js';
import type { Caller } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import { hasValue } from '../../target/wire/leaves.js';
import { isListed } from '../../target/wire/listed.js';
import type { Row, Thing } from './row.js';
import { address, make } from './things.js';

const roles = ['viewer', 'editor', 'admin'] as const;

/** Someone, and the organization that a call of theirs names. */
interface From {
  readonly caller: Caller;
  readonly org: string;
}

/** Things of an organization are shown to nobody without a role on it, by reading, changing or listing. */
export function isolation(row: Row) {
  const { kind, isolation: rule } = row;
  if (rule === undefined) return [];
  const fromStranger = scenario({
    id: `isolation/${kind}/stranger`,
    rules: [rule, 'resource.as-sent'],
    needs: ['token', 'second-user'],
    requests: 6,
    async record(t) {
      const stranger = await t.callers.stranger();
      await seeHidden(t, row, rule, await one(t, row), { caller: stranger, org: t.target.org });
    },
  });
  const fromOtherOrg = scenario({
    id: `isolation/${kind}/other-org`,
    rules: [rule, 'resource.as-sent'],
    needs: ['token', 'control', 'other-org'],
    requests: 16,
    async record(t) {
      const { org, otherOrg = '' } = t.target;
      const ours = await one(t, row);
      const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
      // So that a cached answer to a call of our own would be given to the next caller.
      await t.call(kinds[kind].list);
      if (row.read) await t.call(row.read, address(row.read, ours.id));
      for (const at of [org, otherOrg]) await seeHidden(t, row, rule, ours, { caller: admin, org: at });
      await seeTheirs(t, row, rule, { caller: admin, org: otherOrg });
    },
  });
  return [fromStranger, fromOtherOrg];
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
  { id, name }: Thing,
  { caller, org }: From,
): Promise<void> {
  const place = org === t.target.org ? 'its organization' : 'their own organization';
  if (row.read) {
    t.step(`${caller.label} reads it in ${place}`);
    const answer = await t.call(row.read, within(row.read, id, org), caller);
    t.soft(rule, answer).refused(`${caller.label} has no role on its organization`);
  }
  const [[member, change] = []] = Object.entries(row.change?.members ?? {});
  if (row.change && member !== undefined) {
    t.step(`${caller.label} changes it in ${place}`);
    const { operation } = row.change;
    const body = { [member]: change?.values(t)[1] ?? null };
    const answer = await t.call(operation, { ...within(operation, id, org), body }, caller);
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
async function seeTheirs(t: Scene, row: Row, rule: RuleId, { caller, org }: From): Promise<void> {
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
    seeListed(t, rule, await t.call(list), { values: [id, name], what, listed: false });
    if (row.read) {
      t.step('read theirs in ours');
      const answer = await t.call(row.read, address(row.read, id));
      t.soft(rule, answer).refused('it belongs to another organization');
    }
  } finally {
    const input = removal(id);
    await t.call(remove, { ...input, path: { ...input.path, org_id: org } }, caller);
  }
}
