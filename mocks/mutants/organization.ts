import { findOrganization, putOrganization } from '../identity/organizations.js';
import type { Mutant } from './mutant.js';
import { onReply, remembered } from './on-reply.js';

/** The name of the organization before it is updated. */
const names = remembered(() => ({ before: '' }));

/** Mutants of the record of an organization (section 4.3). */
export const organizationMutants = {
  'org.empty': {
    breaks: 'org.get',
    mutation: 'The record of the organization is empty.',
    answer: onReply('getOrganization', () => ({})),
  },
  'org.without-settings': {
    breaks: 'org.get-settings-status',
    mutation: 'The record of the organization lacks its settings.',
    answer: onReply('getOrganization', ({ settings: _, ...record }) => record),
  },
  'org.without-status': {
    breaks: 'org.get-settings-status',
    mutation: 'The record of the organization lacks its status.',
    answer: onReply('getOrganization', ({ status: _, ...record }) => record),
  },
  'org.renamed-in-vain': {
    breaks: 'org.rename',
    mutation: 'The answer to a renaming shows the new name, and the organization keeps the old one.',
    call: async (call, operation, world) => {
      const organization =
        operation === 'updateOrganization'
          ? await findOrganization(world.store, String(call.path['org_id']))
          : undefined;
      if (organization) names({ world }).before = organization.name;
      return call;
    },
    answer: onReply('updateOrganization', async (body, { call, world }) => {
      const organization = await findOrganization(world.store, String(call?.path['org_id']));
      if (organization) {
        await putOrganization(world.store, { ...organization, name: names({ world }).before });
      }
      return body;
    }),
  },
  'org.renaming-resets-settings': {
    breaks: 'org.rename-only',
    mutation: 'A renaming takes the settings of the organization back to those of a new one.',
    answer: onReply('updateOrganization', async (body, { call, world }) => {
      const organization = await findOrganization(world.store, String(call?.path['org_id']));
      if (organization) await putOrganization(world.store, { ...organization, settings: {} });
      return body;
    }),
  },
} as const satisfies Record<string, Mutant>;
