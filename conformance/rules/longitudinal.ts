import type { RuleId } from '../../generated/rules.js';
import { each, type FindJudge, nothing, type Violation } from '../checks/finding.js';
import type { Memory } from '../memory/memory.js';
import { hashOf, type Snapshot, snapshotOf } from '../memory/snapshot.js';
import type { Json } from '../target/json.js';
import { dayNumber, readDate } from './dates.js';
import { idOf } from './people-lists.js';

export const longitudinalRules = [
  'longitudinal.created-at-constant',
  'longitudinal.id-constant',
  'longitudinal.title-change-detected',
  'longitudinal.company-change-detected',
  'longitudinal.info-change-detected',
  'longitudinal.unchanged-stays',
] as const satisfies readonly RuleId[];

type LongitudinalRule = (typeof longitudinalRules)[number];

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

const comparisons: Readonly<
  Record<Exclude<LongitudinalRule, 'longitudinal.id-constant'>, readonly [string, Comparison]>
> = {
  'longitudinal.created-at-constant': [
    'created_at',
    (now, before) =>
      now.created === undefined || before.created === undefined
        ? undefined
        : seen(now.created === before.created, `${before.created}, as before`, now.created),
  ],
  'longitudinal.title-change-detected': ['title_change_detected_at', changed('title', 'titleAt')],
  'longitudinal.company-change-detected': ['company_change_detected_at', changed('company', 'companyAt')],
  'longitudinal.info-change-detected': ['info_change_detected_at', changed('content', 'infoAt')],
  'longitudinal.unchanged-stays': [
    'info_change_detected_at',
    (now, before) =>
      now.content !== before.content || now.infoAt === undefined || before.infoAt === undefined
        ? undefined
        : seen(now.infoAt === before.infoAt, `${before.infoAt}, as before`, now.infoAt),
  ],
};

/** Judges that compare each person with what an earlier run remembers (section 2.1). Without a memory they see nothing. */
export function longitudinalJudges(
  memory: Memory | undefined,
): Readonly<Record<LongitudinalRule, FindJudge>> {
  const compared = (rule: keyof typeof comparisons): FindJudge => {
    const [member, comparison] = comparisons[rule];
    return (sight) => {
      // Only whole records can be compared.
      if (!memory || !sight.plain) return nothing;
      return each(sight.people, ({ at, value }) => {
        const id = idOf(value);
        const before = id === undefined ? undefined : memory.people[hashOf(id, memory.salt)];
        if (!before) return undefined;
        const said = comparison(snapshotOf(value, memory.salt), before);
        return said === true || said === undefined ? said : { at: `${at}.${member}`, ...said };
      });
    };
  };
  return {
    'longitudinal.created-at-constant': compared('longitudinal.created-at-constant'),
    'longitudinal.id-constant': sameId(memory),
    'longitudinal.title-change-detected': compared('longitudinal.title-change-detected'),
    'longitudinal.company-change-detected': compared('longitudinal.company-change-detected'),
    'longitudinal.info-change-detected': compared('longitudinal.info-change-detected'),
    'longitudinal.unchanged-stays': compared('longitudinal.unchanged-stays'),
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
    each(sight.plain ? sight.people : [], ({ at, value }) => {
      const { linkedin } = value;
      const before = typeof linkedin === 'string' ? ids.get(hashOf(linkedin, memory.salt)) : undefined;
      const id = idOf(value);
      if (before === undefined || id === undefined) return undefined;
      if (before === hashOf(id, memory.salt)) return true;
      return { at: `${at}.id`, expected: 'the id that this profile had before', received: id };
    });
}
