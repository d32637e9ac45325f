import type { RuleId } from '../../../generated/rules.js';
import type { Recorded } from '../../judging/tally.js';
import { Interruption } from '../../target/interruption.js';
import type { Json } from '../../target/json.js';
import type { RunContext } from '../run-context.js';
import { caseSubject, findSubject, type Subject } from './subject.js';

/** A violation, and how often it was seen again when what had shown it was sent again. */
export interface ShownAgain {
  readonly recorded: Recorded;
  /** What shows it; undefined where nothing can be sent again. */
  readonly subject?: Subject;
  readonly seenAgain: number;
  readonly tried: number;
}

/** How often each is sent again: a violation that shows now and then is told from one that always does. */
export const repeats = 3;

/**
 * Sends what has shown violations again, and says of each rule how often it was violated again. What showed several is sent
 * for all of them at once; a find before the case in which it was sent, and what costs little before what costs much.
 */
export async function showAgain(
  rules: readonly RuleId[],
  context: RunContext,
): Promise<ReadonlyMap<RuleId, ShownAgain>> {
  const shown = new Map<RuleId, ShownAgain>(
    rules.map((rule) => [rule, { recorded: smallest(violationsOf(rule, context)), seenAgain: 0, tried: 0 }]),
  );
  for (const subjectOf of [findSubject, caseSubject]) {
    const open = rules.filter((rule) => shown.get(rule)?.seenAgain === 0);
    for (const { subject, members } of groupsOf(open, context, subjectOf)) {
      for (const [rule, again] of await sendAgain(subject, members, context)) {
        // That a find alone does not show it says nothing where its case could be performed again, and was not.
        if (again.tried > 0) shown.set(rule, again);
      }
    }
  }
  for (const [rule, { recorded }] of shown) {
    const violations = violationsOf(rule, context);
    if (violations.length === 0) violations.push(recorded);
  }
  return shown;
}

interface Group {
  readonly subject: Subject;
  readonly members: ReadonlyMap<RuleId, Recorded>;
}

/** What to send, and for which rules: a rule joins a subject that is there already where one has shown it, too. */
function groupsOf(
  rules: readonly RuleId[],
  context: RunContext,
  subjectOf: (recorded: Recorded, context: RunContext) => Subject | undefined,
): readonly Group[] {
  const groups = new Map<string, { subject: Subject; members: Map<RuleId, Recorded> }>();
  for (const rule of rules) {
    const candidates = violationsOf(rule, context)
      .toSorted((a, b) => lengthOf(a) - lengthOf(b))
      .flatMap((recorded) => {
        const subject = subjectOf(recorded, context);
        return subject ? [{ recorded, subject }] : [];
      });
    const chosen = candidates.find(({ subject }) => groups.has(subject.key)) ?? candidates[0];
    if (!chosen) continue;
    const group = groups.get(chosen.subject.key) ?? { subject: chosen.subject, members: new Map() };
    group.members.set(rule, chosen.recorded);
    groups.set(chosen.subject.key, group);
  }
  return [...groups.values()].sort((a, b) => a.subject.requests - b.subject.requests);
}

async function sendAgain(
  subject: Subject,
  members: ReadonlyMap<RuleId, Recorded>,
  context: RunContext,
): Promise<ReadonlyMap<RuleId, ShownAgain>> {
  const again = new Map(
    [...members].map(([rule, recorded]) => [rule, { recorded, subject, seenAgain: 0, tried: 0 }]),
  );
  try {
    for (let times = 0; times < repeats && context.checkContext.remaining() > 0; times += 1) {
      const seen = await violatedBy(subject, subject.value, [...members.keys()], context);
      if (seen === 'withheld') break;
      for (const [rule, known] of again) {
        const recorded = seen.get(rule);
        known.tried += 1;
        if (recorded) Object.assign(known, { recorded, seenAgain: known.seenAgain + 1 });
      }
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
  return again;
}

/** The violations of these rules that sending a value shows; nothing is known where it may not be sent again. */
export async function violatedBy(
  subject: Subject,
  value: Json,
  rules: readonly RuleId[],
  context: RunContext,
): Promise<ReadonlyMap<RuleId, Recorded> | 'withheld'> {
  // The tally keeps a few violations only: room is made for those that may come.
  for (const rule of rules) violationsOf(rule, context).length = 0;
  if ((await subject.send(value)) === 'withheld') return 'withheld';
  return new Map(
    rules.flatMap((rule) => {
      const newest = violationsOf(rule, context).at(-1);
      return newest ? [[rule, newest] as const] : [];
    }),
  );
}

const violationsOf = (rule: RuleId, { recorder }: RunContext): Recorded[] =>
  recorder.tally.of(rule).violations;

/** The violation with the shortest request: it needs the least shrinking. */
function smallest(violations: readonly Recorded[]): Recorded {
  const [first] = violations.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (!first) throw new Error('only a rule that was violated can be shown again');
  return first;
}

function lengthOf({ exchange }: Recorded): number {
  return exchange.request.text?.length ?? 0;
}
