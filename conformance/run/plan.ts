import { costs } from '../../generated/costs.js';
import { type RuleId, rules } from '../../generated/rules.js';
import type { AnyInvestigation } from '../check/check-context.js';
import { evidenceFor, needsOf, performances } from '../checks/registry/registry.js';
import type { Shard } from '../report/report.js';
import { type Capability, capabilitiesOf, lackOf } from '../target/target.js';
import { amounts, type ResolvedOptions } from './run-options.js';

export interface Taking {
  readonly requests: number;
  /** Elements of `matches`, people on search pages, and ids. */
  readonly lookups: number;
  /** The most that they cost under any reading of the question find.charged. */
  readonly credits: number;
  /** Sign-ins that the target is expected to refuse. */
  readonly wrongSignIns: number;
}

/** What performing an investigation once costs, as measured against the mock. */
export function costOf({ id, requestsPerRun }: Pick<AnyInvestigation, 'id' | 'requestsPerRun'>): Taking {
  const [lookups = 0, credits = 0, wrongSignIns = 0] = costs[id] ?? [];
  return { requests: requestsPerRun, lookups, credits, wrongSignIns };
}

/** How often an investigation is performed, and why it is skipped if it is. */
export interface Planned {
  readonly investigation: AnyInvestigation;
  readonly runs: number;
  /** The missing capabilities, in words. */
  readonly skipped?: string;
}

/** Requests reserved to reproduce and shrink failures. */
export const reserved = (budget: number): number => Math.min(100, Math.ceil(budget * 0.2));

export function plannedFor(options: ResolvedOptions): readonly Planned[] {
  const { shard, safety, wanted, observed, maxCredits } = options;
  const requests = options.planned - reserved(options.budget) - amounts[safety].groundwork;
  const mine = (shard ? shardOf(performances, shard) : performances).filter(options.performs);
  const planned = plan(mine, capabilitiesOf(options.target, safety), wanted, requests);
  const favoured = observed === undefined ? planned : favouring(planned, observed, wanted, requests);
  return maxCredits === undefined ? favoured : sparing(favoured, maxCredits);
}

/** The share of one of several machines: together they perform everything once, and each sends about as many requests. */
export function shardOf(all: readonly AnyInvestigation[], { index, of }: Shard): readonly AnyInvestigation[] {
  const loads = Array.from({ length: of }, () => 0);
  const mine = new Set<AnyInvestigation>();
  for (const each of all.toSorted((a, b) => requestsOf(b) - requestsOf(a))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + requestsOf(each);
    if (least === index - 1) mine.add(each);
  }
  return all.filter((each) => mine.has(each));
}

const requestsOf = ({ runs, requestsPerRun }: Pick<AnyInvestigation, 'runs' | 'requestsPerRun'>): number =>
  runs * requestsPerRun;

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

/** Divides the requests among the investigations that are evidence for the wanted rules: all their runs, or fewer, but one. */
export function plan(
  investigations: readonly AnyInvestigation[],
  offered: ReadonlySet<Capability>,
  wanted: (rule: RuleId) => boolean,
  requests: number,
): readonly Planned[] {
  const useful = investigations
    .filter(evidenceFor(wanted))
    .filter(({ unless }) => unless === undefined || !offered.has(unless))
    .map((investigation) => ({
      investigation,
      lacking: needsOf(investigation).filter((capability) => !offered.has(capability)),
    }));
  const possible = useful.filter(({ lacking }) => lacking.length === 0);
  const planned = sumOf(possible, ({ investigation }) => requestsOf(investigation));
  const share = Math.min(1, requests / Math.max(1, planned));
  return useful.map(({ investigation, lacking }) =>
    lacking.length > 0
      ? { investigation, runs: 0, skipped: lackOf(...lacking) }
      : { investigation, runs: Math.max(1, Math.ceil(investigation.runs * share)) },
  );
}

/** If requests are short, what the last run observed least comes first; what has no stated rule comes last. */
function favouring(
  planned: readonly Planned[],
  observed: Readonly<Record<string, number>>,
  wanted: (rule: RuleId) => boolean,
  requests: number,
): readonly Planned[] {
  const possible = planned.filter(({ runs }) => runs > 0);
  if (sumOf(possible, ({ investigation }) => requestsOf(investigation)) <= requests) return planned;
  const isStated = (rule: RuleId) => rules[rule].basis === 'stated' && wanted(rule);
  return ranked(planned, ({ investigation: { rules: own } }) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...own.filter(isStated).map((rule) => observed[rule] ?? 0)),
  );
}

/** The share of the credits for what is planned; the rest is for discovery and failures. */
const forPlanned = 0.5;
/** An investigation that takes more than this share of the credits comes last, as it may leave nothing for many others. */
const dear = 0.1;

/** If the credits do not suffice, performs everything less often, and the most expensive investigations last. */
function sparing(planned: readonly Planned[], credits: number): readonly Planned[] {
  const creditsOf = ({ investigation, runs }: Planned) => runs * costOf(investigation).credits;
  const share = (credits * forPlanned) / sumOf(planned, creditsOf);
  if (!(share < 1)) return planned;
  const fewer = planned.map((each) =>
    creditsOf(each) === 0 ? each : { ...each, runs: Math.max(1, Math.ceil(each.runs * share)) },
  );
  return ranked(fewer, ({ investigation }) => Number(costOf(investigation).credits > credits * dear));
}

/** Sorted by rank, the lowest first; investigations that move the clock of the service stay at the end. */
function ranked(planned: readonly Planned[], rankOf: (each: Planned) => number): readonly Planned[] {
  const isLate = ({ investigation }: Planned) => Number(investigation.movesTime === true);
  const rank = (a: Planned, b: Planned) => isLate(a) - isLate(b) || rankOf(a) - rankOf(b);
  return planned.toSorted(rank);
}
