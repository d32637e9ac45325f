import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { bodyOf, decided, demand } from '../answers.js';
import { asks, type Probes } from '../probe.js';

export const organizationProbes: Probes<'org'> = {
  'org.named': asks('org.named', {
    needs: ['identity', 'token'],
    requests: 3,
    async ask(t) {
      const id = textIn(bodyOf(await t.call('getOrganization')), 'id');
      demand(id !== undefined, 'the organization is shown without its id');
      const left = decided(await t.call('getOrganization', { path: { org_id: '' } }));
      if (!isSuccess(left)) return 'in-path';
      // If every path shows the same, the credential is not what names the organization.
      const unknown = await t.call('getOrganization', { path: { org_id: 'org-that-nobody-has' } });
      demand(!isSuccess(decided(unknown)), 'an organization that nobody has is shown');
      return textIn(left.response.json, 'id') === id ? 'path-or-credential' : undefined;
    },
  }),
};
