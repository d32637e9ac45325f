import { type RuleId, ruleIds } from '../../../generated/rules.js';
import { judges } from './catalogue.js';

/** Rules of records that several operations show: an operation that breaks one of them also differs from the others. */
const recordRules = ruleIds.filter(
  (rule) => rule in judges && /^(person|education|job|company|parent|locdet)\./.test(rule),
);

const optionalMembers = ['find.return-fields-optional', 'find.confidence-optional'] as const;
const singleCriteria = ruleIds.filter((rule) => rule.startsWith('find.field-'));
/** Rules that batches rely on: where one of them is broken, lookups cannot be compared with their neighbours. */
const batches = [
  'find.path-post',
  'find.one-per-input',
  'find.index-aligned',
  'find.size-per-match',
  'find.unicode-terms',
  ...optionalMembers,
] as const;
const deniedRoles = ruleIds.filter((rule) => /^role\..*-denied$/.test(rule));

/** What explains the violation of a rule: a general one yields to a special one, and one that needs a step to the rule about that step. */
const yields: Partial<Record<RuleId, readonly RuleId[]>> = {
  'person.get-equals-find': recordRules,
  'lookup.equals-get': recordRules,
  'lookup.batch': ['lookup.no-strangers'],
  'ledger.total-counts-contacts': ['ledger.list-has-each'],
  'sa.regen-new': ['sa.regen-same-client'],
  'search.filter-sound': recordRules,
  'person.id-unique-in-list': ['person.id-unique'],
  'person.jobs-type': ['person.jobs-never-object'],
  'job.duration-matches-dates': ['job.duration-nonneg'],
  'job.tenure-ge-duration': ['job.tenure-nonneg'],
  'job.tenure-single-job': ['job.duration-nonneg', 'job.tenure-nonneg', 'job.tenure-ge-duration'],
  'job.started_at-year-only-jan1': ['job.started_at-first-day'],
  'job.ended_at-year-only-jan1': ['job.ended_at-first-day'],
  'job.first-earliest': ['company.id-unique'],
  'job.last-latest': ['company.id-unique'],
  'verify.company-by-url': ['company.linkedin-slug'],

  'find.path-post': [...singleCriteria, ...optionalMembers, 'find.unicode-terms'],
  ...Object.fromEntries(singleCriteria.map((rule) => [rule, optionalMembers])),
  'find.unicode-terms': [...singleCriteria, ...optionalMembers],
  'find.hundred-accepted': ['find.one-per-input', 'find.unicode-terms', ...optionalMembers],
  'find.size-over-5': ['find.max-five'],
  'find.body-not-json': ['error.malformed-json'],
  ...Object.fromEntries(
    ['permute', 'context', 'found-size', 'self-linkedin'].map((relation) => [`find.mr-${relation}`, batches]),
  ),
  'find.mr-concat': [...batches, 'find.mr-permute'],
  'find.mr-duplicate': [...batches, 'find.mr-permute'],
  'people.org-scope': ['find.org-path-required'],

  'sa.login': ['session.post'],
  'sa.regen-invalidates': ['session.cc-wrong-secret'],
  'sa.delete-invalidates': ['session.cc-unknown-client'],
  'session.refresh-bogus': ['session.cc-missing-secret'],
  'user.reset-patch': ['session.password-json', 'session.password-access-token'],
  'concurrency.keepalive-mix': ['auth.missing'],
  'apikey.delete-at-once': ['auth.garbage'],
  'apikey.full-never-again': ['error.no-secret-echo'],

  'auth.role-effective-after-change': ['users.update', ...deniedRoles],
  'role.ResendInvitation.admin-ok': ['invite.resend-pending'],
  'role.AddUserAccess.admin-ok': ['users.add-settings'],
  'users.update': ['role.GetOrgUsers.admin-ok'],

  'imports.list': ['contacts.add-import'],
  'imports.sort': ['imports.list', 'imports.page'],
  'imports.filter-filename': ['contacts.add-import'],
  'usage.sum': ['usage.current'],
};

/** Rules that explain others only if they never held: if they held at times, it may be the other way round. */
const absolute: ReadonlySet<RuleId> = new Set<RuleId>(['auth.missing', 'auth.garbage']);

/** The rules that were broken in a run, each with whether it also held at times. */
export type Broken = ReadonlyMap<RuleId, { readonly alsoHeld: boolean }>;

/** Returns the broken rule that explains the violation of `rule`; undefined if there is none. */
export function explainedBy(rule: RuleId, broken: Broken): RuleId | undefined {
  // So general a rule is explained by no special one if it never held.
  if (rule === 'find.path-post' && broken.get(rule)?.alsoHeld === false) return undefined;
  return yields[rule]?.find((root) => {
    const seen = broken.get(root);
    if (seen === undefined || root === rule) return false;
    return !(absolute.has(root) && seen.alsoHeld);
  });
}

/** Returns the broken rules that no other rule explains: at least one if any rule is broken. */
export function blamed(broken: Broken): RuleId[] {
  return [...broken.keys()].filter((rule) => explainedBy(rule, broken) === undefined);
}
