import { findOrganization, putOrganization } from '../identity/organizations.js';
import type { Mutant } from './mutant.js';
import { onReply } from './on-reply.js';

/** Mutants of the record of an organization (section 4.3). */
export const organizationMutants = {
  'org.empty': {
    breaks: 'org.get',
    mutation: 'The record of the organization is empty.',
    answer: onReply('getOrganization', () => ({})),
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
