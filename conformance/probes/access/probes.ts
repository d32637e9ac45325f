import { act, invite, nobodysEmail, statusIn } from '../../checks/kinds/invitations/invitations.js';
import { mentions, removeAccess, roleIn } from '../../checks/kinds/users/assignments.js';
import { recordId } from '../../resources/kinds.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import type { Caller, User } from '../../target/caller.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isForbidden, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { hasValue, itemsOf, listIn, textIn, timeOf } from '../../target/wire/members.js';
import { type Answer, agrees, bodyOf, decided, demand, otherwise, type Rejection } from '../answers.js';
import { asks, asksOf, experiment, identityNeeds, type Probe, type ProbeContext, watches } from '../probe.js';

const requestInvitation = (t: ProbeContext, email: string, caller?: Caller): Promise<Exchange> =>
  t.call('createInvitation', { body: { email, role: 'viewer' } }, caller);

const inviteTo = async (t: ProbeContext, email: string) => ({
  id: t.text(decided(await requestInvitation(t, email)), 'id'),
  email,
});

/** A pending invitation for an email that nobody has. Probes share it within a round, and do not change it. */
const invitationOfNobody = (t: ProbeContext) => t.shared('an invitation', () => inviteTo(t, nobodysEmail(t)));

/** Works with a user who has no access yet, and takes away what they were given. */
const ofOutsider = <const Reading extends string>(
  ask: (t: ProbeContext, user: User) => Promise<Answer<Reading>>,
): Probe<Reading> =>
  asks({ needs: [...identityNeeds, 'second-user'], requests: 15, once: true }, async (t) => {
    const user = await t.callers.outsider('the user');
    try {
      return await ask(t, user);
    } finally {
      await removeAccess(t, user);
    }
  });
/** Statuses of refusals because of existing state, and not because of the caller or the address. */
const conflicts: readonly number[] = [400, 409, 422];
const dayMs = 86_400_000;

/** Initiates password resets, only for emails that nobody has and for users whom a control plane created. */
async function resets(t: ProbeContext, caller: Caller) {
  const initiated = async (body: { readonly email?: string }) =>
    decided(await t.call('initiatePasswordReset', { body }, caller));
  const ofNobody = await initiated({ email: `${t.owned.name('nobody')}@example.com` });
  // A reset that is not validated would be accepted as well.
  demand(!isSuccess(await initiated({})), 'the reset of a password is initiated for no email, too');
  const user = t.control && (await t.callers.lasting('a user without a role', []));
  return { ofNobody, ofUser: user && (await initiated({ email: user.email })) };
}

/** Resets without a credential and, where these are refused for lack of one, with a credential. */
const passwordResets = experiment('resets', { needs: identityNeeds, requests: 9, once: true }, async (t) => {
  const bare = await resets(t, t.callers.anonymous);
  const isRefused = isForbidden(bare.ofUser ?? bare.ofNobody);
  return { isRefused, ...(isRefused ? await resets(t, t.callers.main) : bare) };
});

const lagMs = [1000, 3000] as const;

const accessOf = (list: Exchange, user: User) => itemsOf(bodyOf(list)).find((each) => mentions(each, user));

function idOf({ id, label }: User): string {
  demand(id !== undefined, `the id of ${label} is not known`);
  return id;
}

export const accessProbes = {
  'invite.role': asks({ needs: identityNeeds, requests: 9, once: true }, async (t) => {
    await invitationOfNobody(t);
    const editor = await t.callers.withRole('editor');
    const may = async (call: Promise<Exchange>) => isSuccess(decided(await call));
    const mayInvite = () => may(requestInvitation(t, nobodysEmail(t), editor));
    if (await mayInvite()) {
      demand(!(await may(t.call('listApiKeys', {}, editor))), 'an editor may do what only admins may');
      return 'editor';
    }
    // If a higher role does not include the lower ones, an editor may not even read.
    const name = t.owned.name('ledger');
    const isAdmitted =
      (await may(t.call('getOrganization', {}, editor))) ||
      (await may(t.call('createLedger', { body: { name } }, editor)));
    demand(isAdmitted, 'an editor may do nothing that editors may');
    // A new role may take effect a moment later.
    await t.wait(3000);
    demand(!(await mayInvite()), 'an editor may invite now, and could not before');
    return 'admin';
  }),
  'invite.status-filter-unknown': asks({ needs: ['identity', 'token'] }, async (t) => {
    // If there are none, a filter that is ignored finds none either.
    await unlessEnded(invitationOfNobody(t));
    const all = listIn(bodyOf(await t.call('getInvitations')));
    const answer = decided(await t.call('getInvitations', { query: { status: 'pdk-unknown' } }));
    if (answer.response.status === 400) return 'rejected-400';
    demand(all, 'the invitations are shown without a list');
    if (!isSuccess(answer) || listIn(answer.response.json)?.length !== 0) return undefined;
    demand(all.length > 0, 'there are no invitations that an unknown status could leave out');
    return 'empty';
  }),
  'invite.revoked-form': asks({ needs: identityNeeds, requests: 9 }, async (t) => {
    const invitation = await invite(t);
    const details = () => act(t, 'getInvitationDetails', invitation);
    const before = statusIn(bodyOf(await details()));
    bodyOf(await act(t, 'revokeInvitation', invitation));
    const isOver = (shown: Exchange) => !isSuccess(shown) || statusIn(shown.response.json) !== before;
    const after = decided(await eventually(t, laggingMs, details, isOver));
    const isListed = hasValue(bodyOf(await t.call('getInvitations')), invitation.id);
    if (!isSuccess(after)) return isListed ? undefined : 'deleted';
    return statusIn(after.response.json) === 'revoked' && isListed ? 'status' : undefined;
  }),
  // An invitation that is sent again gets a new lifetime: only for a new one it certainly starts at its creation.
  'invite.lifetime': watches({ needs: identityNeeds, send: invitationOfNobody }, function* ({ exchange }) {
    const { operation, response } = exchange;
    const isNew = operation === 'createInvitation';
    if (!isSuccess(exchange) || (!isNew && operation !== 'getInvitations')) return;
    for (const record of isNew ? [response.json ?? null].filter(isObject) : itemsOf(response.json)) {
      // Dates without a time do not show this.
      const [created, expires] = ['createdAt', 'expiresAt'].map((name) => timeOf(textIn(record, name)));
      if (created === undefined || expires === undefined) continue;
      const left = expires - created - 14 * dayMs;
      // The two times may be recorded one after the other.
      const isExact = Math.abs(left) <= 2000;
      const isThatDay = (expires + 1000) % dayMs <= 1000 && left >= -2000 && left <= dayMs + 2000;
      const saw = `an invitation expires ${Math.round((left / dayMs + 14) * 100) / 100} days after it was made`;
      if (isExact !== isThatDay) yield agrees(isExact ? '14-days' : 'end-of-day', saw);
      else if (!isExact && isNew) yield otherwise(saw);
    }
  }),
  'invite.duplicate': asks({ needs: identityNeeds, requests: 6, once: true }, async (t) => {
    const { id, email } = await invitationOfNobody(t);
    const answers = [decided(await requestInvitation(t, email))];
    if (t.control) {
      const member = await t.callers.newUser('a member', ['viewer']);
      answers.push(decided(await requestInvitation(t, member.email)));
    }
    // If a first invitation fails as well, the second did not fail for being the second.
    bodyOf(await requestInvitation(t, nobodysEmail(t)));
    if (answers.every(({ response }) => conflicts.includes(response.status))) return 'conflict';
    const isOther = (each: Exchange) => ![undefined, id].includes(recordId('invitation', each.response.json));
    return answers.every((each) => isSuccess(each) && isOther(each)) ? 'second-invitation' : undefined;
  }),
  'invite.accepted-role': ofOutsider(async (t, user) => {
    bodyOf(await act(t, 'acceptInvitation', await invite(t, user), user));
    const look = async () => roleIn(accessOf(await t.call('getOrgUsers'), user));
    const held = await eventually(t, laggingMs, look, (role) => role !== undefined);
    demand(held !== undefined, 'whoever accepted an invitation is not listed with a role');
    return held === 'editor' ? 'of-invitation' : held === 'viewer' ? 'viewer' : undefined;
  }),
  'invite.email-lock': ofOutsider(async (t, user) => {
    const [name = '', domain = ''] = user.email.split('@');
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    demand(other !== name, 'the email of the invitee has no letters before the @');
    const accepts = async (invitation: { readonly id: string }, caller: Caller) =>
      isSuccess(decided(await act(t, 'acceptInvitation', invitation, caller)));
    const inOtherCase = await inviteTo(t, `${other}@${domain}`);
    // A user whose email differs by more than case.
    const stranger = t.control ? await t.callers.lasting('a user without a role', []) : t.callers.main;
    demand(!(await accepts(inOtherCase, stranger)), 'anybody may accept an invitation');
    if (await accepts(inOtherCase, user)) return 'case-insensitive';
    bodyOf(await act(t, 'revokeInvitation', inOtherCase));
    demand(await accepts(await invite(t, user), user), 'an invitee may not accept an invitation');
    return 'exact';
  }),
  'users.batch': ofOutsider(async (t, user) => {
    const one = { userId: idOf(user), role: 'viewer' };
    const nobody = { userId: t.owned.name('nobody'), role: 'viewer' };
    const look = async () => accessOf(await t.call('getOrgUsers'), user) !== undefined;
    const isListed = () => eventually(t, lagMs, look, (each) => each);
    const answer = decided(await t.call('addUserAccess', { body: [one, nobody] }));
    if (await isListed()) return isSuccess(answer) ? 'per-item' : undefined;
    // A call of another form would be refused as well.
    bodyOf(await t.call('addUserAccess', { body: [one] }));
    demand(await isListed(), 'a user who was given access is not listed');
    return isSuccess(answer) ? undefined : 'atomic';
  }),
  // In an organization without users, where a control plane creates two admins, so that nobody else is affected.
  'users.last-admin': asks(
    { needs: ['identity', 'other-org', 'control', 'own-resources'], requests: 16, once: true },
    async (t) => {
      const org = t.target.otherOrg ?? '';
      const path = { org_id: org };
      const made: User[] = [];
      try {
        for (const label of ['an admin', 'another admin'])
          made.push(await t.callers.newUser(label, ['viewer', 'editor', 'admin'], org));
        const [first, second] = made;
        demand(first && second, 'a control plane creates no users');
        const list = () => t.call('getOrgUsers', { path }, first);
        const isOfRun = (each: JsonObject) => made.some((user) => mentions(each, user));
        const admins = itemsOf(bodyOf(await list())).filter((each) => roleIn(each) === 'admin');
        demand(admins.every(isOfRun), 'the organization without a role of the run has admins of its own');
        const becomesViewer = async (user: User) => {
          const body = [{ userId: idOf(user), role: 'viewer' }];
          const answer = decided(await t.call('updateUserAccess', { path, body }, first));
          const roleOf = (shown: Exchange) => roleIn(accessOf(shown, user));
          // A former admin may not even list the users.
          const isShown = (shown: Exchange) =>
            !isSuccess(answer) || !isSuccess(shown) || roleOf(shown) !== 'admin';
          const shown = decided(await eventually(t, lagMs, list, isShown));
          return { isGranted: isSuccess(answer), role: isSuccess(shown) ? roleOf(shown) : 'viewer' };
        };
        const other = await becomesViewer(second);
        demand(other.isGranted && other.role === 'viewer', 'an admin cannot become viewer');
        const last = await becomesViewer(first);
        if (last.role === 'admin') return 'conflict';
        return last.isGranted && last.role === 'viewer' ? 'allow' : undefined;
      } finally {
        for (const { email } of made) await t.control?.removeUser(email);
      }
    },
  ),
  'user.reset-credential': asksOf(passwordResets, async ({ isRefused, ofUser, ofNobody }, t) => {
    bodyOf(ofUser ?? ofNobody);
    const guarded = decided(await t.call('getOrganization', {}, t.callers.anonymous));
    demand(!isSuccess(guarded), 'other calls go without a credential, too');
    return isRefused ? 'bearer' : 'none';
  }),
  'user.reset-unknown': asksOf(passwordResets, async ({ ofUser, ofNobody }): Promise<Rejection> => {
    demand(isSuccess(ofUser ?? ofNobody), 'whether the reset of a user goes otherwise is not known');
    return ofNobody;
  }),
};
