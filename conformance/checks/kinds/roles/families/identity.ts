import { isSuccess } from '../../../../target/exchange.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { createKey } from '../../api-keys/keys.js';
import { invite, nobodysEmail } from '../../invitations/invitations.js';
import { loginIn, signIn } from '../../service-accounts/accounts.js';
import { spareUser } from '../../users/newcomers.js';
import { family, shownAndListed } from '../family.js';

/** The organization itself, which exists without the run. */
export const organization = family({
  id: 'roles/organization',
  requests: 0,
  make: async () => ({}),
  calls: { getOrganization: () => ({}), getOrgUsers: () => ({}) },
});

/** The name of the organization, which existed before the run: it is restored. */
export const organizationName = family({
  id: 'roles/organization-name',
  needs: ['full'],
  requests: 6,
  async make(t) {
    const name = t.text(await t.call('getOrganization'), 'name');
    t.owned.intend('organization-name', name, name);
    // Shows that the name can be restored, before anything changes it.
    if (!t.worked('updateOrganization')) t.body(await t.call('updateOrganization', { body: { name } }));
    return { name };
  },
  calls: { updateOrganization: (_, mark) => ({ body: { name: mark } }) },
  async view(_, context) {
    const { json, text } = (await context.call('getOrganization')).response;
    return { own: { name: textIn(json, 'name') ?? null }, listed: text };
  },
  async restore({ name }, context) {
    const restored = await context.call('updateOrganization', { body: { name } });
    if (isSuccess(restored)) context.owned.gone('organization-name', name);
  },
});

export const apiKeys = family({
  id: 'roles/api-keys',
  requests: 6,
  make: async (t) => ({ keyId: (await createKey(t)).id }),
  calls: {
    listApiKeys: () => ({}),
    createApiKey: (_, mark) => ({ body: { name: mark } }),
    getApiKey: (path) => ({ path }),
    updateApiKey: (path, mark) => ({ path, body: { name: mark } }),
    deleteApiKey: (path) => ({ path }),
  },
  view: shownAndListed('getApiKey', 'listApiKeys', 'name'),
});

export const serviceAccounts = family({
  id: 'roles/service-accounts',
  requests: 8,
  async make(t) {
    t.step('create a service account');
    const body = { name: t.owned.name('account'), roles: ['viewer'] };
    const made = await t.call('createServiceAccount', { body });
    return loginIn(t, made);
  },
  calls: {
    getServiceAccounts: () => ({}),
    createServiceAccount: (_, mark) => ({ body: { name: mark, roles: ['viewer'] } }),
    updateServiceAccountRoles: ({ clientId }) => ({ path: { clientId }, body: { roles: ['editor'] } }),
    regenerateSecret: ({ clientId }) => ({ path: { clientId } }),
    deleteServiceAccount: ({ clientId }) => ({ path: { clientId } }),
  },
  async view({ clientId, clientSecret }, context) {
    const list = await context.call('getServiceAccounts');
    const account = itemsOf(list.response.json).find((each) => textIn(each, 'clientId') === clientId);
    // A secret that was replaced opens no session.
    const session = await signIn(context, { clientId, clientSecret });
    return {
      own: { roles: account?.['roles'] ?? null, secret: isSuccess(session) ? 'valid' : 'not valid' },
      listed: list.response.text,
    };
  },
});

const view = shownAndListed('getInvitationDetails', 'getInvitations', 'status', 'expiresAt');

export const invitations = family({
  id: 'roles/invitations',
  requests: 8,
  async make(t) {
    const invitee = t.control && (await spareUser(t, 'the invitee'));
    const { id } = await invite(t, invitee?.email ?? nobodysEmail(t));
    return { path: { invitationId: id }, invitee };
  },
  calls: {
    getInvitations: () => ({}),
    createInvitation: (_, mark) => ({ body: { email: `${mark}@example.com`, role: 'viewer' } }),
    getInvitationDetails: ({ path }) => ({ path }),
    resendInvitation: ({ path }) => ({ path }),
    acceptInvitation: ({ path }) => ({ path }),
    declineInvitation: ({ path }) => ({ path }),
    revokeInvitation: ({ path }) => ({ path }),
  },
  // Only the invitee may answer the invitation.
  admitted: ({ invitee }, operation) => (/^(accept|decline)/.test(operation) ? invitee : undefined),
  view: ({ path }, context) => view(path, context),
});
