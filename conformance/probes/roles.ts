import { type OperationId, operations } from '../../generated/operations.js';
import { type QuestionId, questions, type Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import { people } from '../checks/kinds/roles/families.js';
import { roles, sampleCall } from '../checks/kinds/roles/operations.js';
import { unlessEnded } from '../target/end-scenario.js';
import { type CallInput, type Exchange, isSuccess } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import { isOperation } from '../target/target.js';
import { decided, demand, succeeded } from './answers.js';
import { emptyLedger } from './ledgers/filled.js';
import {
  asks,
  asksOf,
  type Choice,
  experiment,
  identityNeeds,
  type Probe,
  type ProbeContext,
} from './probe.js';

const all = roles.join();

/** A valid call, so that only the role of the caller can be the reason for a refusal. */
async function goodCall(t: ProbeContext, operation: OperationId): Promise<CallInput> {
  const { interface: owner, path } = operations[operation];
  const own = owner === 'people' ? (await people.make(t)).texts : {};
  const ledger = path.includes('{ledger_id}') ? { ledger_id: (await emptyLedger.result(t)).id } : {};
  return sampleCall(operation, { ...own, ...ledger }, t.owned.name('contact'));
}

/** Returns the roles whose accounts may make a call, as in `editor,admin`. The credential of the run must. */
async function admittedTo(operation: OperationId, t: ProbeContext): Promise<string> {
  const control = succeeded(await t.call(operation, await goodCall(t, operation)));
  const admitted: Role[] = [];
  for (const role of roles) {
    const caller = await t.callers.withRole(role);
    const answer = decided(await t.call(operation, await goodCall(t, operation), caller));
    if (isSuccess(answer) && isAlike(answer, control)) admitted.push(role);
  }
  // Then accounts may not be admitted at all, or not so soon after they were created.
  demand(admitted.length > 0, `${operation} admits no account of a single role`);
  return admitted.join();
}

/** Whether two answers have the same members: a 2xx that reports a refusal has others. */
export function isAlike({ response: one }: Exchange, { response: other }: Exchange): boolean {
  if (!isObject(one.json) || !isObject(other.json))
    return Array.isArray(one.json) === Array.isArray(other.json);
  return Object.keys(one.json).sort().join() === Object.keys(other.json).sort().join();
}

/** How an operation that is documented to require the role viewer shows whether a higher role includes the lower ones. */
const inclusion = experiment(
  'inclusion of roles',
  { needs: identityNeeds, requests: 13 },
  async (t): Promise<Readings['auth.roles']> => {
    const admitted = await admittedTo('getServiceAccounts', t);
    demand(admitted === 'viewer' || admitted === all, 'accounts of one role are admitted in another way');
    return admitted === all ? 'cumulative' : 'exact';
  },
);

/** A question about the role that something requires: its readings are roles. */
type RoleQuestion = {
  [Q in Choice]: Readings[Q] extends Role | 'any' ? Q : never;
}[Choice];

/** Operations with the role in question. If a higher role includes the lower ones, "any role" and "viewer" look the same. */
function requiredRole<Q extends RoleQuestion>(question: Q): Probe<Readings[Q]> {
  const isReading = (role: Role | 'any'): role is Readings[Q] =>
    Object.hasOwn(questions[question].readings, role);
  const calls = Object.keys(operations)
    .filter(isOperation)
    .filter((id) => isOf(question, operations[id]));
  const owners = calls.map((operation) => operations[operation].interface);
  const needs = [...identityNeeds, ...owners.filter((each) => each === 'ledger' || each === 'billing')];
  return asks({ needs, requests: 20 + 7 * calls.length }, async (t) => {
    const seen = new Set<string>();
    for (const call of calls) seen.add(await admittedTo(call, t));
    const [admitted, ...others] = seen;
    if (others.length > 0) return undefined;
    // Only if every role is admitted does it matter whether a higher role includes the lower ones.
    const how = admitted === all ? await unlessEnded(inclusion.result(t)) : undefined;
    const fits = (required: Role | 'any') => {
      if (required === 'any') return admitted === all;
      const above = roles.slice(roles.indexOf(required)).join();
      return (how !== 'exact' && admitted === above) || (how !== 'cumulative' && admitted === required);
    };
    return (['any', ...roles] as const).filter(isReading).filter(fits);
  });
}

const isOf = (question: QuestionId, operation: object): boolean =>
  'roleQuestion' in operation && operation.roleQuestion === question;

export const roleProbes = {
  'auth.find-role': requiredRole('auth.find-role'),
  'auth.roles': asksOf(inclusion, async (shown) => shown),
  'contacts.get-role': requiredRole('contacts.get-role'),
  'contacts.search-role': requiredRole('contacts.search-role'),
  'import.add-role': requiredRole('import.add-role'),
  'lookup.role': requiredRole('lookup.role'),
  'person.role': requiredRole('person.role'),
  'preview.role': requiredRole('preview.role'),
  'search.role': requiredRole('search.role'),
  'subscriptions.role': requiredRole('subscriptions.role'),
  'verify.role': requiredRole('verify.role'),
};
