import { precedence } from '../../../generated/precedence.js';
import { type RuleId, ruleIds } from '../../../generated/rules.js';
import { judges } from './catalogue.js';

const optionalMembers = ['find.return-fields-optional', 'find.confidence-optional'] as const;
const ofRecords = /^(person|education|job|company|parent|locdet)\./;

/** Groups of rules by their names in precedence.yaml. */
const groups = {
  /** Of records that several operations show: an operation that breaks one of them also differs from the others. */
  '+records': ruleIds.filter((rule) => rule in judges && ofRecords.test(rule)),
  '+optional-members': optionalMembers,
  '+single-criteria': ruleIds.filter((rule) => rule.startsWith('find.field-')),
  /** On which batches rely: where one of them is broken, lookups cannot be compared with their neighbours. */
  '+batches': [
    'find.path-post',
    'find.one-per-input',
    'find.index-aligned',
    'find.size-per-match',
    'find.unicode-terms',
    ...optionalMembers,
  ],
  '+denied-roles': ruleIds.filter((rule) => /^role\..*-denied$/.test(rule)),
} as const;
type Root = RuleId | keyof typeof groups;
const isGroup = (root: Root): root is keyof typeof groups => Object.hasOwn(groups, root);

/** What explains the violation of each rule. */
const yields: Readonly<Partial<Record<RuleId, readonly Root[]>>> = precedence;

/** Rules that explain others only if they never held: if they held at times, it may be the other way round. */
const absolute: ReadonlySet<RuleId> = new Set<RuleId>(['auth.missing', 'auth.garbage']);

/** The rules that were broken in a run, each with whether it also held at times. */
export type Broken = ReadonlyMap<RuleId, { readonly alsoHeld: boolean }>;

/** Returns the broken rule that explains the violation of `rule`; undefined if there is none. */
export function explainedBy(rule: RuleId, broken: Broken): RuleId | undefined {
  // So general a rule is explained by no special one if it never held.
  if (rule === 'find.path-post' && broken.get(rule)?.alsoHeld === false) return undefined;
  const roots = yields[rule]?.flatMap((root): readonly RuleId[] => (isGroup(root) ? groups[root] : [root]));
  return roots?.find((root) => {
    const seen = broken.get(root);
    if (seen === undefined || root === rule) return false;
    return !(absolute.has(root) && seen.alsoHeld);
  });
}

/** Returns the broken rules that no other rule explains: at least one if any rule is broken. */
export function blamed(broken: Broken): RuleId[] {
  return [...broken.keys()].filter((rule) => explainedBy(rule, broken) === undefined);
}
