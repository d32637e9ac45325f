import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../../../../generated/operations.js';
import type { Role } from '../../../../spec/contract/resources.js';
import type { Judging } from '../../../check/check-context.js';
import { type Caller, isSuccess, type RuleId, type Steps, scenario } from '../../../check/scenario.js';
import { isLong, recordId, resourceOf, similarIds } from '../../../resources/kinds.js';
import type { Exchange } from '../../../target/exchange.js';
import { lackOf, writes } from '../../../target/target.js';
import { createLedger } from '../ledgers/own.js';
import * as stages from './families.js';
import * as matrix from './operations.js';

const isDenied = (operation: OperationId): boolean => matrix.matrixRules(operation, 'denied').length > 0;
const isAdmitted = (operation: OperationId): boolean => matrix.matrixRules(operation, 'ok').length > 0;

/** Rules beside those of the matrix, and which operations show something about them. */
const judged = [
  ...matrix.unwelcome,
  ...matrix.unwelcomeMade,
  { rule: 'text.json-media-type', applies: () => true },
  { rule: 'auth.token-all-endpoints', applies: (each) => isAdmitted(each) || matrix.hasAssumedRole(each) },
  { rule: 'auth.sa-role-applies', applies: isDenied },
  { rule: 'auth.fail-has-no-effect', applies: (each) => isDenied(each) && writes(each) },
  { rule: 'resource.by-id', applies: (each) => resourceOf(each).id !== undefined },
] as const satisfies readonly Pick<matrix.Unwelcome, 'rule' | 'applies'>[];

/** All callers call the operations of a family on its objects (sections 4.3 and 5 rule 5): first those to be refused. */
function roleScenario(
  family: stages.OperationGroup,
): Judging<matrix.MatrixRuleId | (typeof judged)[number]['rule']> {
  const { id, operations: of, needs = [], asksForPeople = false } = family;
  const ofMatrix = of.flatMap((each) => [
    ...matrix.matrixRules(each, 'denied'),
    ...matrix.matrixRules(each, 'ok'),
  ]);
  return scenario({
    id,
    rules: [
      ...ofMatrix.map(({ rule }) => rule),
      ...judged.filter(({ applies }) => of.some(applies)).map(({ rule }) => rule),
    ],
    needs: ['token', ...needs],
    asksForPeople,
    // At most 34 create the callers and sign them in, and create and read the objects.
    requests: 34 + 26 * of.length + ofMatrix.length,
    record: (t) => perform(family, t),
  });
}

type Making = stages.Stage & { readonly callers: matrix.RoleCallers };

async function perform(family: stages.OperationGroup, t: Steps): Promise<void> {
  const { operations: all, needs = [], restore } = family;
  const callers = matrix.roleCallers(t, needs.includes('second-user'));
  if (!t.callers.apiKey) t.skip('auth.key-not-customer-data', lackOf('api-key'));
  if (!(await callers.outsider())) t.skip('role.norole-denied', lackOf('second-user'));
  const stage: Making = { t, family, own: await stages.nothing(), callers, refused: [] };
  const refuseEach = async (isAlone: boolean) => {
    for (const each of all.filter((one) => readsAlone(one) === isAlone))
      await refuseAll(stage, each, [...matrix.unwelcome, ...matrix.unwelcomeMade]);
  };
  // An unprotected operation that needs no objects answers even where these cannot be created.
  await refuseEach(true);
  stage.own = await family.make(t);
  try {
    // First, so that nothing is judged where nobody can sign in.
    for (const { role } of all.flatMap((each) => matrix.matrixRules(each, 'denied')))
      await Promise.all([callers.holder(role), t.callers.withRole(role)]);
    await refuseEach(false);
    for (const each of all) if (!writes(each)) await admit(stage, each);
    const before = await stages.lookBefore(stage);
    const { own, refused } = stage;
    const known = refused.length;
    for (const each of all) await refuseRoles(stage, each);
    const written = refused.slice(known).filter(({ operation }) => writes(operation));
    if (before && stage.own === own) await expectUnchanged(stage, 'auth.fail-has-no-effect', before, written);
    if (t.wanted('resource.by-id')) await expectNearIds(stage);
    for (const each of all) if (writes(each)) await admit(stage, each);
    recordRefused(stage);
  } finally {
    await restore?.(stage.own.texts, t);
  }
}

/** Calls an operation, which must refuse that; otherwise the objects are created anew. Returns whether it does, or nobody wants to know. */
async function refuse(
  stage: stages.Stage,
  { rules, why, operation, org }: stages.Refusal,
  caller: Caller,
  isWanted = rules.some(stage.t.wanted),
): Promise<boolean> {
  if (!isWanted) return true;
  const { t } = stage;
  const tried = await stages.attempt(stage, operation, caller, org);
  // A text that is not JSON may be the page that a site returns for every unknown address.
  const isPage = readsAlone(operation) && tried.exchange.response.json === undefined;
  if (isPage || !isSuccess(tried.exchange)) {
    stage.refused.push({ ...tried, operation, rules, why });
    return true;
  }
  t.step(why);
  for (const rule of rules) t.soft(rule, tried.exchange).refused(why);
  if (writes(operation)) await stages.renew(stage);
  return false;
}

const turns: readonly string[] = Object.keys(operations);

/** Calls an operation as everyone whom it must refuse whatever the role. */
async function refuseAll(
  stage: stages.Stage,
  operation: OperationId,
  whom: readonly matrix.Unwelcome[],
): Promise<void> {
  const { t, callers } = stage;
  const invitee = stages.inviteeOf(stage, operation);
  const sources = { t, token: await (invitee ?? t).token(), callers, invitee };
  for (const { rule, caller: find, org: orgOf } of whom.filter(({ applies }) => applies(operation))) {
    const caller = await find(sources, turns.indexOf(operation));
    const org = orgOf?.(operation, t);
    if (!caller || (orgOf && org === undefined)) continue;
    const where = org === undefined ? '' : ` in the organization ${org}, on which it has no role`;
    const why = `${caller.label} calls ${operation}${where}`;
    await refuse(stage, { operation, rules: [rule], why, org }, caller);
  }
}

/** Calls an operation as those whose role does not suffice: as a service account, too, where the other callers are users. */
async function refuseRoles(stage: Making, operation: OperationId): Promise<void> {
  const { t, callers } = stage;
  const isWatched = t.wanted('auth.fail-has-no-effect');
  const tried = (caller: Caller, rules: readonly RuleId[]) => {
    const why = `${caller.label} calls ${operation}, which requires the role ${operations[operation].role}`;
    return refuse(stage, { operation, rules, why }, caller, isWatched || rules.some(t.wanted));
  };
  const ofAccounts = 'auth.sa-role-applies';
  let last: { readonly role: Role; readonly isRefused: boolean } | undefined;
  for (const { rule, role } of matrix.matrixRules(operation, 'denied')) {
    const caller = await callers.holder(role);
    last = { role, isRefused: await tried(caller, t.control ? [rule] : [rule, ofAccounts]) };
  }
  // Otherwise the operation does not check roles at all.
  if (last?.isRefused && t.control) await tried(await t.callers.withRole(last.role), [ofAccounts]);
}

/** Records refusals, and skips those of operations that never worked: the target may not know the form of the call. */
function recordRefused({ t, refused }: stages.Stage): void {
  for (const { operation, rules, why, exchange } of refused)
    for (const rule of rules)
      if (t.worked(operation)) t.soft(rule, exchange).refused(why);
      else t.skip(rule, `${operation} did not work for anybody, so its refusals say nothing`);
}

/** Calls an operation with each role that suffices by the specification, or with all roles if it names none. */
async function admit(stage: Making, operation: OperationId): Promise<void> {
  const { t, callers } = stage;
  /** Returns the answer, unless a 401 shows that access tokens were refused, whatever the role. */
  const call = async (caller: Caller, isTelling = true): Promise<Exchange | undefined> => {
    const { exchange } = await stages.attempt(stage, operation, caller);
    const { status } = exchange.response;
    if (!isSuccess(exchange)) t.step(`${caller.label} calls ${operation}`);
    if (!isTelling || (status !== 401 && !isSuccess(exchange))) return exchange;
    const expected = 'no 401: an access token is accepted on all endpoints';
    const seen = { at: 'status', expected, received: status };
    return t.soft('auth.token-all-endpoints', exchange).holds(status !== 401, seen) ? exchange : undefined;
  };
  for (const { rule, role } of matrix.matrixRules(operation, 'ok')) {
    const exchange = await call(await callers.holder(role));
    if (exchange) t.soft(rule, exchange).accepted(`it requires the role ${role}`);
  }
  if (!matrix.hasAssumedRole(operation)) return;
  const everyRole = await callers.everyRole();
  await call(everyRole ?? t.callers.main, everyRole !== undefined);
}

/** Expects the objects as before, or creates them anew. @param refused calls that must not have created anything either */
async function expectUnchanged(
  stage: stages.Stage,
  rule: RuleId,
  before: stages.View,
  refused?: readonly stages.Refused[],
): Promise<void> {
  const { t } = stage;
  const after = await stages.look(stage);
  if (!after) return;
  const made = refused?.find(({ mark }) => after.text.includes(mark));
  const isSo = !made && isDeepStrictEqual(before.own, after.own);
  if (isSo && refused && !refused.some(({ operation }) => t.worked(operation))) return;
  if (!isSo && refused)
    t.step(`${(made ? [made] : refused).map(({ why }) => why).join('; ')}, and are refused`);
  const seen = { at: 'body', expected: `${before.own}, as before`, received: made?.mark ?? after.own };
  if (!t.soft(rule).holds(isSo, seen)) await stages.renew(stage);
}

/** Calls that name an object by almost its id, or under the address of another ledger, must neither show nor change it (section 4.3). */
async function expectNearIds(stage: stages.Stage): Promise<void> {
  const { t, family } = stage;
  const { texts } = stage.own;
  const before = await stages.lookBefore(stage);
  if (!before) return;
  const rule = 'resource.by-id';
  const elsewhere = texts['ledger_id'] === undefined ? [] : [(await createLedger(t)).id];
  for (const [name, id] of Object.entries(texts).filter(([each]) => /id$/i.test(each))) {
    if (!isLong(id)) t.skip(rule, `an id as short as ${id} may be nearly that of something else`);
    for (const miss of [...(isLong(id) ? similarIds(id) : []), ...(name === 'ledger_id' ? elsewhere : [])]) {
      t.step(`call with the ${name} "${miss}"`);
      for (const operation of family.operations) {
        const [mark, caller] = [t.owned.name('near'), stages.inviteeOf(stage, operation)];
        const right = matrix.sampleCall(operation, texts, mark);
        const wrong = matrix.sampleCall(operation, { ...texts, [name]: miss }, mark);
        if (isDeepStrictEqual(right, wrong)) continue;
        const answer = await t.call(operation, wrong, caller);
        if (!isSuccess(answer)) continue;
        // Contacts that are added elsewhere take time to show.
        if (operation === 'addContacts') await t.wait(1000);
        const { json, text } = answer.response;
        // A short text, such as that of an empty list, may be the same for everything.
        const isSame =
          !writes(operation) &&
          text.length >= 20 &&
          (await t.call(operation, right, caller)).response.text === text;
        const isShown = isSame || (recordId(resourceOf(operation).kind, json) === id && miss !== id);
        const seen = { at: 'body', expected: `nothing of what ${id} names`, received: text.slice(0, 80) };
        t.soft(rule, answer).holds(!isShown, seen);
      }
    }
  }
  await expectUnchanged(stage, rule, before);
}

export const roleScenarios = stages.operationGroups.map(roleScenario);

const readsAlone = (operation: OperationId): boolean =>
  !writes(operation) && !/\{(?!org_id\})/.test(operations[operation].path);

const unwelcomeAlways = [...matrix.unwelcome, matrix.unwelcomeElsewhere] as const;

/** Reads with every kind of bad credential, where runs may not create callers (section 5): a scenario each, so that few calls reproduce it. */
export const readingScenarios = matrix.guarded.flatMap((operation) => {
  const { make } = stages.people.operations.includes(operation) ? stages.people : { make: stages.nothing };
  // Other scenarios try a find that must be refused in more ways.
  if ((make === stages.nothing && !readsAlone(operation)) || operation === 'find') return [];
  const family = { id: `reading/${operation}`, operations: [operation], make };
  return scenario({
    id: family.id,
    rules: unwelcomeAlways.map(({ rule }) => rule),
    unless: 'own-resources',
    asksForPeople: make === stages.people.make,
    requests: 10,
    async record(t) {
      const stage: stages.Stage = { t, family, own: await make(t), callers: undefined, refused: [] };
      await refuseAll(stage, operation, unwelcomeAlways);
      if (!t.worked(operation)) await stages.attempt(stage, operation, t.callers.main);
      recordRefused(stage);
    },
  });
});
