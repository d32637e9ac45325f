import type { BindingRuleId } from '../../generated/rules.js';
import type { Mutant } from './mutant.js';
import { computedMutants } from './operators/computed.js';

/** A computed mutant that breaks a rule and no other. */
function computed(breaks: BindingRuleId, id: string): Mutant {
  const fault = computedMutants().get(id);
  if (!fault) throw new Error(`the contract gives no mutant ${JSON.stringify(id)}`);
  return { breaks, mutation: fault.mutation, ...fault.hooks };
}

/** Mutants of what holds of every kind of thing that the service keeps. */
export const resourceMutants = {
  'resource.names-in-lower-case': computed('resource.as-sent', 'text-lowered/createApiKey/name'),
  'resource.made-a-month-later': computed('resource.settled', 'member-a-month-later/getLedger/created_at'),
  'resource.found-by-prefix': computed('resource.by-id', 'key-by-prefix/getLedger/ledger_id'),
  'resource.listed-twice': computed('resource.listed-once', 'list-first-doubled/getServiceAccounts'),
} satisfies Record<string, Mutant>;
