import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../check/check-context.js';
import { adviceText, type Judged } from '../../report/console.js';
import { areaOf, grouped } from '../../report/report.js';
import { count, labelled, type Page, printable, table, wrap } from '../../report/text.js';
import { memoryJournal } from '../../resources/journal.js';
import { priceOf } from '../../target/price.js';
import { allows, isOperation, writes } from '../../target/target.js';
import { durationText } from '../events.js';
import { costOf, type Planned, plannedFor, reserved, type Taking } from '../plan.js';
import type { Replay } from '../replay.js';
import { amounts, type ResolvedOptions, type RunOptions, resolved } from '../run-options.js';
import { realAccounts, wrongMax } from '../sending/sign-in-gate.js';
import { repeats } from '../shrink.js';
import { asksForPeople, discovery, repeatable, repeatedSignIns, roundsOfStress } from '../steps.js';

/** The assumed time of an answer, in milliseconds. */
const answerMs = 100;
/** The average cost of a find in extra rounds. */
const usualFind: Taking = { requests: 1, lookups: 10, credits: 30, wrongSignIns: 0 };
/** The average cost of a find that reproduces a failure: the largest finds are among them. */
const closerFind: Taking = { requests: 1, lookups: 20, credits: 100, wrongSignIns: 0 };
/** Requests to sign in, and again after a token has expired. */
const signInsMost = 4;

const none: Taking = { requests: 0, lookups: 0, credits: 0, wrongSignIns: 0 };
const amountsOf = (amountOf: (kind: keyof Taking) => number): Taking => ({
  requests: amountOf('requests'),
  lookups: amountOf('lookups'),
  credits: amountOf('credits'),
  wrongSignIns: amountOf('wrongSignIns'),
});
const times = (one: Taking, number: number): Taking => amountsOf((kind) => one[kind] * number);
const sumOf = (all: readonly Taking[]): Taking =>
  amountsOf((kind) => all.reduce((sum, each) => sum + each[kind], 0));

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
  const most = { requests: budget, lookups: maxCredits, credits: maxCredits, wrongSignIns: maxAttempts };
  const total = {
    ...amountsOf((kind) => Math.min(sum[kind], most[kind] ?? sum[kind])),
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

const finding = { ...discovery, requests: signInsMost + discovery.requests };
const preparing = (taking: Partial<Taking>): Part => step('sign-in, and discovery of people', taking);

function partsOf(options: ResolvedOptions, planned: readonly Planned[]): Part[] {
  const { budget, safety, thorough, stress } = options;
  const performed = planned.filter(({ runs }) => runs > 0);
  const areas = areasOf(performed, options.wanted);
  const again = repeatable(performed);
  const isWriting = allows(safety, 'own-resources') && areas.some((area) => area.writes.length > 0);
  const each = sumOf(again.map(costOf));
  const before = [
    preparing(asksForPeople(planned) ? finding : { requests: signInsMost }),
    ...areas,
    step('concurrent requests', each),
    ...(stress ? [step('everything again, several at a time', times(sumOf(areas), roundsOfStress))] : []),
  ];
  const taken = sumOf(before);
  const kept = reserved(budget);
  // Planned cases often send fewer requests than they may, which leaves more for the rounds.
  const left = Math.max(0, options.planned - kept - Math.floor(taken.requests / 2));
  const rounds = Math.ceil(left / Math.max(1, again.length));
  const more = step('repetitions, with the rest of the budget', {
    ...(each.credits > 0 ? times(usualFind, left) : none),
    requests: left,
    wrongSignIns: Math.min(repeatedSignIns, rounds * each.wrongSignIns),
  });
  const closer = step('reproducing and minimizing failures', {
    ...times(closerFind, kept),
    wrongSignIns: taken.wrongSignIns > 0 ? Math.ceil(kept / 2) : 0,
  });
  const own = { requests: amounts[safety].groundwork - readingGroundwork };
  return [
    ...before,
    ...(thorough && again.length > 0 ? [more] : []),
    ...(thorough ? [closer] : []),
    ...(isWriting ? [step('callers of its own, and cleanup', own)] : []),
  ];
}

/** Of the groundwork, what a run of reads takes as well. */
const readingGroundwork = 45;

function partsOfReplay(replay: Replay): Part[] {
  if (replay.kind === 'case') {
    const taking = costOf({ id: replay.investigation, requestsPerRun: 40 });
    return [preparing(finding), step('replay of the case', times(taking, repeats))];
  }
  const bodies = [...replay.before, ...Array.from({ length: repeats }, () => replay.body)];
  const asked = bodies.map((body) => ({ ...none, requests: 1, ...priceOf('find', { body }) }));
  return [preparing(finding), step('replay of the request', sumOf(asked))];
}

/** The cost of each group of rules. An investigation for several counts for its first wanted rule. */
function areasOf(performed: readonly Planned[], wanted: (rule: RuleId) => boolean): Part[] {
  const areas = grouped(performed, ({ investigation }) => {
    const { rules: own } = investigation;
    return areaOf(own.find(wanted) ?? own[0] ?? 'find');
  });
  return [...areas].map(([name, all]) => ({
    ...sumOf(all.map(({ investigation, runs }) => times(costOf(investigation), runs))),
    name,
    kind: 'area',
    writes: [...new Set(all.flatMap(({ investigation }) => writtenBy(investigation)))].toSorted(),
  }));
}

const writtenBy = (investigation: AnyInvestigation): string[] =>
  investigation.rules
    .filter((rule) => /write|destroy/.test(rules[rule].effect))
    .flatMap((rule) => rules[rule].operations.filter(isOperation).filter(writes))
    .map((id) => operations[id].resource.kind);

/** The reasons why investigations are skipped, with the rules that no other investigation is performed for. */
function leftOut({ wanted }: ResolvedOptions, planned: readonly Planned[]) {
  const known = new Set(planned.flatMap(({ investigation, runs }) => (runs > 0 ? investigation.rules : [])));
  const skippedRules = planned.flatMap(({ investigation, skipped }) =>
    investigation.rules.flatMap((rule) => {
      if (skipped === undefined || !wanted(rule) || known.has(rule)) return [];
      known.add(rule);
      return { because: skipped, rule };
    }),
  );
  return [...grouped(skippedRules, ({ because }) => because)]
    .map(([because, all]) => ({ because, rules: all.map(({ rule }) => rule) }))
    .toSorted((a, b) => b.rules.length - a.rules.length);
}

const step = (name: string, taking: Partial<Taking>): Part => ({
  ...{ ...none, ...taking },
  ...{ name, kind: 'step', writes: [] },
});

const number = (value: number): string => (value === 0 ? '-' : value.toLocaleString('en-US'));

const safetyText: Record<Forecast['safety'], string> = {
  'read-only': 'nothing is created, changed or deleted',
  'own-resources': 'it creates resources, and deletes them again',
  full: 'it also changes existing resources, and restores them',
};

export function renderForecast(forecast: Forecast, page: Page): string {
  const { total, target, safety, limits } = forecast;
  const { width, paint } = page;
  const line = (label: string, text: string) => labelled(label, printable(text), width, 16);
  const isShort = forecast.parts.reduce((sum, { requests }) => sum + requests, 0) > limits.budget;
  return `${[
    paint('strong', 'Plan of pdk conform. Nothing was sent.'),
    '',
    ...line('target', `${target.peopleUrl}, organization ${target.org}`),
    ...line('rules', number(forecast.rules)),
    ...line('writes', `${total.writes.length === 0 ? 'no' : 'yes'}: ${safety}, ${safetyText[safety]}`),
    ...(total.writes.length === 0 ? [] : line('', total.writes.join(', '))),
    ...line('time', timeText(forecast)),
    '',
    ...partsTable(forecast, page),
    '',
    ...wrap(
      `Each figure is an upper limit for a target that responds as documented and without delay; requests to others are repeated. --budget, --max-credits and --max-attempts always hold${isShort ? '; the budget is short, so the last parts get what remains' : ''}. Credits: one for each person that may be returned or for each lookup, whichever is more, as charging is not documented.`,
      width,
    ),
    '',
    ...attemptsText(forecast, page),
    ...skippedText(forecast, page),
  ].join('\n')}\n`;
}

function timeText({ seconds, limits: { rate } }: Forecast): string {
  const how =
    rate === undefined
      ? 'if each response takes 100 ms (no --rate)'
      : `at ${rate} requests per second (--rate)`;
  return `about ${durationText(seconds.expected)} ${how}; at most ${durationText(seconds.most)} (--max-time)`;
}

const titles = ['requests', 'lookups', 'credits', 'wrong sign-ins'];

function partsTable({ parts, total, limits }: Forecast, { width, paint }: Page): string[] {
  const row = (name: string, taking: Taking & { readonly writes: readonly string[] }) => [
    name,
    ...Object.values(amountsOf((kind) => taking[kind])).map(number),
    taking.writes.length > 0 ? 'yes' : 'no',
  ];
  const of = (most: number | undefined) => (most === undefined ? '' : `of ${most.toLocaleString('en-US')}`);
  const given = ['', of(limits.budget), '', of(limits.maxCredits), of(limits.maxAttempts)];
  const lines = table(
    ['for', ...titles.map((right) => ({ right })), 'writes'],
    [
      ...parts.map((part) => row(part.kind === 'area' ? `${part.name}.*` : `(${part.name})`, part)),
      row('at most in all', total),
      given,
    ],
    width,
  );
  return lines.map((each, at) => (at === 0 || at >= lines.length - 2 ? paint('strong', each) : each));
}

function attemptsText({ total, perAccount, limits }: Forecast, { width }: Page): string[] {
  const { most, accounts } = perAccount;
  const wrong = `${count(total.wrongSignIns, 'wrong sign-in')} at most`;
  if (accounts.length === 0) return wrap(`${wrong}; no account was given that they could lock.`, width);
  const each = limits.maxAttempts === undefined ? most : Math.min(most, limits.maxAttempts);
  const [get, ofEach] = accounts.length === 1 ? ['gets', ''] : ['get', ' each'];
  return wrap(
    `${wrong}. Only they can lock accounts: ${accounts.join(', ')} ${get} at most ${each}${ofEach}, each followed by a good one; the others name nobody, or what the run made itself.`,
    width,
  );
}

function skippedText({ skipped }: Forecast, page: Page): string[] {
  const rows = skipped.flatMap(({ because, rules }) =>
    rules.map((id): Judged => ({ id, because, verdict: 'skipped' })),
  );
  const text = adviceText(rows, page);
  return text.length === 0 ? [] : ['', `${count(rows.length, 'rule')} skipped.`, ...text];
}
