import { mentions, removeAccess, roleIn } from '../../checks/kinds/users/assignments.js';
import { eventually } from '../../scene/eventually.js';
import type { Caller, User } from '../../target/caller.js';
import { type Exchange, isForbidden, isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { answered, bodyOf, decided, demand } from '../answers.js';
import { asks, asksOf, experiment, identityNeeds, type ProbeContext } from '../probe.js';

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

/** Waits for a list that may lag. */
const lagMs = [1000, 3000] as const;

/** Returns the access of a user in a list. */
const accessOf = (list: Exchange, user: User) => itemsOf(bodyOf(list)).find((each) => mentions(each, user));

function idOf({ id, label }: User): string {
  demand(id !== undefined, `the id of ${label} is not known`);
  return id;
}

export const usersProbes = {
  'users.batch': asks({ needs: [...identityNeeds, 'second-user'], requests: 10, once: true }, async (t) => {
    const user = await t.callers.outsider('the user');
    const one = { userId: idOf(user), role: 'viewer' };
    const nobody = { userId: t.owned.name('nobody'), role: 'viewer' };
    const look = async () => accessOf(await t.call('getOrgUsers'), user) !== undefined;
    const isListed = () => eventually(t, lagMs, look, (each) => each);
    try {
      const answer = decided(await t.call('addUserAccess', { body: [one, nobody] }));
      if (await isListed()) return isSuccess(answer) ? 'per-item' : undefined;
      // A call of another form would be refused as well.
      bodyOf(await t.call('addUserAccess', { body: [one] }));
      demand(await isListed(), 'a user who was given access is not listed');
      return isSuccess(answer) ? undefined : 'atomic';
    } finally {
      await removeAccess(t, user);
    }
  }),
  // In an organization without users, where a control plane creates two admins, so that nobody else is affected.
  'users.last-admin': asks(
    { needs: ['identity', 'other-org', 'control', 'own-resources'], requests: 16, once: true },
    async (t) => {
      const org = t.target.otherOrg ?? '';
      const path = { org_id: org };
      const made: User[] = [];
      const make = async (label: string) => {
        const user = await t.callers.newUser(label, ['viewer', 'editor', 'admin'], org);
        made.push(user);
        return user;
      };
      try {
        const [first, second] = [await make('an admin'), await make('another admin')];
        const list = () => t.call('getOrgUsers', { path }, first);
        const makeViewer = (user: User) =>
          t.call('updateUserAccess', { path, body: [{ userId: idOf(user), role: 'viewer' }] }, first);
        const roleOf = (answer: Exchange, user: User) => roleIn(accessOf(answer, user));
        const isOfOthers = itemsOf(bodyOf(await list())).every(
          (each) => made.some((user) => mentions(each, user)) || /^(viewer|editor)$/.test(roleIn(each) ?? ''),
        );
        demand(isOfOthers, 'the organization without a role of the run has admins of its own');
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
  ),
  'user.reset-credential': asksOf(passwordResets, async ({ isRefused, ofUser, ofNobody }, t) => {
    bodyOf(ofUser ?? ofNobody);
    const guarded = decided(await t.call('getOrganization', {}, t.callers.anonymous));
    demand(!isSuccess(guarded), 'other calls go without a credential, too');
    return isRefused ? 'bearer' : 'none';
  }),
  'user.reset-unknown': asksOf(passwordResets, ({ ofUser, ofNobody }) => {
    demand(isSuccess(ofUser ?? ofNobody), 'whether the reset of a user goes otherwise is not known');
    return answered(ofNobody, 'user.reset-unknown');
  }),
};
