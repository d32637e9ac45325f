import { seeShown } from '../../../scene/see-shown.js';
import { isObject } from '../../../target/json.js';
import { hasValue } from '../../../target/wire/leaves.js';
import { textIn } from '../../../target/wire/members.js';
import { type Row, texts } from '../../laws/row.js';
import { signIn, signInSoon } from './accounts.js';
import { creatorSighting, hasRole, loginSighting, roleSighting } from './shown.js';

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
  created(t, { name }, answer) {
    const made = t.object(answer);
    for (const [member, what] of [
      ['clientId', 'a client ID'],
      ['clientSecret', 'a client secret'],
    ] as const) {
      seeShown(t, 'sa.create-id-secret', loginSighting(made, member, name), what, answer);
    }
  },
  removed(t, id, answer) {
    // The answer holds the client id of the deleted account, in an object or by itself.
    const isReturned = hasValue(answer.response.json, id) ? 'shown' : 'not shown';
    seeShown(t, 'sa.delete-returns-id', isReturned, `the client ID ${id}`, answer);
  },
  record(t, { name, body }, record, list) {
    const role = roleOf(body['roles']);
    seeShown(t, 'sa.list-roles', creatorSighting(record, name), 'the user who created it', list);
    seeShown(t, 'sa.list-roles', roleSighting(record, role, name), `its role ${role}`, list);
    const isRight = hasRole(record, role);
    if (isRight === undefined || !isObject(record)) return;
    const seen = {
      at: 'roles',
      expected: `the role ${role} of ${name} and no higher one`,
      received: 'another role',
    };
    t.soft('sa.list-roles', list).holds(isRight, seen);
  },
};
