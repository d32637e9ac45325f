import { type BindingRuleId, type RuleId, ruleIds, rules } from '../../generated/rules.js';
import type { Hooks } from '../engine/hooks.js';
import type { RefusalReason } from '../engine/refusal.js';
import { computedMutations } from './computed-for.js';
import { contactMutations, simultaneousDuplicates } from './contacts.js';
import { factMutations } from './facts.js';
import { findMutations } from './find.js';
import { identityMutations } from './identity.js';
import { invitationMutations } from './invitations.js';
import { ledgersMutations } from './ledgers.js';
import type { Mutant, Mutation } from './mutant.js';
import { computedMutants } from './operators/computed.js';
import { peopleOperationMutations } from './people-operations.js';
import { recordMutations } from './records.js';
import { sessionMutations } from './session.js';

/** Whether a rule can fail a run, and so needs a mutant that proves its judge. */
export function isBinding(id: RuleId): id is BindingRuleId {
  return rules[id].unobservable === undefined;
}

/** Refusals that are omitted, by the rule that this breaks. */
const waived: Readonly<Partial<Record<BindingRuleId, RefusalReason>>> = {
  'session.cc-wrong-secret': 'client-secret-wrong',
  'session.cc-unknown-client': 'client-unknown',
  'session.cc-missing-secret': 'grant-incomplete',
  'session.password-wrong': 'password-wrong',
  'session.refresh-bogus': 'refresh-token-unknown',
  'find.size-over-5': 'size-over',
  'find.over-hundred': 'matches-over',
  'find.matches-type': 'matches-type',
  'find.fields-type': 'fields-type',
  'lookup.over-50k': 'ids-over',
};

const waiving = Object.entries(waived).map(([rule, reason]): [string, Mutation] => [
  rule,
  { mutation: `No operation refuses a call for: ${reason}.`, waives: (refusal) => refusal === reason },
]);

/** The mutation that breaks each rule: written for it, derived from a table, or computed from the contract. */
const mutations: Readonly<Record<string, Mutation | undefined>> = {
  ...computedMutations,
  ...recordMutations,
  ...factMutations,
  ...findMutations,
  ...sessionMutations,
  ...identityMutations,
  ...invitationMutations,
  ...ledgersMutations,
  ...contactMutations,
  ...peopleOperationMutations,
  ...Object.fromEntries(waiving),
};

/** The mutants that prove the judges, each by the id of the rule that it breaks; and one more. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...Object.fromEntries(
    ruleIds.filter(isBinding).flatMap((breaks): [string, Mutant][] => {
      const mutation = mutations[breaks];
      return mutation ? [[breaks, { breaks, ...mutation }]] : [];
    }),
  ),
  'contacts.simultaneous-duplicates': simultaneousDuplicates,
};

/** What a mock needs to know of a mutant, written or computed. */
export type KnownMutant = Hooks & Pick<Mutation, 'readings'>;

export function knownMutant(id: string): KnownMutant | undefined {
  if (Object.hasOwn(mutants, id)) return mutants[id];
  return id.includes('/') ? computedMutants().get(id)?.hooks : undefined;
}

export function mutantIds(): readonly string[] {
  return [...Object.keys(mutants), ...computedMutants().keys()];
}
