import { placesOf, type Report, type RuleReport } from '../report/report.js';
import type { Tone } from '../report/text.js';

/** The changes of a rule between two runs, the worst first, and the tone in which each is shown. */
export const changes = {
  'fails now': 'bad',
  'fails otherwise': 'bad',
  'is not judged any more': 'doubtful',
  'holds now': 'good',
  'is judged now': 'good',
  'is new': 'quiet',
  'is gone': 'quiet',
} as const satisfies Record<string, Tone>;
export type Change = keyof typeof changes;

export type Comparison = ReturnType<typeof compare>;

const briefOf = ({ verdict, observations, because, failure }: RuleReport) => {
  const why = failure?.summary ?? because;
  return { verdict, observations, ...(why === undefined ? {} : { why }) };
};

export function compare(before: Report, after: Report) {
  const ids = [...new Set([...before.rules, ...after.rules].map(({ id }) => id))];
  const changed = ids.flatMap((rule) => {
    const [one, other] = [before, after].map(({ rules }) => rules.find(({ id }) => id === rule));
    const change = changeBetween(one, other);
    if (change === undefined) return [];
    return [{ rule, change, ...(one && { before: briefOf(one) }), ...(other && { after: briefOf(other) }) }];
  });
  const runOf = ({ verdict, startedAt, requests, durationMs, seed }: Report) => {
    return { verdict, startedAt, requests, durationMs, seed };
  };
  return {
    changed: changed.sort((a, b) => ranks.indexOf(a.change) - ranks.indexOf(b.change)),
    before: runOf(before),
    after: runOf(after),
    /** Why the comparison may mislead: another target, another version of the kit, a run that ended early. */
    caveats: caveatsOf(before, after),
  };
}

const ranks: readonly string[] = Object.keys(changes);

/** Whether the later run is worse: a rule fails that did not before, or fails at another operation. */
export function isWorse({ changed }: Comparison): boolean {
  return changed.some(({ change }) => change === 'fails now' || change === 'fails otherwise');
}

function changeBetween(one: RuleReport | undefined, other: RuleReport | undefined): Change | undefined {
  if (!other) return 'is gone';
  if (other.verdict === 'fail') {
    if (one?.verdict !== 'fail') return 'fails now';
    // It fails at an operation at which it held or was not observed in the earlier run.
    const before = placesOf(one);
    return placesOf(other).every((place) => before.includes(place)) ? undefined : 'fails otherwise';
  }
  if (!one) return 'is new';
  if (one.verdict === 'fail') return other.verdict === 'pass' ? 'holds now' : 'is not judged any more';
  if (one.verdict === 'pass' && other.verdict !== 'pass') return 'is not judged any more';
  if (one.verdict !== 'pass' && other.verdict === 'pass') return 'is judged now';
  return undefined;
}

function caveatsOf(before: Report, after: Report): readonly string[] {
  const [one, other] = [before.target, after.target];
  const isSame = one.peopleUrl === other.peopleUrl && one.org === other.org;
  return [
    !isSame &&
      `the targets differ: ${one.peopleUrl}, org ${one.org}, and ${other.peopleUrl}, org ${other.org}`,
    before.kit.version !== after.kit.version &&
      `the versions of the kit differ: ${before.kit.version} and ${after.kit.version}`,
    !before.complete && 'the earlier run ended early',
    !after.complete && 'the later run ended early',
  ].filter((caveat) => caveat !== false);
}
