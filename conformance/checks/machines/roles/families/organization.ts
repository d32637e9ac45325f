import { isSuccess } from '../../../../target/exchange.js';
import { textIn } from '../../../../target/wire/members.js';
import { family } from '../family.js';

/** What there is without the run. */
export const organization = family({
  id: 'roles/organization',
  isOfAdmins: true,
  requests: 0,
  make: async () => ({}),
  calls: { getOrganization: () => ({}), getOrgUsers: () => ({}) },
});

/** The organization was there before the run: its name is put back. */
export const organizationName = family({
  id: 'roles/organization-name',
  needs: ['full'],
  requests: 6,
  async make(t) {
    const name = t.text(await t.call('getOrganization'), 'name');
    t.owned.intend('organization-name', name, name);
    // Nothing is changed that could not be put back.
    t.body(await t.call('updateOrganization', { body: { name } }));
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
