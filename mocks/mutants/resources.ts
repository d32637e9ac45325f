import type { BindingRuleId } from '../../generated/rules.js';
import type { Mutant } from './mutant.js';
import { onCall } from './on-call.js';
import { computedMutants } from './operators/computed.js';

/** Returns a computed mutant that breaks only this rule. */
function computed(breaks: BindingRuleId, id: string): Mutant {
  const fault = computedMutants().get(id);
  if (!fault) throw new Error(`the contract gives no mutant ${JSON.stringify(id)}`);
  return { breaks, mutation: fault.mutation, ...fault.hooks };
}

/** Mutants of the rules that hold for every kind of resource. */
export const resourceMutants = {
  'resource.names-in-lower-case': computed('resource.as-sent', 'text-lowered/createApiKey/name'),
  'resource.made-a-month-later': computed('resource.settled', 'member-a-month-later/getLedger/created_at'),
  'resource.found-by-prefix': computed('resource.by-id', 'key-by-prefix/getLedger/ledger_id'),
  'resource.found-under-any-organization': {
    breaks: 'resource.by-id',
    mutation: 'An API key is read by its id under whichever organization the caller has a role on.',
    call: onCall('getApiKey', async (call, { orgs }) => ({
      ...call,
      path: { ...call.path, org_id: orgs.own },
    })),
  },
  'resource.listed-twice': computed('resource.listed-once', 'list-first-doubled/getServiceAccounts'),
} satisfies Record<string, Mutant>;
