import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { areaOf } from '../../report/report.js';
import { memoryJournal } from '../../resources/journal.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { priceOf } from '../../target/price.js';
import { allows, isOperation, writes } from '../../target/safety.js';
import { discovery } from '../discover.js';
import { amounts, type ResolvedOptions, type RunOptions, resolved } from '../options/run-options.js';
import { costOf, type Planned, plannedFor, reserved, type Taking } from '../plan.js';
import type { Replay } from '../replay.js';
import { realAccounts } from '../sending/accounts.js';
import { wrongMax } from '../sending/sign-in-gate.js';
import { repeats } from '../shrink.js';
import { asksForPeople, repeatable, repeatedSignIns, roundsOfStress } from '../steps.js';

/** The assumed time of an answer, in milliseconds. */
const answerMs = 100;
/** The average cost of a find in extra rounds. */
const usualFind = { lookups: 10, credits: 30 };
/** The average cost of a find that reproduces a failure: the largest finds are among them. */
const closerFind = { lookups: 20, credits: 100 };
/** Requests to sign in, and again after a token has expired. */
const signInsMost = 4;

const takingOf = (amountOf: (kind: keyof Taking) => number): Taking => ({
  requests: amountOf('requests'),
  lookups: amountOf('lookups'),
  credits: amountOf('credits'),
  wrongSignIns: amountOf('wrongSignIns'),
  refusedTokens: amountOf('refusedTokens'),
});
const none = takingOf(() => 0);
const times = (one: Taking, number: number): Taking => takingOf((kind) => one[kind] * number);
const sumOf = (all: readonly Taking[]): Taking =>
  takingOf((kind) => all.reduce((sum, each) => sum + each[kind], 0));

/** What a run will take, computed before anything is sent. The totals are upper bounds that the run enforces. */
export type Forecast = Awaited<ReturnType<typeof forecastOf>>;

interface Part extends Taking {
  readonly name: string;
  /** An area of rules, named by their id up to the first dot; or a step that serves all areas. */
  readonly kind: 'area' | 'step';
  /** The kinds of things that it creates, changes or deletes. */
  readonly writes: readonly string[];
}

/** Forecasts the cost of a run by the plan and constants of the run itself. Sends and writes nothing. */
export async function forecastOf(given: RunOptions) {
  const transport = async () => {
    throw new Error('a forecast sends nothing');
  };
  const options = await resolved({ ...given, transport, journal: memoryJournal() });
  const planned = plannedFor(options);
  const { target, safety, budget, rate, maxCredits, maxAttempts, wanted } = options;
  const parts = options.replay ? partsOfReplay(options.replay) : partsOf(options, planned);
  const sum = sumOf(parts);
  const [credits = Number.POSITIVE_INFINITY, wrongSignIns = Number.POSITIVE_INFINITY] = [
    maxCredits,
    maxAttempts,
  ];
  const most = { requests: budget, lookups: credits, credits, wrongSignIns, refusedTokens: budget };
  const total = {
    ...takingOf((kind) => Math.min(sum[kind], most[kind])),
    writes: [...new Set(parts.flatMap((part) => part.writes))].toSorted(),
  };
  const secondsEach = Math.max(answerMs / 1000, 1 / (rate ?? Number.POSITIVE_INFINITY));
  return {
    target: { peopleUrl: target.peopleUrl, org: target.org },
    safety,
    rules: ruleIds.filter(wanted).length,
    parts,
    total,
    /** How many of the wrong sign-ins use each of the given accounts, at most. */
    perAccount: { most: wrongMax, accounts: realAccounts(target).map(({ label }) => label) },
    limits: { budget, rate, maxCredits, maxAttempts },
    /** The duration if each answer takes 100 ms, and the longest possible one. */
    seconds: {
      expected: Math.round(total.requests * secondsEach),
      most: Math.round(options.limits.runMs / 1000),
    },
    skipped: leftOut(options, planned),
  };
}

const signIn = 'sign-in, and discovery of people';

function partsOf(options: ResolvedOptions, planned: readonly Planned[]): Part[] {
  const { budget, safety, thorough } = options;
  const performed = planned.filter(({ runs }) => runs > 0);
  const areas = areasOf(performed, options.wanted);
  const again = repeatable(performed);
  const looking = asksForPeople(planned) ? discovery : { requests: 0 };
  const isWriting = allows(safety, 'own-resources') && areas.some((area) => area.writes.length > 0);
  const each = sumOf(again.map(costOf));
  const before = [
    step(signIn, { ...looking, requests: signInsMost + looking.requests }),
    ...areas,
    step('concurrent requests', each),
    ...(options.stress ? [step('everything again, two at a time', times(sumOf(areas), roundsOfStress))] : []),
  ];
  const taken = sumOf(before);
  const kept = reserved(budget);
  // Planned cases often send fewer requests than they may, which leaves more for the rounds.
  const left = Math.max(0, options.planned - kept - Math.floor(taken.requests / 2));
  const rounds = Math.ceil(left / Math.max(1, again.length));
  const spent = each.credits > 0 ? left : 0;
  const more = step('repetitions, with the rest of the budget', {
    requests: left,
    lookups: spent * usualFind.lookups,
    credits: spent * usualFind.credits,
    wrongSignIns: Math.min(repeatedSignIns, rounds * each.wrongSignIns),
    refusedTokens: each.refusedTokens > 0 ? left : 0,
  });
  const closer = step('reproducing and minimizing failures', {
    requests: kept,
    lookups: kept * closerFind.lookups,
    credits: kept * closerFind.credits,
    wrongSignIns: taken.wrongSignIns > 0 ? Math.ceil(kept / 2) : 0,
  });
  const own = { requests: amounts[safety].groundwork - groundworkReading };
  return [
    ...before,
    ...(thorough && again.length > 0 ? [more] : []),
    ...(thorough ? [closer] : []),
    ...(isWriting ? [step('callers of its own, and cleanup', own)] : []),
  ];
}

const groundworkReading = 45;

function partsOfReplay(replay: Replay): Part[] {
  const preparing = step(signIn, { ...discovery, requests: signInsMost + discovery.requests });
  if (replay.kind === 'exchange') {
    const bodies = [...replay.before, ...Array.from({ length: repeats }, () => replay.body)];
    const asked = bodies.map((body) => ({ ...none, requests: 1, ...priceOf('find', { body }) }));
    return [preparing, step('replay of the request', sumOf(asked))];
  }
  const taking = costOf({ id: replay.investigation, requestsPerRun: 40 });
  return [preparing, step('replay of the case', times(taking, repeats))];
}

/** The cost of each group of rules. An investigation for several counts for its first wanted rule. */
function areasOf(performed: readonly Planned[], wanted: (rule: RuleId) => boolean): Part[] {
  const areas = new Map<string, Part>();
  for (const { investigation, runs } of performed) {
    const rule = investigation.rules.find(wanted) ?? investigation.rules[0];
    const name = areaOf(rule ?? 'find');
    const before = areas.get(name) ?? { name, kind: 'area', ...none, writes: [] };
    areas.set(name, {
      ...before,
      ...sumOf([before, times(costOf(investigation), runs)]),
      writes: [...new Set([...before.writes, ...writtenBy(investigation)])].toSorted(),
    });
  }
  return [...areas.values()];
}

/** The kinds of resources that an investigation creates, changes or deletes. */
function writtenBy(investigation: AnyInvestigation): string[] {
  return investigation.rules.flatMap((rule) => {
    const { operations: called, effect } = rules[rule];
    if (!/write|destroy/.test(effect)) return [];
    return called
      .filter(isOperation)
      .filter(writes)
      .map((id) => operations[id].resource.kind);
  });
}

/** The reasons why investigations are skipped, with the rules that no other investigation is performed for. */
function leftOut({ wanted }: ResolvedOptions, planned: readonly Planned[]) {
  const known = new Set(
    planned.filter(({ runs }) => runs > 0).flatMap(({ investigation }) => investigation.rules),
  );
  const reasons = new Map<string, RuleId[]>();
  for (const { investigation, skipped } of planned) {
    if (skipped === undefined) continue;
    const lacking = new Set(investigation.rules.filter((rule) => wanted(rule) && !known.has(rule)));
    if (lacking.size > 0) reasons.set(skipped, [...(reasons.get(skipped) ?? []), ...lacking]);
    for (const rule of lacking) known.add(rule);
  }
  return [...reasons]
    .map(([because, rules]) => ({ because, rules }))
    .toSorted((a, b) => b.rules.length - a.rules.length);
}

const step = (name: string, taking: Partial<Taking>): Part => ({
  name,
  kind: 'step',
  ...none,
  ...taking,
  writes: [],
});
