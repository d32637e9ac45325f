import { idOf, mentions, roleIn } from '../../checks/machines/users/assignments.js';
import { eventually } from '../../scene/eventually.js';
import type { User } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { withoutAccess } from '../invitations/inviting.js';
import { asks, type Probes } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { resettingProbes } from './resetting.js';

/** What a list may lag by. */
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
      const isListed = () =>
        eventually(
          t,
          lagMs,
          async () => accessOf(await t.call('getOrgUsers'), user) !== undefined,
          (each) => each,
        );
      try {
        const answer = decided(await t.call('addUserAccess', { body: [one, nobody] }));
        const isAdded = await isListed();
        const saw = `access of a user and of nobody → status ${answer.response.status}, and the user has ${isAdded ? 'access' : 'none'}`;
        if (isAdded) return isSuccess(answer) ? agrees('per-item', saw) : otherwise(saw);
        // A call of another form would be refused as well.
        bodyOf(await t.call('addUserAccess', { body: [one] }));
        if (!(await isListed())) throw undecided('a user who was given access is not listed');
        return isSuccess(answer) ? otherwise(saw) : agrees('atomic', saw);
      } finally {
        await withoutAccess(t, user);
      }
    },
  }),
  // In an organization without users, where a control plane makes two admins: nobody else is concerned.
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
        if (others.some((each) => !['viewer', 'editor'].includes(roleIn(each) ?? ''))) {
          throw undecided('the organization without a role of the run has admins of its own');
        }
        bodyOf(await makeViewer(second));
        const demoted = await eventually(t, lagMs, list, (answer) => roleOf(answer, second) !== 'admin');
        if (roleOf(demoted, second) !== 'viewer') {
          throw undecided('an admin who became viewer is not listed as such');
        }
        const last = decided(await makeViewer(first));
        const isShown = (answer: Exchange) =>
          !isSuccess(last) || !isSuccess(answer) || roleOf(answer, first) !== 'admin';
        const after = decided(await eventually(t, lagMs, list, isShown));
        const saw = `the last admin becomes viewer → status ${last.response.status}`;
        // Who is no admin any more may not even list the users.
        const role = isSuccess(after) ? roleOf(after, first) : 'viewer';
        if (role === 'admin') return agrees('conflict', `${saw}, and is admin as before`);
        return isSuccess(last) && role === 'viewer'
          ? agrees('allow', saw)
          : otherwise(`${saw}, and has another role`);
      } finally {
        for (const { email } of made) await t.control?.removeUser(email);
      }
    },
  }),
  ...resettingProbes,
};

/** The access of a user in a list of it. */
const accessOf = (list: Exchange, user: User) => itemsOf(bodyOf(list)).find((each) => mentions(each, user));
