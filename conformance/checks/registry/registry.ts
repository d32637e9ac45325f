import { operations } from '../../../generated/operations.js';
import { type BindingRuleId, type RuleId, ruleIds, rules as rulesOf } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../check/check-context.js';
import { type Capability, isOperation } from '../../target/target.js';
import { judges } from '../exchanges/catalogue.js';
import type { Judge } from '../exchanges/judge.js';
import { apiKeyScenarios, keyRow } from '../kinds/api-keys/keys.js';
import { contactScenarios } from '../kinds/contacts/life.js';
import { notified } from '../kinds/events/notified.js';
import { importScenarios } from '../kinds/imports/imports.js';
import { invitationRow } from '../kinds/invitations/invitations.js';
import { invitationScenarios } from '../kinds/invitations/life.js';
import { ledgerRow, listedLedgers } from '../kinds/ledgers/ledgers.js';
import { organizationScenarios } from '../kinds/organization/organization.js';
import { readingScenarios, roleScenarios } from '../kinds/roles/scenario.js';
import { accountRow, regeneratedAccounts } from '../kinds/service-accounts/accounts.js';
import { sessionLife, withoutRole } from '../kinds/sessions/life.js';
import { trackedLife } from '../kinds/tracked-fields/tracked.js';
import { userScenarios } from '../kinds/users/life.js';
import { isolation } from '../laws/isolation.js';
import { life } from '../laws/life.js';
import { relations } from '../relations/catalogue.js';
import { keepAlive, keyHeader, payment, refusedFinds } from '../scenarios/auth.js';
import { counted, usageBecomesHistory, usageOfOthers } from '../scenarios/billing/counted.js';
import { subscriptions } from '../scenarios/billing/subscriptions.js';
import { criteria, explore, findLimits, malformedFinds, returnFields } from '../scenarios/finds.js';
import { fieldsOfRecords } from '../scenarios/people/fields.js';
import { withoutOrganization } from '../scenarios/people/people.js';
import { findPreviews } from '../scenarios/people/previews.js';
import { lookupLimits, sameRecords } from '../scenarios/people/same.js';
import { filters, several } from '../scenarios/people/search.js';
import { previewed } from '../scenarios/people/search-previews.js';
import { verified } from '../scenarios/people/verify.js';
import { toldExpiry } from '../scenarios/session/expiry.js';
import { signIns } from '../scenarios/session/sign-ins.js';
import { wrongSignIns } from '../scenarios/session/wrong-sign-in.js';

/** Finds that must succeed, then those to be refused. Wrong secrets come late, as few are sent to accounts that existed before the run. */
const finds = [
  ...[...signIns, keyHeader, ...findLimits, ...criteria, returnFields, payment, ...refusedFinds, keepAlive],
  ...[...malformedFinds, ...wrongSignIns],
];

/** What each law is shown to hold of. */
const rows = [keyRow, accountRow, invitationRow, ledgerRow];

/** All scenarios: those that read first, of which the largest requests last, then those that create and delete. */
export const scenarios = [
  ...[verified, ...sameRecords, ...fieldsOfRecords, filters, several, previewed, findPreviews],
  ...[withoutOrganization, lookupLimits, subscriptions, counted, usageOfOthers, usageBecomesHistory],
  ...[...apiKeyScenarios, regeneratedAccounts, sessionLife, withoutRole, toldExpiry],
  ...[...organizationScenarios, ...userScenarios, ...roleScenarios],
  ...[listedLedgers, trackedLife, ...contactScenarios, ...importScenarios],
  ...[...invitationScenarios, notified, ...rows.map(life), ...rows.flatMap(isolation), ...readingScenarios],
];

/** How a rule is checked: by judging any exchange, by a relation that compares answers, or by the steps of a scenario. */
export interface Check {
  readonly kind: 'exchange' | 'relation' | 'scenario';
  /** Judges passing exchanges; undefined if only the investigations of the rule can check it. */
  readonly judge: Judge | undefined;
  readonly by: readonly AnyInvestigation[];
}

/** All investigations of a run, in order: finds first, then what is created and deleted, and last what moves time. */
const performed = [...finds, ...relations, explore, ...scenarios];
export const performances: readonly AnyInvestigation[] = performed.toSorted(
  (a, b) => Number(a.movesTime ?? false) - Number(b.movesTime ?? false),
);

type Judged = keyof typeof judges | (typeof performed)[number]['rules'][number];

const judgeOf: Partial<Record<RuleId, Judge>> = judges;
const checks = new Map(
  ruleIds.flatMap((rule): [RuleId, Check][] => {
    const judge = judgeOf[rule];
    const by = performances.filter(({ rules }) => rules.includes(rule));
    if (!judge && by.length === 0) return [];
    const shownBy = by.some(({ id }) => id.startsWith('relation/')) ? 'relation' : 'scenario';
    return [[rule, { kind: judge ? 'exchange' : shownBy, judge, by }]];
  }),
);

/** The check of every rule that can fail a run (a missing one does not compile), and of the other rules that have one. */
export const registry: Readonly<Record<BindingRuleId, Check> & Partial<Record<RuleId, Check>>> =
  Object.fromEntries(checks) as Record<Judged, Check>;

export const judgedRules: ReadonlySet<RuleId> = new Set(checks.keys());

/** Returns whether an investigation is for a wanted rule, or calls mostly operations that the judges of wanted rules watch. */
export function evidenceFor(wanted: (rule: RuleId) => boolean): (investigation: AnyInvestigation) => boolean {
  const judged = ruleIds.filter((rule) => wanted(rule) && registry[rule]?.judge !== undefined);
  const watched = new Set(judged.filter((rule) => !isGeneral(rule)).flatMap(operationsOf));
  // Finds are left out: the batches, which are for no rule, are performed for every rule about finds.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  return ({ rules }) =>
    rules.length === 0
      ? watched.has('find')
      : rules.some(wanted) || rules.filter(isWatched).length >= rules.length * watchedShare;
}

/** What calls a watched operation among many others shows little of it for what it costs. */
const watchedShare = 0.5;

/** Whether a rule is about most operations and has investigations of its own: to watch all calls would take a whole run. */
const isGeneral = (rule: RuleId): boolean =>
  operationsOf(rule).length > Object.keys(operations).length / 2 && (registry[rule]?.by.length ?? 0) > 0;

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;

/** Credentials that imply the identity interface: they are used to sign in. */
const signsIn: ReadonlySet<Capability> = new Set<Capability>(['user', 'service-account']);

/** Returns what a target must offer, and a run be allowed to do: the needs of an investigation, and what its rules imply. */
export function needsOf({
  rules: own,
  needs,
}: Pick<AnyInvestigation, 'rules' | 'needs'>): readonly Capability[] {
  return [...new Set([...derivedNeeds(own, needs), ...needs])];
}

/** Returns the needs that rules imply: the interface that a rule is about, and permission to write if its effect is one. */
export function derivedNeeds(own: readonly RuleId[], needs: readonly Capability[]): readonly Capability[] {
  const interfaces = (['identity', 'ledger', 'billing'] as const).filter((id) =>
    own.some((rule) => isOf(rule, id)),
  );
  const writes = own.some((rule) => rulesOf[rule].effect === 'write' || rulesOf[rule].effect === 'destroy');
  return [
    ...interfaces.filter((id) => id !== 'identity' || !needs.some((need) => signsIn.has(need))),
    ...(writes && !needs.includes('full') ? (['own-resources'] as const) : []),
  ];
}

const isOf = (rule: RuleId, id: string): boolean =>
  rulesOf[rule].operations.length > 0 &&
  rulesOf[rule].operations.every((each: string) => isOperation(each) && operations[each].interface === id);
