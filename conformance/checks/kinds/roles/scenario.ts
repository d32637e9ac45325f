import { type OperationId, operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/roles.js';
import { resourceOf } from '../../../resources/kinds.js';
import type { Judging } from '../../../scene/investigation.js';
import { isSuccess, type Scene, scenario } from '../../../scene/scenario.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { writes } from '../../../target/safety.js';
import { lackOf } from '../../../target/target.js';
import { type RoleCallers, roleCallers } from './callers.js';
import { type Family, families, nothing, people } from './families.js';
import { assumedRole, guarded, isOfOrganization, type MatrixRuleId, matrixRules } from './matrix.js';
import { sampleCall } from './samples.js';
import {
  attempt,
  inviteeOf,
  look,
  performTrials,
  type Refused,
  recordRefused,
  type Stage,
  seeNearIds,
  seeUnchanged,
} from './stage.js';
import { credentialTrials, roleTrials, unwelcome } from './trials.js';

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
  { rule: 'resource.by-id', applies: (operation) => resourceOf(operation).id !== undefined },
] as const satisfies readonly { rule: RuleId; applies(operation: OperationId): boolean }[];

/** At most so many requests create the callers and sign them in, if no earlier scenario has done so, and create and read the objects. */
const [callersAtMost, objectsAtMost] = [20, 14];

/**
 * All callers call the operations of a family on its objects (sections 4.3 and 5 rule 5): first callers whose credential must be
 * refused; then those whom the operations that read must admit; then callers whose role must be refused, which must change
 * nothing, and calls by ids that are almost right; at last those whom the operations that write must admit.
 */
function roleScenario(family: Family): Judging<MatrixRuleId | (typeof shared)[number]['rule']> {
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
    requests: callersAtMost + objectsAtMost + 26 * all.length + ofMatrix.length,
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

/**
 * Calls the operations that need no objects without a credential, if the objects cannot be created: an unprotected operation
 * answers all the same. A text that is not JSON may be the page that a site returns for every unknown address.
 */
async function performWithout(of: readonly OperationId[], t: Scene): Promise<void> {
  const { anonymous } = t.callers;
  for (const operation of of.filter(readsAlone)) {
    const answer = await t.call(operation, sampleCall(operation, {}), anonymous);
    if (isSuccess(answer) && answer.response.json !== undefined)
      t.soft('auth.every-op-needs-credential', answer).refused(`${anonymous.label} calls ${operation}`);
  }
}

async function perform(family: Family, t: Scene): Promise<void> {
  const callers = roleCallers(t, family.needs?.includes('second-user') === true);
  if (!t.callers.apiKey) t.skip('auth.key-not-customer-data', lackOf('api-key'));
  if (!(await callers.outsider())) t.skip('role.norole-denied', lackOf('second-user'));
  const stage: Stage = { t, family, own: await family.make(t) };
  try {
    // First, so that nothing is judged where nobody can sign in.
    const trials = await Promise.all(family.operations.map((each) => roleTrials(each, callers)));
    const refused: Refused[] = [];
    for (const operation of family.operations) {
      const invitee = inviteeOf(stage, operation);
      const sources = { credentials: t.callers, token: await (invitee ?? t).token(), callers, invitee };
      refused.push(...(await performTrials(stage, await credentialTrials(operation, sources))));
    }
    for (const each of family.operations) if (!writes(each)) await admit(each, callers, stage);
    const { own } = stage;
    const before = await look(stage);
    const forLackOfRole = await performTrials(stage, trials.flat(), 'auth.fail-has-no-effect');
    if (before && stage.own === own) await seeUnchanged(stage, forLackOfRole, before);
    if (t.wanted('resource.by-id')) await seeNearIds(stage);
    for (const each of family.operations) if (writes(each)) await admit(each, callers, stage);
    recordRefused(t, [...refused, ...forLackOfRole]);
  } finally {
    await family.restore?.(stage.own.texts, t);
  }
}

/** Calls an operation with each role that suffices, by the specification or as we assume. */
async function admit(operation: OperationId, callers: RoleCallers, stage: Stage): Promise<void> {
  const { t } = stage;
  const send = async (caller: Caller) => (await attempt(stage, operation, caller)).exchange;
  const call = async (role: Role) => {
    const caller = await callers.holder(role);
    const exchange = await send(caller);
    if (!isSuccess(exchange)) t.step(`${caller.label} calls ${operation}`);
    return exchange;
  };
  for (const { rule, role } of matrixRules(operation, 'ok')) {
    const exchange = await call(role);
    if (isTaken(exchange, t)) t.soft(rule, exchange).accepted(`it requires the role ${role}`);
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
function isTaken(exchange: Exchange, t: Scene): boolean {
  const { status } = exchange.response;
  if (status !== 401 && !isSuccess(exchange)) return true;
  const expected = 'no 401: an access token is accepted on all endpoints';
  return t
    .soft('auth.token-all-endpoints', exchange)
    .holds(status !== 401, { at: 'status', expected, received: status });
}

export const roleScenarios = families.map(roleScenario);

/** Whether an operation reads, and names nothing but the organization. */
const readsAlone = (operation: OperationId): boolean =>
  !writes(operation) && !/\{(?!org_id\})/.test(operations[operation].path);

/**
 * Operations that read, called with every kind of bad credential, for runs that may not create callers with other roles (section
 * 5). Each operation has a scenario of its own, so that a few calls reproduce a failure.
 */
export const readingScenarios = guarded.flatMap((operation) => {
  const { make } = people.operations.includes(operation) ? people : { make: nothing };
  // Other scenarios try a find that must be refused in more ways.
  if ((make === nothing && !readsAlone(operation)) || operation === 'find') return [];
  const id = `reading/${operation}`;
  return scenario({
    id,
    rules: [
      'auth.every-op-needs-credential',
      'auth.empty-bearer',
      'auth.bearer-scheme',
      'auth.garbage',
      'auth.tampered',
      'auth.none-alg',
      'auth.unknown-org',
      'auth.role-on-org',
      'auth.key-not-customer-data',
    ],
    unless: 'own-resources',
    asksForPeople: make === people.make,
    requests: 10,
    async record(t) {
      const { otherOrg: org } = t.target;
      const stage = { t, family: { id, operations: [operation], make }, own: await make(t) };
      const sources = { credentials: t.callers, token: await t.token() };
      const trials = [...(await credentialTrials(operation, sources))];
      if (org !== undefined && isOfOrganization(operation)) {
        const why = `${operation} is called in an organization on which the caller holds no role`;
        trials.push({ operation, caller: t.callers.main, org, rules: ['auth.role-on-org'], why });
      }
      const refused = await performTrials(stage, trials);
      if (!t.worked(operation)) await attempt(stage, operation, t.callers.main);
      recordRefused(t, refused);
    },
  });
});
