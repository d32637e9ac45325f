import { idOf } from '../../arbitraries/knowledge.js';
import { each, type FindJudge, nothing } from '../../scene/finding.js';
import { hashOf, type Snapshot, snapshotOf } from '../memory/memory.js';
import { dayNumber, readDate } from './dates.js';
import type { FindJudges, Known } from './judge.js';
import type { Said } from './members.js';

/** Members of a person, and what is remembered of them. */
const remembered = {
  created_at: 'created',
  title_change_detected_at: 'titleAt',
  company_change_detected_at: 'companyAt',
  info_change_detected_at: 'infoAt',
} as const;

/**
 * What a rule says of a date now and before, of people who are whole and remembered.
 * @param isAbout whether it speaks about what a person was and is
 */
const compared = (
  member: keyof typeof remembered,
  isAbout: (now: Snapshot, before: Snapshot) => boolean,
  says: (date: string | undefined, before: string | undefined) => Said,
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
        const said = says(received, before[remembered[member]]);
        return typeof said === 'string' ? { at: `${at}.${member}`, expected: said, received } : said;
      });
    },
});

/** Later than it was before a change; nothing is said where one of both cannot be read. */
function later(date: string | undefined, before: string | undefined): Said {
  const [a, b] = [dayNumber(readDate(date)), dayNumber(readDate(before))];
  if (date === undefined || a === undefined || b === undefined) return undefined;
  // Within one day the texts tell, where both have a time.
  const isLater = a > b || (a === b && date > (before ?? ''));
  return isLater || `later than ${before}, as it was before the change`;
}

const same = (date: string | undefined, before: string | undefined): Said =>
  date === undefined || before === undefined ? undefined : date === before || `${before}, as before`;

const hasChanged = (what: 'title' | 'company' | 'content') => (now: Snapshot, before: Snapshot) =>
  now[what] !== undefined && before[what] !== undefined && now[what] !== before[what];

/** A profile that an earlier run saw has the id that it had then. */
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

/** Judges that compare each person with what an earlier run remembers (section 2.1). Without a memory they see nothing. */
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
