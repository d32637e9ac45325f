import { scenario } from '../../../scene/scenario.js';
import { seeMember } from '../../../scene/see-member.js';
import { hasValue, itemsOf, textIn } from '../../../target/wire/members.js';
import { type Row, texts } from '../../laws/row.js';
import { hasRole, signIn, signInSoon } from './accounts.js';
import { regeneratedAccounts } from './regeneration.js';

const roles = ['viewer', 'editor', 'admin'] as const;

/** The one role that was sent, or the highest of several. */
const roleOf = (sent: unknown) =>
  roles.findLast((role) => Array.isArray(sent) && sent.includes(role)) ?? 'viewer';

/** Service accounts (sections 4.3 and 5): they sign in with their client id and secret until they are deleted. */
export const accountRow: Row = {
  kind: 'service-account',
  count: 21,
  body: (t, nth) => ({
    name: `${t.owned.name('account')} ${texts[nth % texts.length]}`,
    roles: [nth % 2 === 0 ? 'viewer' : 'editor'],
  }),
  listed: 'sa.list-roles',
  change: {
    operation: 'updateServiceAccountRoles',
    members: {
      roles: {
        rule: 'sa.update-roles',
        values: () => [['viewer'], ['editor', 'viewer']],
        shows: (record, value) => hasRole(record, roleOf(value)),
      },
    },
    unknown: 'sa.update-unknown',
  },
  also: 'regenerateSecret',
  credential: {
    secret: 'clientSecret',
    async use(t, { id: clientId, creation }) {
      const clientSecret = textIn(creation.response.json, 'clientSecret');
      if (clientSecret === undefined) return undefined;
      const login = { clientId, clientSecret };
      t.step('sign one in');
      t.soft('sa.login', await signInSoon(t, login)).accepted('a session for the new service account');
      return () => signIn(t, login);
    },
    rules: { gone: 'sa.delete-invalidates', others: 'resource.by-id' },
  },
  gone: { rule: 'sa.delete-unlisted' },
  more: ['sa.create-id-secret', 'sa.login', 'sa.delete-returns-id'],
  created(t, _, answer) {
    t.object(answer);
    for (const member of ['clientId', 'clientSecret']) seeMember(t, 'sa.create-id-secret', answer, member);
  },
  removed(t, id, answer) {
    // The answer holds the client id of the deleted account, in an object or by itself.
    const seen = { at: 'body', expected: `the client ID ${id}`, received: answer.response.json };
    t.soft('sa.delete-returns-id', answer).holds(hasValue(answer.response.json, id), seen);
  },
  record(t, { name, body }, record, list) {
    const role = roleOf(body['roles']);
    for (const member of ['createdBy', 'roles'])
      seeMember(t, 'sa.list-roles', list, member, record, 'ServiceAccount');
    const isRight = hasRole(record, role);
    if (isRight === undefined) return;
    const seen = {
      at: 'roles',
      expected: `the role ${role} of ${name} and no higher one`,
      received: 'another role',
    };
    t.soft('sa.list-roles', list).holds(isRight, seen);
  },
};

/** A service account is listed with the user who created it (section 4.3). */
const accountCreator = scenario({
  id: 'service-accounts/creator',
  rules: ['sa.list-roles'],
  needs: ['token', 'control'],
  requests: 6,
  async record(t) {
    const admin = await t.callers.lasting('a user with the role admin', ['admin']);
    t.step('another admin creates a service account');
    const body = { name: t.owned.name('account'), roles: ['viewer'] };
    const clientId = t.text(await t.call('createServiceAccount', { body }, admin), 'clientId');
    t.step('list the service accounts');
    const list = await t.call('getServiceAccounts');
    const record = itemsOf(t.body(list)).find((each) => textIn(each, 'clientId') === clientId);
    const creator = textIn(record, 'createdBy');
    if (creator === undefined) return t.skip('sa.list-roles', 'the list shows no `createdBy`');
    const isSo = [admin.id, admin.email].includes(creator);
    const seen = { at: 'createdBy', expected: 'the admin who created it', received: 'somebody else' };
    t.expect('sa.list-roles', list).holds(isSo, seen);
  },
});

/** What is told of service accounts alone. Their life is that of every kind. */
export const serviceAccountScenarios = [regeneratedAccounts, accountCreator] as const;
