import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { judges } from './catalogue.js';

/** Rules of the records that several operations show: where one of them breaks these, it differs from the others. */
const recordRules = ruleIds.filter(
  (rule) => rule in judges && /^(person|education|job|company|parent|locdet)\./.test(rule),
);

const optionalMembers = ['find.return-fields-optional', 'find.confidence-optional'] as const;
const singleCriteria = ruleIds.filter(
  (rule) => rule.startsWith('find.field-') && rules[rule].basis !== 'assumed',
);
/** What keeps lookups apart at all: without it nothing can be said of their neighbours. */
const batches = [
  'find.path-post',
  'find.one-per-input',
  'find.index-aligned',
  'find.size-per-match',
  'find.unicode-terms',
  ...optionalMembers,
] as const;
const deniedRoles = ruleIds.filter((rule) => /^role\..*-denied$/.test(rule));

/**
 * For a rule the others from whose violation its own follows: the general one yields to the special one, and what needs
 * a step yields to the rule about that step.
 */
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
  'find.mr-permute': batches,
  'find.mr-concat': [...batches, 'find.mr-permute'],
  'find.mr-duplicate': [...batches, 'find.mr-permute'],
  'find.mr-context': batches,
  'find.mr-found-size': batches,
  'find.mr-self-linkedin': batches,
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

/** Rules so general that, where they never held, nothing special is the reason. */
const general: ReadonlySet<RuleId> = new Set<RuleId>(['find.path-post']);

/** Rules that explain another one only where they never held: at times it may be the other way round. */
const absolute: ReadonlySet<RuleId> = new Set<RuleId>(['auth.missing', 'auth.garbage']);

/** The rules that a run saw broken, with whether each of them also held at times. */
export type Broken = ReadonlyMap<RuleId, { readonly alsoHeld: boolean }>;

/** The broken rule from which the violation of `rule` follows; undefined where it stands for itself. */
export function explainedBy(rule: RuleId, broken: Broken): RuleId | undefined {
  if (general.has(rule) && broken.get(rule)?.alsoHeld === false) return undefined;
  return yields[rule]?.find((root) => {
    const seen = broken.get(root);
    if (seen === undefined || root === rule || rules[root].basis === 'assumed') return false;
    return !(absolute.has(root) && seen.alsoHeld);
  });
}

/** The broken rules that are to be blamed: whatever is broken, one of them is. */
export function blamed(broken: Broken): RuleId[] {
  return [...broken.keys()].filter((rule) => explainedBy(rule, broken) === undefined);
}
