import type { OperationId } from '../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { type Finding, nothing, type Violation } from '../check/finding.js';
import { answeredJudge } from '../checks/exchanges/answered.js';
import { judges } from '../checks/exchanges/catalogue.js';
import { type Judge, type Known, look } from '../checks/exchanges/judge.js';
import { type Broken, explainedBy } from '../checks/exchanges/precedence.js';
import type { Failure, RuleReport } from '../report/report.js';
import type { Exchange } from '../target/exchange.js';
import { type Json, parseJson } from '../target/json.js';
import { ownText } from '../target/wire/text-key.js';

/** Judges exchanges by the rules that they speak of, and remembers what rules of the whole run need. */
export type Judging = ReturnType<typeof createJudging>;

/** A judge that throws is a fault of the kit. If not all calls are seen, one may have undone what another did. */
export function createJudging(
  known: Known,
  wanted: (rule: RuleId) => boolean,
  broke: (rule: RuleId, error: unknown) => void,
  seesAll = true,
) {
  const begun = (Object.entries(judges) as [RuleId, Judge][])
    .filter(([rule]) => wanted(rule))
    .map(([rule, judge]) => [rule, judge(known)] as const);
  const answered = seesAll ? answeredJudge() : () => [];
  return (exchange: Exchange, speaks: (rule: RuleId) => boolean = () => true) => {
    const looked = look(exchange);
    const findings = begun.map(([rule, judge]): readonly [RuleId, Finding] => {
      try {
        return [rule, speaks(rule) ? judge(looked) : nothing];
      } catch (error) {
        broke(rule, error);
        return [rule, nothing];
      }
    });
    const asSuch = answered(exchange).filter(([rule]) => wanted(rule) && speaks(rule));
    return { looked, findings: [...findings, ...asSuch] };
  };
}

/** A violation, and what is needed to reproduce it. */
export interface Recorded {
  readonly violation: Violation;
  readonly exchange: Exchange;
  readonly investigation: string;
  readonly value: Json | undefined;
  /** Whether a single exchange shows it, or only a whole case. */
  readonly shownBy: 'exchange' | 'case';
}

class RuleTally {
  observations = 0;
  requests = 0;
  /** How often it did not hold. Only the first violations are kept. */
  violated = 0;
  readonly violations: Recorded[] = [];
  /** The same counts by operation. */
  readonly seenAt = new Map<OperationId, { observations: number; violated: number }>();
  inconclusive: string | undefined;
  /** What the rule needs and the target does not offer. */
  skipped: string | undefined;
  /** Why the kit could not judge it: a fault of the kit, never of the target. */
  error: string | undefined;
}

export type Tally = ReturnType<typeof createTally>;

const keptMax = 8;
const reasonMost = 1000;

export function createTally() {
  const tallies = new Map(ruleIds.map((rule) => [rule, new RuleTally()]));
  const of = (rule: RuleId): RuleTally => {
    const tally = tallies.get(rule);
    if (!tally) throw new Error(`"${rule}" is not in the catalogue of rules`);
    return tally;
  };
  /** The last violation of each rule, to be cleared by whoever looks for the next ones. */
  const latest = new Map<RuleId, Recorded>();
  return {
    of,
    latest,
    add(rule: RuleId, finding: Finding, seen: Omit<Recorded, 'violation'>): void {
      if (finding.observations === 0) return;
      const tally = of(rule);
      tally.observations += finding.observations;
      tally.requests += 1;
      const times = finding.violated ?? finding.violations.length;
      const { operation } = seen.exchange;
      const before = tally.seenAt.get(operation) ?? { observations: 0, violated: 0 };
      tally.seenAt.set(operation, {
        observations: before.observations + finding.observations,
        violated: before.violated + times,
      });
      const [first] = finding.violations;
      if (!first) return;
      tally.violated += times;
      const recorded = { ...seen, violation: keptOf(first) };
      latest.set(rule, recorded);
      if (tally.violations.length < keptMax) tally.violations.push(recorded);
    },
    inconclusive(rule: RuleId, because: string): void {
      of(rule).inconclusive ??= cut(because);
    },
    skipped(rule: RuleId, because: string): void {
      of(rule).skipped ??= cut(because);
    },
    broke(rule: RuleId, error: unknown): void {
      of(rule).error ??= error instanceof Error ? (error.stack ?? error.message) : String(error);
    },
    broken(): Broken {
      const broken = [...tallies].filter(([, { violated }]) => violated > 0);
      return new Map(
        broken.map(([rule, { observations, violated }]) => [rule, { alsoHeld: observations > violated }]),
      );
    },
    exercised: () => [...tallies.values()].filter(({ observations }) => observations > 0).length,
  };
}

/** Limits the length of a reason, which may quote the target. */
const cut = (because: string): string =>
  because.length <= reasonMost ? because : `${because.slice(0, reasonMost)}…`;

/** The source of the rows of a report: a run or an observer. */
interface Seen {
  readonly tally: Tally;
  failureOf(recorded: Recorded, rule: RuleId): Failure;
  /** Why an observable rule has no observations. */
  unobserved(rule: RuleId): Pick<RuleReport, 'verdict' | 'because'>;
}

export function rowOf(rule: RuleId, broken: Broken, seen: Seen): RuleReport {
  const { section, basis, says, quote, covers, unobservable } = rules[rule];
  const tally = seen.tally.of(rule);
  const common = {
    id: rule,
    section,
    basis,
    says,
    ...(quote === undefined ? {} : { quote }),
    observations: tally.observations,
    requests: tally.requests,
    ...(tally.seenAt.size === 0 ? {} : { seenAt: Object.fromEntries(tally.seenAt) }),
    ...(covers === undefined ? {} : { covers }),
  };
  if (tally.error !== undefined) return { ...common, verdict: 'error', because: tally.error };
  const [recorded] = tally.violations;
  const root = recorded && explainedBy(rule, broken);
  if (root !== undefined) return { ...common, ...followsFrom(root) };
  if (recorded) return { ...common, verdict: 'fail', failure: seen.failureOf(recorded, rule) };
  if (tally.observations > 0) return { ...common, verdict: 'pass' };
  if (unobservable !== undefined)
    return { ...common, verdict: 'unexercised', because: `unobservable: ${unobservable}` };
  return { ...common, ...seen.unobserved(rule) };
}

/** The verdict of a violated rule whose violation follows from that of another rule. */
export function followsFrom(root: RuleId): { readonly verdict: 'inconclusive'; readonly because: string } {
  const because = `it was not kept, as follows from ${root}, which fails; judge it again once that is kept`;
  return { verdict: 'inconclusive', because };
}

/** Maximum length of a kept text: more than any report shows. */
const textLengthMax = 8 * 1024;
/** Maximum length of a kept header or cookie, and how many of them are kept. */
const lineMost = 2048;
const linesMost = 100;

/** A violation as a run keeps it, cut down: what it received may be as large as the whole answer. */
function keptOf({ at, expected, received, ...violation }: Violation): Violation {
  const text = received === undefined ? '' : JSON.stringify(received);
  return {
    ...violation,
    at: start(at, lineMost),
    expected: start(expected, lineMost),
    received: text.length <= textLengthMax ? parseJson(text) : startOfText(text),
  };
}

/** An exchange as a run keeps it: without what can be parsed again from its text, and of a long answer only the beginning. */
export function keptExchange(exchange: Exchange): Exchange {
  const { request, response } = exchange;
  const { text } = request;
  return {
    ...exchange,
    request: {
      ...request,
      get json() {
        return text === undefined ? undefined : parseJson(text);
      },
    },
    response: {
      status: response.status,
      headers: Object.fromEntries(
        Object.entries(response.headers)
          .slice(0, linesMost)
          .map(([name, value]) => [start(name, lineMost), start(value, lineMost)]),
      ),
      cookies: response.cookies.slice(0, linesMost).map((cookie) => start(cookie, lineMost)),
      text: startOfText(response.text),
      json: undefined,
    },
  };
}

/** The beginning of a text, followed by its full length. Never ends within a word, which may be a secret. */
function startOfText(text: string): string {
  if (text.length <= textLengthMax) return text;
  let end = textLengthMax;
  while (end > textLengthMax / 2 && !/[\s",;&]/.test(text[end - 1] ?? '')) end -= 1;
  return ownText(`${text.slice(0, end)} [… of ${text.length} characters in all]`);
}

function start(text: string, most: number): string {
  return ownText(text.length <= most ? text : `${text.slice(0, most)}…`);
}
