import { type OperationId, operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/roles.js';
import type { Judging } from '../../../scene/investigation.js';
import { answerTo } from '../../../scene/old-tokens.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { writes } from '../../../target/safety.js';
import { lackOf } from '../../../target/target.js';
import { type RoleCallers, roleCallers } from './callers.js';
import type { Family } from './families.js';
import { assumedRole, hasStatedRole, type MatrixRuleId, matrixRules } from './matrix.js';
import { createStage, type Stage } from './stage.js';
import {
  credentialTrials,
  performTrials,
  type Refused,
  recordRefused,
  recordUnchanged,
  roleTrials,
  unwelcome,
} from './trials.js';

const isDenied = (operation: OperationId): boolean => matrixRules(operation, 'denied').length > 0;

/** Rules, and which operations show something about them. */
const shared = [
  ...unwelcome,
  { rule: 'text.json-media-type', applies: () => true },
  {
    rule: 'auth.token-all-endpoints',
    applies: (operation) => matrixRules(operation, 'ok').length > 0 || assumedRole(operation) !== undefined,
  },
  { rule: 'auth.sa-role-applies', applies: isDenied },
  { rule: 'auth.fail-has-no-effect', applies: (operation) => isDenied(operation) && writes(operation) },
  { rule: 'role.norole-denied', applies: hasStatedRole },
] as const satisfies readonly { rule: RuleId; applies(operation: OperationId): boolean }[];

/** At most so many requests create the callers and sign them in, if no earlier scenario has done so. */
const callersAtMost = 20;

/**
 * All callers call the operations of a family on its objects (sections 4.3 and 5 rule 5): first callers whose credential must be
 * refused; then those whom the operations that read must admit; then callers whose role must be refused, which must change
 * nothing; at last those whom the operations that write must admit.
 */
export function roleScenario(family: Family): Judging<MatrixRuleId | (typeof shared)[number]['rule']> {
  const { id, operations: all, needs = [], asksForPeople = false } = family;
  const ofMatrix = all.flatMap((each) => [...matrixRules(each, 'denied'), ...matrixRules(each, 'ok')]);
  return scenario({
    id,
    rules: [
      ...ofMatrix.map(({ rule }) => rule),
      ...shared.filter(({ applies }) => all.some(applies)).map(({ rule }) => rule),
    ],
    needs: ['token', ...needs],
    asksForPeople,
    requests: callersAtMost + family.requests + 14 * all.length + ofMatrix.length,
    async record(t) {
      try {
        await perform(family, t);
      } catch (error) {
        if (error instanceof EndScenario) await performWithout(all, t);
        throw error;
      }
    },
  });
}

async function perform(family: Family, t: Scene): Promise<void> {
  const callers = roleCallers(t, family.needs?.includes('second-user') === true);
  if (!t.callers.apiKey) t.skip('auth.key-not-customer-data', lackOf('api-key'));
  if (!(await callers.outsider())) t.skip('role.norole-denied', lackOf('second-user'));
  const stage = await createStage(family, t);
  try {
    const byRole = await Promise.all(family.operations.map((each) => roleTrials(each, callers)));
    const refused: Refused[] = [];
    for (const operation of family.operations) {
      const invitee = stage.invitee(operation);
      const token = await (invitee ?? t).token();
      const sources = { credentials: t.callers, token, callers, invitee };
      refused.push(...(await performTrials(await credentialTrials(operation, sources), stage, t)));
    }
    for (const each of family.operations) if (!writes(each)) await admit(each, callers, stage, t);
    await stage.watch();
    const forLackOfRole = await performTrials(byRole.flat(), stage, t, 'auth.fail-has-no-effect');
    const [before, after] = [stage.before(), await stage.look()];
    if (before && after && !recordUnchanged(forLackOfRole, before, after, t, t.worked)) await stage.renew();
    for (const each of family.operations) if (writes(each)) await admit(each, callers, stage, t);
    recordRefused([...refused, ...forLackOfRole], t, t.worked);
  } finally {
    await stage.restore();
  }
}

/** Calls an operation with each role that suffices, by the specification or as we assume. */
async function admit(operation: OperationId, callers: RoleCallers, stage: Stage, t: Scene): Promise<void> {
  const send = async (caller: Caller) => (await stage.call(operation, caller)).exchange;
  const call = async (role: Role) => {
    const caller = await callers.holder(role);
    const renewed = await callers.renewed(role);
    const exchange = renewed ? await answerTo(t, caller, renewed, send) : await send(caller);
    if (!isSuccess(exchange)) t.step(`${caller.label} calls ${operation}`);
    return exchange;
  };
  for (const { rule, role } of matrixRules(operation, 'ok')) {
    const exchange = await call(role);
    const { status } = exchange.response;
    const isRepeatable = role !== 'admin' && operations[operation].resource.action !== 'remove';
    if (!isSuccess(exchange) && isRepeatable && (await send(t.callers.main)).response.status === status)
      t.cannot(rule, `the credential of the run gets the same status ${status}: it is not about the role`);
    else if (isTaken(exchange, t)) t.soft(rule, exchange).accepted(`it requires the role ${role}`);
  }
  const assumed = assumedRole(operation);
  if (assumed === undefined) return;
  const exchange = await call(assumed);
  if (exchange.response.status !== 401) return void isTaken(exchange, t);
  // That may be about the role, unless the caller has all roles.
  const who = await callers.everyRole();
  if (!who) return;
  t.step(`${who.label} calls ${operation}`);
  isTaken(await send(who), t);
}

/** Whether the access token was accepted: a 401 shows that its kind was refused, whatever the role. */
function isTaken(exchange: Exchange, t: Recorder): boolean {
  const { status } = exchange.response;
  if (status !== 401 && !isSuccess(exchange)) return true;
  const expected = 'no 401: an access token is accepted on all endpoints';
  return t
    .soft('auth.token-all-endpoints', exchange)
    .holds(status !== 401, { at: 'status', expected, received: status });
}

/**
 * Calls the operations that need no objects without a credential, if the objects cannot be created: an unprotected operation
 * answers all the same. A text that is not JSON may be the page that a site returns for every unknown address.
 */
async function performWithout(of: readonly OperationId[], t: Scene): Promise<void> {
  for (const operation of of) {
    const { method, path } = operations[operation];
    if (method !== 'GET' || /\{(?!org_?id\})/i.test(path)) continue;
    const answer = await t.call(operation, {}, t.callers.anonymous);
    if (!isSuccess(answer) || answer.response.json === undefined) continue;
    const why = `${t.callers.anonymous.label} calls ${operation}`;
    t.step(why);
    t.soft('auth.every-op-needs-credential', answer).refused(why);
  }
}
