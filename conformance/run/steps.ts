import { firstBroad, moreBroad, nonsense, one, unknownName } from '../arbitraries/broad.js';
import { distinct, isNonLatin, type Knowledge, keyOf } from '../arbitraries/knowledge.js';
import { findBody } from '../arbitraries/lookups.js';
import { seedOf } from '../arbitraries/seed.js';
import type { AnyInvestigation, CheckContext } from '../check/check-context.js';
import { needsOf, performances } from '../checks/registry/registry.js';
import { freshToken } from '../checks/scenarios/session/sign-ins.js';
import { Interruption, unlessEnded, unlessNotSent } from '../target/end-scenario.js';
import type { Json } from '../target/json.js';
import { capabilitiesOf } from '../target/target.js';
import type { Lookup } from '../view/find-view.js';
import { costOf, type Planned, reserved } from './plan.js';
import type { Replay } from './replay.js';
import type { Step } from './run.js';
import { outside, type RunContext } from './run-context.js';
import { asked } from './sending/addresses.js';
import { OverLimit } from './sending/budget.js';
import { type Minimal, reproduce } from './shrink.js';

/** Requests that stay reserved during the planned part, which may use most of the reserve: a small budget goes into that. */
export const reservedOfPlanned = (budget: number): number => Math.ceil(reserved(budget) / 4);
/** The maximum of wrong sign-ins in extra rounds: they show little more, and some targets count them by network address. */
export const repeatedSignIns = 40;

/** The steps of an exploring run: planned cases, the same concurrently, and extra rounds. */
export function exploration(context: RunContext, planned: readonly Planned[]): Step[] {
  const { seed, takesTime, stress, thorough, budget } = context.options;
  const again = repeatable(planned);
  const firstRun = ({ investigation: each, runs }: Planned) =>
    context.draw(each, runs, seedOf(seed, each.id));
  const more = async () => {
    // What is reserved to reproduce failures is spent on more rounds if no rule fails.
    if (context.failing().length > 0) context.budget.keep('failures', reserved(budget));
    await rounds(context, again);
  };
  return [
    () => arrive(context, planned),
    ...(asksForPeople(planned) ? [() => begin(context)] : []),
    () => (takesTime ? inLanes : inOrder)(context, planned, firstRun),
    () => concurrently(context, again),
    ...(stress ? [() => stressed(context, planned)] : []),
    ...(thorough ? [more] : []),
  ];
}

/** Looks at the address of each interface beside people early: much may be planned before it is needed. */
async function arrive(context: RunContext, planned: readonly Planned[]): Promise<void> {
  for (const name of ['ledger', 'billing'] as const)
    if (planned.some(({ investigation, runs }) => runs > 0 && needsOf(investigation).includes(name)))
      await unlessEnded(context.checkContext.call(asked[name]));
}

/** Whether anything planned uses people whom the target has shown. */
export const asksForPeople = (planned: readonly Planned[]): boolean =>
  planned.some(({ investigation, runs }) => runs > 0 && !investigation.standsAlone);

/** The planned investigations that take at most two requests, and so can be repeated. */
export const repeatable = (planned: readonly Planned[]): AnyInvestigation[] =>
  planned.flatMap(({ investigation: each, runs }) => (runs > 0 && each.requestsPerRun <= 2 ? [each] : []));

const concurrentMost = 16;

/** Performs a case of each cheap investigation while others are in flight: a service may mix answers up then. */
async function concurrently(context: RunContext, investigations: readonly AnyInvestigation[]): Promise<void> {
  // Sign in beforehand, so that no case has to wait for the token.
  if (capabilitiesOf(context.options.target).has('token')) await context.checkContext.token();
  const groups = Math.ceil(investigations.length / concurrentMost);
  for (let group = 0; group < groups && !context.ended(); group += 1) {
    // Dealt out in turn, so that neighbours in the list, which are alike, are in different groups.
    const members = investigations.filter((_, index) => index % groups === group);
    if (left(context) < members.length * 2) return;
    const seed = (id: string) => seedOf(context.options.seed, `${id} at once`);
    await allOf(members.map((each) => context.draw(each, 1, seed(each.id))));
  }
}

/** Waits for all, also if one fails: an interruption of one ends the others, which `ended` says to them. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  const done = await Promise.allSettled(work);
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** How often `--stress` performs everything again: enough to see most of what goes wrong one time in ten. */
export const roundsOfStress = 3;

async function stressed(context: RunContext, planned: readonly Planned[]): Promise<void> {
  const possible = planned.filter(({ runs }) => runs > 0);
  for (let round = 1; round <= roundsOfStress; round += 1)
    await inLanes(context, possible, ({ investigation: each }) =>
      context.draw(each, 1, seedOf(context.options.seed, `${each.id} stress ${round}`)),
    );
}

/**
 * What an investigation may be performed beside: nothing if it moves the clock, as tokens expire by that. What needs identity or a second
 * user may call as somebody whose roles others change.
 */
export function laneOf(investigation: AnyInvestigation): 'ledgers' | 'others' | 'alone' {
  const { movesTime, rules } = investigation;
  if (movesTime || rules.includes('session.token-after-expiry')) return 'alone';
  const needs = needsOf(investigation);
  const hasCallers = needs.includes('identity') || needs.includes('second-user');
  return needs.includes('ledger') && !hasCallers ? 'ledgers' : 'others';
}

type Perform = (each: Planned) => Promise<void>;

/** Where waiting takes no time nothing is gained at once, and the same seed makes the same calls in the same order. */
async function inOrder(context: RunContext, planned: Iterable<Planned>, perform: Perform): Promise<void> {
  for (const each of planned) await context.uninterrupted(() => perform(each));
}

/** Performs three at a time, as much of it is waiting: two take from the list of ledgers, one has the rest, and then what moves time alone. */
async function inLanes(context: RunContext, planned: readonly Planned[], perform: Perform): Promise<void> {
  const lane = (name: ReturnType<typeof laneOf>) =>
    planned.filter(({ investigation }) => laneOf(investigation) === name).values();
  const ledgers = lane('ledgers');
  await allOf([ledgers, ledgers, lane('others')].map((each) => inOrder(context, each, perform)));
  await inOrder(context, lane('alone'), perform);
}

function left({ budget, options }: RunContext): number {
  return budget.remaining() - (options.budget - options.planned);
}

/** Without a given budget, repetitions take at most this share of what was sent, or what a small run may send in all. */
const repeatedShare = 0.5;
const smallRun = 500;

/** Spends what is left on repetitions, as a fault may show only now and then. */
async function rounds(context: RunContext, investigations: readonly AnyInvestigation[]): Promise<void> {
  const { budget, options } = context;
  const { seed } = options;
  const batches = investigations.find(({ rules }) => rules.length === 0);
  const share = Math.max(smallRun, Math.ceil((1 + repeatedShare) * budget.spent()));
  const most = options.isBudgetGiven ? Number.POSITIVE_INFINITY : share;
  let [signIns, before] = [0, -1];
  // Once nothing is sent in a round, nothing may be sent any more: the rest of the budget stays unused.
  for (let round = 1; investigations.length > 0 && budget.spent() > before; round += 1) {
    before = budget.spent();
    for (const [index, investigation] of investigations.entries()) {
      if (context.ended() || left(context) < 2 || budget.spent() >= most) return;
      const { wrongSignIns } = costOf(investigation);
      if (wrongSignIns > 0 && signIns + wrongSignIns > repeatedSignIns) continue;
      signIns += wrongSignIns;
      await context.draw(investigation, 1, seedOf(seed, `${investigation.id} rounds ${round}`));
      // Batches show the most per request: one follows every other investigation.
      if (batches) await context.draw(batches, 1, seedOf(seed, `batch ${index} rounds ${round}`));
    }
  }
}

/** Sends what a replayed request is compared with, or, for a case, discovers people, as it may use them; then repeats it. */
export function repetition(context: RunContext, replay: Replay): Step[] {
  const shown: Minimal = { replay, reproduced: 0, tried: 0 };
  const prepare = async () => {
    context.budget.keep('failures', 0);
    context.minimal.set(replay.rule, shown);
    if (replay.kind === 'case') return begin(context);
    for (const body of replay.before) await unlessNotSent(context.checkContext.find(body));
  };
  return [prepare, () => reproduce(new Map([[replay.rule, shown]]), context)];
}

const performed: ReadonlySet<string> = new Set([
  outside.investigation,
  ...[...performances, freshToken].map(({ id }) => id),
]);

/** Returns what to do about a token of another version whose case this one does not perform; undefined for all others. */
export function lostReplay(replay: Replay | undefined): string | undefined {
  if (replay?.kind !== 'case' || performed.has(replay.investigation)) return undefined;
  return `the replay token is of "${replay.investigation}", which this version of the kit does not perform; judge its rule anew: --rules "${replay.rule}" --seed ${replay.seed}`;
}

/** The number of people with an identifier that suffices to distinguish positions, sizes and neighbours. */
const enough = 24;
/** Lookups per request: an answer has at most 200 people then. */
const batch = 40;
const lookupsMax = 1 + firstBroad.length + moreBroad.length + 3 * batch + 30;
export const discovery = {
  requests: 2 + Math.ceil(moreBroad.length / batch) + 3 + 30,
  lookups: lookupsMax,
  credits: 5 * lookupsMax,
};

/** Discovers people. If the first tokens are refused, judges whether the sign-in is to blame before the run ends. */
export async function begin(context: RunContext): Promise<void> {
  const { credits } = context.budget;
  try {
    // Half of the credits is for the checks.
    credits.keep(Math.floor((context.options.maxCredits ?? 0) / 2));
    // With few credits batches are smaller: several small ones show more than a large one that may not be sent.
    const few = Math.max(1, Math.min(batch, Math.floor(credits.left() / 40)));
    await discover(context.checkContext, context.knowledge, few);
  } catch (error) {
    if (error instanceof OverLimit) return;
    const isRefused = error instanceof Interruption && error.kind === 'token-refused';
    if (isRefused) await context.perform(freshToken, null);
    throw error;
  } finally {
    credits.keep(0);
  }
}

/** Learns people by at most 12 batches, broad ones first, and a sample of 30 lookups one by one. */
async function discover(context: CheckContext, knowledge: Knowledge, batch: number): Promise<void> {
  const find = (body: Json) => unlessEnded(context.find(body));
  await find({ matches: [one('name', 'John Smith')] });
  await find({ matches: firstBroad.slice(0, batch), size: 5 });
  for (const lookups of chunks(moreBroad, batch)) {
    if (knowledge.people.size >= enough) break;
    await find({ matches: lookups, size: 5 });
  }
  const asked = new Set<string>();
  for (let round = 0; round < 3 && knowledge.people.size > 0; round += 1) {
    const open = knowledge.pivots().filter((lookup) => !asked.has(keyOf(lookup)));
    const fresh = spread(open, batch);
    if (fresh.length === 0 || (round > 0 && knowledge.people.size >= enough * 3)) break;
    for (const lookup of fresh) asked.add(keyOf(lookup));
    await find(findBody(fresh, 5));
  }
  for (const group of chunks(singles(knowledge), 4))
    await Promise.all(group.map((lookup) => find(findBody([lookup], 5))));
}

/** A sample of lookups to send one by one: identifiers above all, some broad ones, other scripts, and nonsense. */
function singles(knowledge: Knowledge): Lookup[] {
  const pivots = knowledge.pivots();
  const isIdentifying = ({ fields: [first, ...more] }: Lookup) =>
    more.length === 0 && (first?.field_name === 'linkedin' || first?.field_name === 'email_address');
  const others = pivots.filter((lookup) => !isIdentifying(lookup));
  return distinct([
    ...spread(pivots.filter(isIdentifying), 14),
    ...spread(others, 6),
    ...knowledge.nonLatin.slice(0, 5),
    one('name', 'John Smith'),
    ...spread(pivots.filter(isNonLatin), 3),
    ...nonsense.slice(0, 1),
    ...halfKnown(pivots),
  ]);
}

/** The name of nobody together with a company that exists: nobody has both, whichever is looked up first. */
function halfKnown(pivots: readonly Lookup[]): readonly Lookup[] {
  const all = pivots.flatMap(({ fields }) => fields);
  const company = all.find(({ field_name }) => field_name === 'company.name');
  return company
    ? [{ fields: [unknownName, company] }, { fields: [company, unknownName] }]
    : [{ fields: [unknownName] }];
}

/** At most `count` items, spread evenly over the list. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = items.length / count;
  return items.filter((_, at) => step <= 1 || Math.ceil(at / step) < Math.ceil((at + 1) / step));
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
