import { idOf, mentions, roleIn } from '../../checks/machines/users/assignments.js';
import type { User } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** In an organization without users, where a control plane makes two admins: nobody else is concerned. */
export const lastAdmin = asks('users.last-admin', {
  needs: ['identity', 'other-org', 'control', 'own-resources'],
  requests: 12,
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
      const rolesIn = (answer: Exchange) =>
        itemsOf(bodyOf(answer)).map((each) => ({ each, role: roleIn(each) }));
      const others = rolesIn(await list()).filter(({ each }) => !made.some((user) => mentions(each, user)));
      if (others.some(({ role }) => role !== 'viewer' && role !== 'editor')) {
        throw undecided('the organization without a role of the run has admins of its own');
      }
      bodyOf(await makeViewer(second));
      const demoted = rolesIn(await list()).find(({ each }) => mentions(each, second));
      if (demoted?.role !== 'viewer') throw undecided('an admin who became viewer is not listed as such');
      const last = decided(await makeViewer(first));
      const after = decided(await list());
      const saw = `the last admin becomes viewer → status ${last.response.status}`;
      if (!isSuccess(after))
        return isSuccess(last) ? agrees('allow', saw) : otherwise(`${saw}, and is no admin any more`);
      const kept = rolesIn(after).find(({ each }) => mentions(each, first));
      if (kept?.role === 'admin') return agrees('conflict', `${saw}, and is admin as before`);
      return isSuccess(last) && kept?.role === 'viewer'
        ? agrees('allow', saw)
        : otherwise(`${saw}, and has another role`);
    } finally {
      for (const { email } of made) await t.control?.removeUser(email);
    }
  },
});
