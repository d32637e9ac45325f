import { Leave } from '../../../run/leave.js';
import { isSuccess } from '../../../target/exchange.js';
import { textIn } from '../../../wire/members.js';
import { family } from '../family.js';

/** What there is without the run. */
export const organization = family({
  id: 'roles/organization',
  needs: [],
  requests: 0,
  make: async () => ({}),
  calls: { getOrganization: () => ({}), getOrgUsers: () => ({}) },
});

/** The organization was there before the run: its name is put back. */
export const organizationName = family({
  id: 'roles/organization-name',
  needs: ['full'],
  requests: 6,
  async make(lab, teller) {
    const name = textIn(teller.record(await lab.call('getOrganization')), 'name');
    if (name === undefined) {
      throw new Leave('skipped', 'the answer to getOrganization shows no `name`: map it with --overlay');
    }
    lab.belongings.intend('organization-name', name, name);
    // Nothing is changed that could not be put back.
    teller.body(await lab.call('updateOrganization', { body: { name } }));
    return { name };
  },
  calls: { updateOrganization: (_, mark) => ({ body: { name: mark } }) },
  async view(_, lab) {
    const { json, text } = (await lab.call('getOrganization')).response;
    return { own: { name: textIn(json, 'name') ?? null }, listed: text };
  },
  async restore({ name }, lab) {
    const restored = await lab.call('updateOrganization', { body: { name } });
    if (isSuccess(restored)) lab.belongings.gone('organization-name', name);
  },
});
