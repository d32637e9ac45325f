import { act, nobodysEmail, statusIn } from '../../checks/kinds/invitations/invitations.js';
import { mentions, roleIn } from '../../checks/kinds/users/assignments.js';
import { kinds, recordId } from '../../resources/kinds.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import type { Caller, User } from '../../target/caller.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import { hasValue } from '../../target/wire/leaves.js';
import { itemsOf, listIn, textIn } from '../../target/wire/members.js';
import { timeOf } from '../../target/wire/time-of.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext, type Probes, watches } from '../probe.js';

export const requestInvitation = (
  t: ProbeContext,
  email: string,
  role: 'viewer' | 'editor' = 'viewer',
  caller?: Caller,
): Promise<Exchange> => t.call('createInvitation', { body: { email, role } }, caller);

/** Invites a person. Ends the probe if that fails. */
export async function invite(t: ProbeContext, email: string, role: 'viewer' | 'editor' = 'viewer') {
  const id = recordId('invitation', bodyOf(await requestInvitation(t, email, role)));
  if (id !== undefined) return { id, email };
  throw undecided('a new invitation is shown without its id');
}

/** A pending invitation for an email that nobody has. Probes share it within a round, and do not change it. */
export const invitationOfNobody = (t: ProbeContext) =>
  t.shared('an invitation', () => invite(t, nobodysEmail(t)));

/** Removes the access that a probe has granted. If that fails, the end of the run removes it. */
export async function withoutAccess(
  t: ProbeContext,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const known = id ?? kinds['user-access'].idOf((await t.call('getOrgUsers')).response.json, email);
  if (known === undefined) return;
  const removed = decided(await t.call('removeUserAccess', { body: { userIds: [known] } }));
  if (isSuccess(removed)) t.owned.gone('user-access', email);
}

const terms = { needs: ['identity', 'token', 'second-user', 'own-resources'], once: true } as const;

const needs = ['identity', 'token', 'own-resources'] as const;

/** A new role may take effect a moment later. */
const momentMs = 3000;
/** Statuses of refusals because of existing state, and not because of the caller or the address. */
const conflicts: readonly number[] = [400, 409, 422];

const dayMs = 86_400_000;
const lifetimeMs = 14 * dayMs;
/** The two times may be recorded one after the other. */
const inexactMs = 2000;

export const invitationsProbes: Probes<'invite'> = {
  'invite.role': asks('invite.role', {
    needs,
    requests: 9,
    once: true,
    async ask(t) {
      await invitationOfNobody(t);
      const editor = await t.callers.withRole('editor');
      if (await mayInvite(t, editor)) return 'editor';
      demand(await isAdmitted(t, editor), 'an editor may do nothing that editors may');
      await t.wait(momentMs);
      demand(!(await mayInvite(t, editor)), 'an editor may invite now, and could not before');
      return 'admin';
    },
  }),
  'invite.status-filter-unknown': asks('invite.status-filter-unknown', {
    needs: ['identity', 'token'],
    requests: 4,
    async ask(t) {
      // If there are none, a filter that is ignored finds none either.
      await unlessEnded(invitationOfNobody(t));
      const all = listIn(bodyOf(await t.call('getInvitations')));
      demand(all !== undefined, 'the invitations are shown without a list');
      const answer = decided(await t.call('getInvitations', { query: { status: 'pdk-unknown' } }));
      if (answer.response.status === 400) return 'rejected-400';
      if (!isSuccess(answer)) return undefined;
      const found = listIn(answer.response.json);
      if (found === undefined) return undefined;
      if (found.length > 0) return undefined;
      demand(all.length > 0, 'there are no invitations that an unknown status could leave out');
      return 'empty';
    },
  }),
  'invite.revoked-form': asks('invite.revoked-form', {
    needs,
    requests: 9,
    async ask(t) {
      const invitation = await invite(t, nobodysEmail(t));
      const before = statusIn(bodyOf(await act(t, 'getInvitationDetails', invitation)));
      bodyOf(await act(t, 'revokeInvitation', invitation));
      const isOver = (shown: Exchange) => !isSuccess(shown) || statusIn(shown.response.json) !== before;
      const details = decided(
        await eventually(t, laggingMs, () => act(t, 'getInvitationDetails', invitation), isOver),
      );
      const isListed = hasValue(bodyOf(await t.call('getInvitations')), invitation.id);
      if (isSuccess(details)) {
        const status = statusIn(details.response.json);
        demand(
          status !== undefined && status !== before,
          'a revoked invitation shows no other status than before',
        );
        return status === 'revoked' && isListed ? 'status' : undefined;
      }
      return isListed ? undefined : 'deleted';
    },
  }),
  // An invitation that is sent again gets a new lifetime: only for a new one it certainly starts at its creation.
  'invite.lifetime': watches('invite.lifetime', {
    provoke: { needs, requests: 1, send: invitationOfNobody },
    *see({ exchange }) {
      const { operation, response } = exchange;
      const isNew = operation === 'createInvitation';
      if (!isSuccess(exchange) || (!isNew && operation !== 'getInvitations')) return;
      for (const record of isNew ? [response.json].filter(isObject) : itemsOf(response.json)) {
        // Dates without a time do not show this.
        const [created, expires] = ['createdAt', 'expiresAt'].map((name) => timeOf(textIn(record, name)));
        if (created === undefined || expires === undefined) continue;
        const left = expires - created - lifetimeMs;
        const isExact = Math.abs(left) <= inexactMs;
        const isAtMidnight = (expires + 1000) % dayMs <= 1000;
        const isThatDay = isAtMidnight && left >= -inexactMs && left <= dayMs + inexactMs;
        if (isExact && isThatDay) continue;
        if (isExact) yield agrees('14-days', 'an invitation expires 14 times 24 hours after it was made');
        else if (isThatDay)
          yield agrees('end-of-day', 'an invitation expires at the end of the 14th day, in UTC');
        else if (isNew)
          yield otherwise(
            'a new invitation expires neither after 14 times 24 hours nor at the end of the 14th day',
          );
      }
    },
  }),
  'invite.duplicate': asks('invite.duplicate', {
    needs,
    requests: 6,
    once: true,
    async ask(t) {
      const { id, email } = await invitationOfNobody(t);
      const answers = [decided(await requestInvitation(t, email))];
      if (t.control) {
        const member = await t.callers.newUser('a member', ['viewer']);
        answers.push(decided(await requestInvitation(t, member.email)));
      }
      // If a first invitation fails as well, the second did not fail for being the second.
      bodyOf(await requestInvitation(t, nobodysEmail(t)));
      if (answers.every(({ response }) => conflicts.includes(response.status))) return 'conflict';
      const areNew = answers.every(
        (each) => isSuccess(each) && ![undefined, id].includes(recordId('invitation', each.response.json)),
      );
      return areNew ? 'second-invitation' : undefined;
    },
  }),
  'invite.accepted-role': asks('invite.accepted-role', {
    ...terms,
    requests: 12,
    async ask(t) {
      const invitee = await t.callers.outsider('the invitee');
      const invitation = await invite(t, invitee.email, 'editor');
      bodyOf(await act(t, 'acceptInvitation', invitation, invitee));
      try {
        const look = async () => {
          const users = itemsOf(bodyOf(await t.call('getOrgUsers')));
          return roleIn(users.find((each) => mentions(each, invitee)));
        };
        const held = await eventually(t, laggingMs, look, (role) => role !== undefined);
        demand(held !== undefined, 'whoever accepted an invitation is not listed with a role');
        if (held === 'editor') return 'of-invitation';
        return held === 'viewer'
          ? 'viewer'
          : otherwise('whoever accepts an invitation is listed with another role');
      } finally {
        await withoutAccess(t, invitee);
      }
    },
  }),
  'invite.email-lock': asks('invite.email-lock', {
    ...terms,
    requests: 15,
    async ask(t) {
      const invitee = await t.callers.outsider('the invitee');
      const otherCase = invitee.email.replace(/^[^@]+/, (name) =>
        name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
      );
      demand(otherCase !== invitee.email, 'the email of the invitee has no letters before the @');
      try {
        const inOtherCase = await invite(t, otherCase);
        // A user whose email differs by more than case.
        const stranger = t.control ? await t.callers.lasting('a user without a role', []) : t.callers.main;
        demand(
          !isSuccess(decided(await act(t, 'acceptInvitation', inOtherCase, stranger))),
          'anybody may accept an invitation',
        );
        const taken = decided(await act(t, 'acceptInvitation', inOtherCase, invitee));
        if (isSuccess(taken)) return 'case-insensitive';
        bodyOf(await act(t, 'revokeInvitation', inOtherCase));
        bodyOf(await act(t, 'acceptInvitation', await invite(t, invitee.email), invitee));
        return 'exact';
      } finally {
        await withoutAccess(t, invitee);
      }
    },
  }),
};

async function mayInvite(t: ProbeContext, editor: Caller): Promise<boolean> {
  const answer = decided(await requestInvitation(t, nobodysEmail(t), 'viewer', editor));
  if (!isSuccess(answer)) return false;
  const ofAdmins = decided(await t.call('listApiKeys', {}, editor));
  demand(!isSuccess(ofAdmins), 'an editor may do what only admins may');
  if (recordId('invitation', answer.response.json) !== undefined) return true;
  throw undecided('an invitation of an editor is answered without an id');
}

/** Whether the account has its role: if a higher role does not include the lower ones, an editor may not even read. */
async function isAdmitted(t: ProbeContext, editor: Caller): Promise<boolean> {
  if (isSuccess(decided(await t.call('getOrganization', {}, editor)))) return true;
  const made = await t.call('createLedger', { body: { name: t.owned.name('ledger') } }, editor);
  return isSuccess(decided(made));
}
