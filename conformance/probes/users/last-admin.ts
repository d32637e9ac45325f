import { idOf, mentions, roleIn } from '../../checks/machines/users/assignments.js';
import { eventually } from '../../scene/eventually.js';
import type { User } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** What a list may lag by. */
const lagMs = [1000, 3000] as const;

/** In an organization without users, where a control plane makes two admins: nobody else is concerned. */
export const lastAdmin = asks('users.last-admin', {
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
      const list = () => t.call('getOrgUsers', { path: { org_id: org } }, first);
      const makeViewer = (user: User) =>
        t.call(
          'updateUserAccess',
          { path: { org_id: org }, body: [{ userId: idOf(user), role: 'viewer' }] },
          first,
        );
      const isAdmin = (answer: Exchange, user: User) => roleOf(answer, user) === 'admin';
      const others = itemsOf(bodyOf(await list())).filter(
        (each) => !made.some((user) => mentions(each, user)),
      );
      if (others.some((each) => !['viewer', 'editor'].includes(roleIn(each) ?? ''))) {
        throw undecided('the organization without a role of the run has admins of its own');
      }
      bodyOf(await makeViewer(second));
      const demoted = await eventually(t, lagMs, list, (answer) => !isAdmin(answer, second));
      if (roleOf(demoted, second) !== 'viewer') {
        throw undecided('an admin who became viewer is not listed as such');
      }
      const last = decided(await makeViewer(first));
      const isShown = (answer: Exchange) => !isSuccess(last) || !isSuccess(answer) || !isAdmin(answer, first);
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
});

function roleOf(list: Exchange, user: User): string | undefined {
  return roleIn(itemsOf(bodyOf(list)).find((each) => mentions(each, user)));
}
