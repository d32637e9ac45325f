import type { RuleId } from '../../../generated/rules.js';
import { each, type FindJudge, nothing, type Violation } from '../../scene/finding.js';
import type { Json } from '../../target/json.js';
import type { Memory } from '../memory/memory.js';
import { hashOf, type Snapshot, snapshotOf } from '../memory/snapshot.js';
import { dayNumber, readDate } from './dates.js';
import type { Known } from './judge.js';
import { idOf } from './people-lists.js';

/** A person now and before: what a rule says of the two, undefined where it does not speak about them. */
type Comparison = (now: Snapshot, before: Snapshot) => Omit<Violation, 'at'> | true | undefined;

const seen = (holds: boolean, expected: string, received: Json | undefined) =>
  holds || { expected, received };

/** Whether a date is later than another one; undefined where one of them cannot be read. */
function isLater(now: string | undefined, before: string | undefined): boolean | undefined {
  const [a, b] = [dayNumber(readDate(now)), dayNumber(readDate(before))];
  if (now === undefined || a === undefined || b === undefined) return undefined;
  // Within one day the texts tell, where both have a time.
  return a > b || (a === b && now > (before ?? ''));
}

const changed =
  (what: 'title' | 'company' | 'content', date: 'titleAt' | 'companyAt' | 'infoAt'): Comparison =>
  (now, before) => {
    if (now[what] === undefined || before[what] === undefined || now[what] === before[what]) return undefined;
    const later = isLater(now[date], before[date]);
    if (later === undefined) return undefined;
    return seen(later, `later than ${before[date]}, as it was before the change`, now[date]);
  };

const sameCreation: Comparison = (now, before) =>
  now.created === undefined || before.created === undefined
    ? undefined
    : seen(now.created === before.created, `${before.created}, as before`, now.created);

const unchanged: Comparison = (now, before) =>
  now.content !== before.content || now.infoAt === undefined || before.infoAt === undefined
    ? undefined
    : seen(now.infoAt === before.infoAt, `${before.infoAt}, as before`, now.infoAt);

/** Judges that compare each person with what an earlier run remembers (section 2.1). Without a memory they see nothing. */
export const longitudinalJudges = {
  'longitudinal.id-constant': { begin: ({ earlier }) => sameId(earlier) },
  'longitudinal.created-at-constant': compared('created_at', sameCreation),
  'longitudinal.title-change-detected': compared('title_change_detected_at', changed('title', 'titleAt')),
  'longitudinal.company-change-detected': compared(
    'company_change_detected_at',
    changed('company', 'companyAt'),
  ),
  'longitudinal.info-change-detected': compared('info_change_detected_at', changed('content', 'infoAt')),
  'longitudinal.unchanged-stays': compared('info_change_detected_at', unchanged),
} satisfies Partial<Record<RuleId, { begin(known: Known): FindJudge }>>;

function compared(member: string, comparison: Comparison) {
  return {
    begin:
      ({ earlier }: Known): FindJudge =>
      (sight) => {
        // Only whole records can be compared.
        if (!earlier || !sight.plain) return nothing;
        return each(sight.records.person, ({ at, value }) => {
          const id = idOf(value);
          const before = id === undefined ? undefined : earlier.people[hashOf(id, earlier.salt)];
          if (!before) return undefined;
          const said = comparison(snapshotOf(value, earlier.salt), before);
          return said === true || said === undefined ? said : { at: `${at}.${member}`, ...said };
        });
      },
  };
}

function sameId(memory: Memory | undefined): FindJudge {
  if (!memory) return () => nothing;
  const ids = new Map(
    Object.entries(memory.people).flatMap(([id, { linkedin }]) =>
      linkedin === undefined ? [] : [[linkedin, id]],
    ),
  );
  return (sight) =>
    each(sight.plain ? sight.records.person : [], ({ at, value }) => {
      const { linkedin } = value;
      const before = typeof linkedin === 'string' ? ids.get(hashOf(linkedin, memory.salt)) : undefined;
      const id = idOf(value);
      if (before === undefined || id === undefined) return undefined;
      if (before === hashOf(id, memory.salt)) return true;
      return { at: `${at}.id`, expected: 'the id that this profile had before', received: id };
    });
}
