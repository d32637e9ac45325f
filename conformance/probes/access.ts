import { type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import { act, invite, statusIn } from '../checks/kinds/invitations/invitations.js';
import { people } from '../checks/kinds/roles/families.js';
import { roles, sampleCall } from '../checks/kinds/roles/operations.js';
import { mentions, removeAccess, roleIn } from '../checks/kinds/users/assignments.js';
import { recordId } from '../resources/kinds.js';
import type { Caller, User } from '../target/caller.js';
import { isOperation } from '../target/target.js';
import { emptyLedger } from './imports.js';
import * as p from './probe.js';

const all = roles.join();

/** A valid call, so that only the role of the caller can be the reason for a refusal. */
async function goodCall(t: p.ProbeContext, operation: OperationId): Promise<p.CallInput> {
  const { interface: owner, path } = operations[operation];
  const own = owner === 'people' ? (await people.make(t)).texts : {};
  const ledger = path.includes('{ledger_id}') ? { ledger_id: (await emptyLedger.result(t)).id } : {};
  return sampleCall(operation, { ...own, ...ledger }, t.owned.name('contact'));
}

/** Returns the roles whose accounts may make a call, as in `editor,admin`. The credential of the run must. */
async function admittedTo(operation: OperationId, t: p.ProbeContext): Promise<string> {
  p.succeeded(await t.call(operation, await goodCall(t, operation)));
  const admitted: Role[] = [];
  for (const role of roles) {
    const caller = await t.callers.withRole(role);
    if (p.isSuccess(await t.call(operation, await goodCall(t, operation), caller))) admitted.push(role);
  }
  // Then accounts may not be admitted at all, or not so soon after they were created.
  p.demand(admitted.length > 0, `${operation} admits no account of a single role`);
  return admitted.join();
}

/** How an operation that is documented to require the role viewer shows whether a higher role includes the lower ones. */
const inclusion = p.experiment(
  { needs: p.identityNeeds, requests: 13 },
  async (t): Promise<p.Readings['auth.roles']> => {
    const admitted = await admittedTo('getServiceAccounts', t);
    p.demand(admitted === 'viewer' || admitted === all, 'accounts of one role are admitted in another way');
    return admitted === all ? 'cumulative' : 'exact';
  },
);

export type RoleQuestion = Extract<
  (typeof operations)[keyof typeof operations],
  { readonly roleQuestion: string }
>['roleQuestion'];

/**
 * Returns the probe of the role that operations require, undefined if the question is about something else. If a higher
 * role includes the lower ones, "any role" and "viewer" look the same.
 */
export function requiredRole(question: QuestionId): p.Probe | undefined {
  const calls = Object.keys(operations)
    .filter(isOperation)
    .filter((id) => isOf(question, operations[id]));
  if (calls.length === 0) return undefined;
  const owners = calls.map((operation) => operations[operation].interface);
  const needs = [...p.identityNeeds, ...owners.filter((each) => each === 'ledger' || each === 'billing')];
  return p.asks({ needs, requests: 20 + 7 * calls.length }, async (t) => {
    const seen = new Set<string>();
    for (const call of calls) seen.add(await admittedTo(call, t));
    const [admitted, ...others] = seen;
    if (others.length > 0) return undefined;
    // Only if every role is admitted does it matter whether a higher role includes the lower ones.
    const how = admitted === all ? await p.unlessEnded(inclusion.result(t)) : undefined;
    const fits = (role: Role | 'any') => {
      if (role === 'any') return admitted === all;
      const above = roles.slice(roles.indexOf(role)).join();
      return (how !== 'exact' && admitted === above) || (how !== 'cumulative' && admitted === role);
    };
    return p.readingsOf<Role | 'any'>(question).filter(fits);
  });
}

const isOf = (question: QuestionId, operation: object): boolean =>
  'roleQuestion' in operation && operation.roleQuestion === question;

/** A pending invitation for an email that nobody has. Probes share it within a round, and do not change it. */
const invitationOfNobody = (t: p.ProbeContext) => t.shared('an invitation', () => invite(t));

/** Works with a user who has no access yet, and takes away what they were given. */
const ofOutsider = <const Reading extends string>(
  ask: (t: p.ProbeContext, user: User) => Promise<p.Answer<Reading>>,
): p.Probe<Reading> =>
  p.asks({ needs: [...p.identityNeeds, 'second-user'], requests: 15, once: true }, async (t) => {
    const user = await t.callers.outsider('the user');
    try {
      return await ask(t, user);
    } finally {
      await removeAccess(t, user);
    }
  });

const accessOf = async (t: p.ProbeContext, user: User) =>
  p.itemsOf(p.bodyOf(await t.call('getOrgUsers'))).find((each) => mentions(each, user));

/** The reset of a password for an email that nobody has: without a credential and, if that is refused, with one. */
const passwordReset = p.experiment({ needs: p.identityNeeds, requests: 4, once: true }, async (t) => {
  const initiate = (body: { readonly email?: string }, caller: Caller) =>
    t.call('initiatePasswordReset', { body }, caller);
  const nobody = { email: `${t.owned.name('nobody')}@example.com` };
  const bare = await initiate(nobody, t.callers.anonymous);
  const isRefused = p.isForbidden(bare);
  const caller = isRefused ? t.callers.main : t.callers.anonymous;
  // A reset that is not validated would be accepted as well, and one that is not there refused in the same way.
  const answer = isRefused ? await initiate(nobody, caller) : bare;
  const isValidated = !p.refusesInput(answer) && p.refusesInput(await initiate({}, caller));
  p.demand(
    isValidated,
    'a reset of a password without an email is not refused as invalid, or others are, too',
  );
  return { isRefused, answer };
});

const dayMs = 86_400_000;

export const accessProbes = {
  'auth.roles': p.asksOf(inclusion, async (shown) => shown),
  'invite.status-filter-unknown': p.asks({ needs: ['identity', 'token'] }, async (t) => {
    // If there are none, a filter that is ignored finds none either.
    await p.unlessEnded(invitationOfNobody(t));
    const every = p.listIn(p.bodyOf(await t.call('getInvitations')));
    const answer = await t.call('getInvitations', { query: { status: 'pdk-unknown' } });
    if (!p.isSuccess(answer)) return answer;
    p.demand(every?.length, 'there are no invitations that an unknown status could leave out');
    return p.listIn(answer.response.json)?.length === 0 ? 'empty' : undefined;
  }),
  'invite.revoked-form': p.asks({ needs: p.identityNeeds, requests: 9 }, async (t) => {
    const invitation = await invite(t);
    const details = () => act(t, 'getInvitationDetails', invitation);
    const before = statusIn(p.bodyOf(await details()));
    p.bodyOf(await act(t, 'revokeInvitation', invitation));
    const isOver = (shown: p.Exchange) => !p.isSuccess(shown) || statusIn(shown.response.json) !== before;
    const after = await p.eventually(t, p.laggingMs, details, isOver);
    const isListed = p.hasValue(p.bodyOf(await t.call('getInvitations')), invitation.id);
    if (!p.isSuccess(after)) return isListed ? undefined : 'deleted';
    return statusIn(after.response.json) === 'revoked' && isListed ? 'status' : undefined;
  }),
  // An invitation that is sent again gets a new lifetime: only for a new one it certainly starts at its creation.
  'invite.lifetime': p.watches(
    { needs: p.identityNeeds, send: invitationOfNobody },
    function* ({ exchange }) {
      const { operation, response } = exchange;
      const isNew = operation === 'createInvitation';
      if (!p.isSuccess(exchange) || (!isNew && operation !== 'getInvitations')) return;
      for (const record of isNew ? [response.json ?? null].filter(p.isObject) : p.itemsOf(response.json)) {
        // Dates without a time do not show this.
        const [created, expires] = ['createdAt', 'expiresAt'].map((name) => p.timeOf(p.textIn(record, name)));
        if (created === undefined || expires === undefined) continue;
        const left = expires - created - 14 * dayMs;
        // The two times may be recorded one after the other.
        const isExact = Math.abs(left) <= 2000;
        const isThatDay = (expires + 1000) % dayMs <= 1000 && left >= -2000 && left <= dayMs + 2000;
        const saw = `an invitation expires ${Math.round((left / dayMs + 14) * 100) / 100} days after it was made`;
        if (isExact !== isThatDay) yield p.agrees(isExact ? '14-days' : 'end-of-day', saw);
        else if (!isExact && isNew) yield p.otherwise(saw);
      }
    },
  ),
  'invite.duplicate': p.asks({ needs: p.identityNeeds, requests: 4, once: true }, async (t) => {
    const { id, creation } = await invitationOfNobody(t);
    const answer = await t.call('createInvitation', { body: creation.request.json ?? null });
    // If a first invitation fails as well, the second did not fail for being the second.
    await invite(t);
    if ([400, 409, 422].includes(answer.response.status)) return 'conflict';
    const other = recordId('invitation', answer.response.json);
    return p.isSuccess(answer) && other !== undefined && other !== id ? 'second-invitation' : undefined;
  }),
  'invite.accepted-role': ofOutsider(async (t, user) => {
    p.bodyOf(await act(t, 'acceptInvitation', await invite(t, user), user));
    const look = async () => roleIn(await accessOf(t, user));
    const held = await p.eventually(t, p.laggingMs, look, (role) => role !== undefined);
    p.demand(held !== undefined, 'whoever accepted an invitation is not listed with a role');
    return held === 'editor' ? 'of-invitation' : held === 'viewer' ? 'viewer' : undefined;
  }),
  'invite.email-lock': ofOutsider(async (t, user) => {
    const [name = '', domain = ''] = user.email.split('@');
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    p.demand(other !== name, 'the email of the invitee has no letters before the @');
    const accepts = async (invitation: { readonly id: string }, caller: Caller) =>
      p.isSuccess(await act(t, 'acceptInvitation', invitation, caller));
    const inOtherCase = await invite(t, { ...user, email: `${other}@${domain}` });
    p.demand(!(await accepts(inOtherCase, t.callers.main)), 'anybody may accept an invitation');
    if (await accepts(inOtherCase, user)) return 'case-insensitive';
    p.bodyOf(await act(t, 'revokeInvitation', inOtherCase));
    p.demand(await accepts(await invite(t, user), user), 'an invitee may not accept an invitation');
    return 'exact';
  }),
  'users.batch': ofOutsider(async (t, user) => {
    p.demand(user.id !== undefined, `the id of ${user.label} is not known`);
    const one = { userId: user.id, role: 'viewer' };
    const nobody = { userId: t.owned.name('nobody'), role: 'viewer' };
    const isListed = () =>
      p.eventually(t, [1000, 3000], async () => Boolean(await accessOf(t, user)), Boolean);
    const answer = await t.call('addUserAccess', { body: [one, nobody] });
    if (await isListed()) return p.isSuccess(answer) ? 'per-item' : undefined;
    // A call of another form would be refused as well.
    p.bodyOf(await t.call('addUserAccess', { body: [one] }));
    p.demand(await isListed(), 'a user who was given access is not listed');
    return p.isSuccess(answer) ? undefined : 'atomic';
  }),
  'users.last-admin': p.unseen('it takes an organization whose admins are all made by the run'),
  'user.reset-credential': p.asksOf(passwordReset, async ({ isRefused }, t) => {
    const guarded = await t.call('getOrganization', {}, t.callers.anonymous);
    p.demand(!p.isSuccess(guarded), 'other calls go without a credential, too');
    return isRefused ? 'bearer' : 'none';
  }),
  'user.reset-unknown': p.asksOf(passwordReset, async ({ answer }): Promise<p.Answer<never>> => answer),
};
