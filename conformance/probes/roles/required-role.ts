import { questions, type Readings } from '../../../generated/questions.js';
import type { Role } from '../../../spec/contract/roles.js';
import { roles } from '../../checks/machines/roles/matrix.js';
import { callsAbout, type PeopleOperation } from '../../checks/scenarios/people/any-call.js';
import { currentEmployment } from '../../checks/scenarios/people/verify/employments.js';
import { isObject } from '../../target/json.js';
import { listIn, numberIn } from '../../target/wire/members.js';
import { personWith } from '../../target/wire/people.js';
import { undecided } from '../answers.js';
import { type Asking, asks, type Choice } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { type Admitted, accountRequests, admittedTo, callRequests, type GoodCall } from './admitted.js';
import { type Inclusion, inclusionOf, inclusionRequests } from './inclusion.js';

/** Questions of which role something requires: their readings are roles. */
type RoleQuestion = {
  [Q in Choice]: Readings[Q] extends Role | 'any' ? Q : never;
}[Choice];

/**
 * A probe that calls operations as a service account of each role alone. Where a higher role includes the lower ones, any
 * role and the role viewer are the same thing, as there is no lower one: that stays unknown.
 * @param calls one for each operation that the question speaks of; where they differ, the target has an answer of its own
 * @param beside what preparing the calls takes, beside permission to make accounts
 */
export function requiredRole<Q extends RoleQuestion>(
  question: Q,
  calls: readonly GoodCall[],
  beside: Partial<Pick<Asking, 'needs' | 'requests'>> = {},
): Asking<Q> {
  const isReading = (role: Role | 'any'): role is Readings[Q] =>
    Object.hasOwn(questions[question].readings, role);
  const required = (['any', ...roles] as const).filter(isReading);
  const areAlike = isReading('any') && isReading('viewer');
  return asks(question, {
    needs: ['own-resources', 'identity', 'token', ...(beside.needs ?? [])],
    requests: accountRequests + inclusionRequests + calls.length * callRequests + (beside.requests ?? 0),
    hiddenBy: areAlike ? { 'auth.roles': ['cumulative'] } : {},
    async ask(t) {
      const seen: Admitted[] = [];
      for (const call of calls) seen.push(await admittedTo(call, t));
      const [admitted = []] = seen;
      const saw = seen.map((each, index) => `${calls[index]?.operation} admits ${toldOf(each)}`).join(', ');
      if (seen.some((each) => each.join() !== admitted.join())) return otherwise(saw);
      // Then it may be that accounts are not admitted at all, or not so soon after they were made.
      if (admitted.length === 0) throw undecided(saw);
      // Only where everybody is admitted does it depend on whether a higher role includes the lower ones.
      const inclusion = admitted.length === roles.length ? await inclusionOf(t) : undefined;
      const inclusions = inclusion === undefined ? (['cumulative', 'exact'] as const) : [inclusion];
      const isSo = (reading: Role | 'any') =>
        inclusions.some((each) => admittedBy(reading, each).join() === admitted.join());
      return agrees(required.filter(isSo), saw);
    },
  });
}

/** Who is admitted where this role is required. */
function admittedBy(required: Role | 'any', inclusion: Inclusion): Admitted {
  if (required === 'any') return roles;
  return roles.filter((role) =>
    inclusion === 'exact' ? role === required : roles.indexOf(role) >= roles.indexOf(required),
  );
}

const toldOf = (admitted: Admitted): string =>
  admitted.length === 0 ? 'no account of a single role' : `accounts of the role ${admitted.join(' or ')}`;

/** A good call of an operation of the people interface, about somebody whom the target has shown. */
export const peopleCall = (operation: PeopleOperation): GoodCall => ({
  operation,
  input: (t) => callsAbout(employed(t), t.pool)[operation],
  isUnderstood: ({ response: { json } }, { path }) => {
    if (operation === 'getPerson') return personWith(path?.['person_id'] ?? '', json) !== undefined;
    // A preview may tell a number alone.
    return (
      (listIn(json)?.length ?? 0) > 0 ||
      (operation === 'previewSearch' &&
        isObject(json) &&
        numberIn(json, 'count', 'total_count') !== undefined)
    );
  },
});

/** Somebody of whom is known where they work: whoever is not known at all may be refused for that. */
function employed({ pool }: ProbeContext): string {
  for (const [id, person] of pool.people) if (currentEmployment(person)) return id;
  throw undecided('no find has shown a person who works somewhere');
}
