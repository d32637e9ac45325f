import { computedFor } from '../../generated/computed-mutants.js';
import { type BindingRuleId, type RuleId, ruleIds, rules } from '../../generated/rules.js';
import type { Hooks } from '../engine/handler.js';
import { grounds } from '../engine/refusal.js';
import { findMutations } from './find.js';
import { identityMutations, invitationMutations } from './identity.js';
import { contactMutations, ledgersMutations, simultaneousDuplicates } from './ledgers.js';
import { computedMutants } from './operators/equivalent-mutants.js';
import { factMutations, peopleOperationMutations, recordMutations } from './records.js';
import type { Mutant, Mutation } from './rewrite.js';
import { sessionMutations } from './session.js';

/** The id of a rule of the matrix of roles, such as `role.ListApiKeys.viewer-denied`. */
const ofRole = /^role\.(\w)(\w+)\.(viewer|editor|admin)-(denied|ok)$/;

function computedOf(rule: string): string | undefined {
  const [, first = '', rest = '', role, verdict] = ofRole.exec(rule) ?? [];
  const operation = `${first.toLowerCase()}${rest}`;
  return verdict === 'denied'
    ? `admits-role-insufficient/${operation}`
    : role && `refuses-role/${operation}/${role}`;
}

/** The computed mutants that prove a rule, by the rule. */
export const computedMutations: Readonly<Record<string, Mutation>> = Object.fromEntries(
  [
    ...Object.entries(computedFor),
    ...ruleIds.flatMap((rule) => {
      const id = computedOf(rule);
      return id ? [[rule, id] as const] : [];
    }),
  ].map(([rule, id]) => {
    const fault = computedMutants().get(id);
    if (!fault) throw new Error(`the contract gives no mutant ${JSON.stringify(id)} for ${rule}`);
    return [rule, { mutation: fault.mutation, ...fault.hooks }];
  }),
);

/** Whether a rule can fail a run, and so needs a mutant that proves its judge. */
export function isBinding(id: RuleId): id is BindingRuleId {
  return rules[id].unobservable === undefined;
}

/** Refusals that are omitted, by the rules that ask for them. */
const waiving = Object.entries(grounds).flatMap(([reason, { rules: asking = [] }]) =>
  asking.map((rule): [string, Mutation] => [
    rule,
    {
      mutation: `No operation refuses a call for: ${reason}.`,
      suppressesRefusal: (refusal) => refusal === reason,
    },
  ]),
);

/** The mutation that breaks each rule: written for it, derived from a table, or computed from the contract. */
const mutations: Readonly<Record<string, Mutation | undefined>> = {
  ...Object.fromEntries(waiving),
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
