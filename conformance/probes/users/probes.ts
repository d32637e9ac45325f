import { mentions, roleIn } from '../../checks/kinds/users/assignments.js';
import { eventually } from '../../scene/eventually.js';
import type { Caller, User } from '../../target/caller.js';
import { type Exchange, isForbidden, isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, demand, undecided } from '../answers.js';
import { withoutAccess } from '../invitations/probes.js';
import { asks, type ProbeContext, type Probes } from '../probe.js';

/** Resets without a credential: for an unknown email and, if a control plane can create one, for a user. */
const withoutCredential = (t: ProbeContext) =>
  t.shared('resets without a credential', () => resets(t, t.callers.anonymous));

const withCredential = (t: ProbeContext) =>
  t.shared('resets with a credential', () => resets(t, t.callers.main));

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

const terms = { needs: ['identity', 'token', 'own-resources'], once: true } as const;

/** Waits for a list that may lag. */
const lagMs = [1000, 3000] as const;

export const usersProbes: Probes<'users'> & Probes<'user'> = {
  'users.batch': asks('users.batch', {
    needs: ['identity', 'token', 'second-user', 'own-resources'],
    requests: 10,
    once: true,
    async ask(t) {
      const user = await t.callers.outsider('the user');
      const one = { userId: idOf(user), role: 'viewer' };
      const nobody = { userId: t.owned.name('nobody'), role: 'viewer' };
      const look = async () => accessOf(await t.call('getOrgUsers'), user) !== undefined;
      const isListed = () => eventually(t, lagMs, look, (each) => each);
      try {
        const answer = decided(await t.call('addUserAccess', { body: [one, nobody] }));
        const isAdded = await isListed();
        if (isAdded) return isSuccess(answer) ? 'per-item' : undefined;
        // A call of another form would be refused as well.
        bodyOf(await t.call('addUserAccess', { body: [one] }));
        demand(await isListed(), 'a user who was given access is not listed');
        return isSuccess(answer) ? undefined : 'atomic';
      } finally {
        await withoutAccess(t, user);
      }
    },
  }),
  // In an organization without users, where a control plane creates two admins, so that nobody else is affected.
  'users.last-admin': asks('users.last-admin', {
    needs: ['identity', 'other-org', 'control', 'own-resources'],
    requests: 16,
    once: true,
    async ask(t) {
      const org = t.target.otherOrg ?? '';
      const made: User[] = [];
      const make = async (label: string) => {
        const user = await t.callers.newUser(label, ['viewer', 'editor', 'admin'], org);
        made.push(user);
        return user;
      };
      try {
        const [first, second] = [await make('an admin'), await make('another admin')];
        const path = { org_id: org };
        const list = () => t.call('getOrgUsers', { path }, first);
        const makeViewer = (user: User) =>
          t.call('updateUserAccess', { path, body: [{ userId: idOf(user), role: 'viewer' }] }, first);
        const roleOf = (answer: Exchange, user: User) => roleIn(accessOf(answer, user));
        const others = itemsOf(bodyOf(await list())).filter(
          (each) => !made.some((user) => mentions(each, user)),
        );
        demand(
          !others.some((each) => !['viewer', 'editor'].includes(roleIn(each) ?? '')),
          'the organization without a role of the run has admins of its own',
        );
        bodyOf(await makeViewer(second));
        const demoted = await eventually(t, lagMs, list, (answer) => roleOf(answer, second) !== 'admin');
        demand(roleOf(demoted, second) === 'viewer', 'an admin who became viewer is not listed as such');
        const last = decided(await makeViewer(first));
        const isShown = (answer: Exchange) =>
          !isSuccess(last) || !isSuccess(answer) || roleOf(answer, first) !== 'admin';
        const after = decided(await eventually(t, lagMs, list, isShown));
        // A former admin may not even list the users.
        const role = isSuccess(after) ? roleOf(after, first) : 'viewer';
        if (role === 'admin') return 'conflict';
        return isSuccess(last) && role === 'viewer' ? 'allow' : undefined;
      } finally {
        for (const { email } of made) await t.control?.removeUser(email);
      }
    },
  }),
  'user.reset-credential': asks('user.reset-credential', {
    ...terms,
    requests: 9,
    async ask(t) {
      const bare = await withoutCredential(t);
      const answer = bare.ofUser ?? bare.ofNobody;
      const saw = `a reset without a credential → status ${answer.response.status}`;
      if (isSuccess(answer)) {
        const guarded = decided(await t.call('getOrganization', {}, t.callers.anonymous));
        demand(!isSuccess(guarded), 'other calls go without a credential, too');
        return 'none';
      }
      demand(isForbidden(answer), `${saw}: it may have another form`);
      const signed = await withCredential(t);
      const other = signed.ofUser ?? signed.ofNobody;
      if (isSuccess(other)) return 'bearer';
      throw undecided(`${saw}, and with one → status ${other.response.status}`);
    },
  }),
  'user.reset-unknown': asks('user.reset-unknown', {
    ...terms,
    requests: 7,
    async ask(t) {
      const bare = await withoutCredential(t);
      const { ofNobody, ofUser } = isForbidden(bare.ofNobody) ? await withCredential(t) : bare;
      const { status } = ofNobody.response;
      if (ofUser) demand(isSuccess(ofUser), `a reset of a user → status ${ofUser.response.status}`);
      else demand(isSuccess(ofNobody), 'whether the reset of a user goes otherwise is not known');
      if (status === 202) return 'accepted-202';
      return status === 404 ? 'rejected-404' : undefined;
    },
  }),
};

/** Returns the access of a user in a list. */
const accessOf = (list: Exchange, user: User) => itemsOf(bodyOf(list)).find((each) => mentions(each, user));

function idOf({ id, label }: User): string {
  demand(id !== undefined, `the id of ${label} is not known`);
  return id;
}
