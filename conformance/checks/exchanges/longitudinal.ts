import { idOf } from '../../arbitraries/knowledge.js';
import { each, type FindJudge, nothing } from '../../scene/finding.js';
import { hashOf, type Snapshot, snapshotOf } from '../memory/memory.js';
import { dayNumber, readDate } from './dates.js';
import type { FindJudges, Known } from './judge.js';
import type { CheckResult } from './members.js';

/** Dates of a person, each with its name in a snapshot. */
const remembered = {
  created_at: 'created',
  title_change_detected_at: 'titleAt',
  company_change_detected_at: 'companyAt',
  info_change_detected_at: 'infoAt',
} as const;

/**
 * Judges a date of each remembered person against its earlier value, in plain finds only.
 * @param isAbout whether the rule applies to a person who was and is like this
 */
const compared = (
  member: keyof typeof remembered,
  isAbout: (now: Snapshot, before: Snapshot) => boolean,
  check: (date: string | undefined, before: string | undefined) => CheckResult,
) => ({
  begin:
    ({ earlier }: Known): FindJudge =>
    (view) => {
      if (!earlier || !view.plain) return nothing;
      return each(view.records.person, ({ at, value }) => {
        const [id] = idOf(value);
        const before = id === undefined ? undefined : earlier.people[hashOf(id, earlier.salt)];
        if (!before) return undefined;
        const now = snapshotOf(value, earlier.salt);
        if (!isAbout(now, before)) return undefined;
        const received = now[remembered[member]];
        const result = check(received, before[remembered[member]]);
        return typeof result === 'string' ? { at: `${at}.${member}`, expected: result, received } : result;
      });
    },
});

/** Judges that a date is later than before the change; undefined if either cannot be read. */
function later(date: string | undefined, before: string | undefined): CheckResult {
  const [a, b] = [dayNumber(readDate(date)), dayNumber(readDate(before))];
  if (date === undefined || a === undefined || b === undefined) return undefined;
  // On the same day the texts are compared, in case both have a time.
  const isLater = a > b || (a === b && date > (before ?? ''));
  return isLater || `later than ${before}, as it was before the change`;
}

const same = (date: string | undefined, before: string | undefined): CheckResult =>
  date === undefined || before === undefined ? undefined : date === before || `${before}, as before`;

const hasChanged = (what: 'title' | 'company' | 'content') => (now: Snapshot, before: Snapshot) =>
  now[what] !== undefined && before[what] !== undefined && now[what] !== before[what];

/** Judges that a profile which an earlier run saw still has the same id. */
function sameId({ earlier }: Known): FindJudge {
  if (!earlier) return () => nothing;
  const ids = new Map(
    Object.entries(earlier.people).flatMap(([id, { linkedin }]) =>
      linkedin === undefined ? [] : [[linkedin, id]],
    ),
  );
  return (view) =>
    each(view.plain ? view.records.person : [], ({ at, value }) => {
      const { linkedin } = value;
      const before = typeof linkedin === 'string' ? ids.get(hashOf(linkedin, earlier.salt)) : undefined;
      const [id] = idOf(value);
      if (before === undefined || id === undefined) return undefined;
      if (before === hashOf(id, earlier.salt)) return true;
      return { at: `${at}.id`, expected: 'the id that this profile had before', received: id };
    });
}

/** Judges that compare people with the memory of an earlier run (section 2.1). Without one they observe nothing. */
export const longitudinalJudges = {
  'longitudinal.id-constant': { begin: sameId },
  'longitudinal.created-at-constant': compared('created_at', () => true, same),
  'longitudinal.title-change-detected': compared('title_change_detected_at', hasChanged('title'), later),
  'longitudinal.company-change-detected': compared(
    'company_change_detected_at',
    hasChanged('company'),
    later,
  ),
  'longitudinal.info-change-detected': compared('info_change_detected_at', hasChanged('content'), later),
  'longitudinal.unchanged-stays': compared(
    'info_change_detected_at',
    (now, before) => now.content === before.content,
    same,
  ),
} satisfies FindJudges;
