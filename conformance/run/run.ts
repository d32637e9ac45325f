import * as fc from 'fast-check';
import { type RuleId, rules } from '../../generated/rules.js';
import { closerLook, type Suspect, suspectsIn } from '../relations/suspects.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { capabilitiesOf, type Target } from '../target/target.js';
import type { Transport } from '../target/transport.js';
import { createBudget } from './budget.js';
import { createLab } from './create-lab.js';
import { harvest } from './harvest.js';
import { Interruption } from './interruption.js';
import type { AnyInvestigation } from './investigation.js';
import { createJudging } from './judging.js';
import { createKnowledge } from './knowledge.js';
import { type Minimal, minimise } from './minimise.js';
import { type Planned, plan } from './plan.js';
import type { Replay } from './replay-token.js';
import { createSecrets, type Secrets } from './secrets.js';
import { seedOf } from './seed.js';
import { createTally, type Tally } from './tally.js';

export interface RunOptions {
  readonly target: Target;
  readonly seed: number;
  /** Requests at most. */
  readonly budget: number;
  /** Requests per second at most. */
  readonly rate?: number;
  /** The rules to judge. @default all */
  readonly rules?: (rule: RuleId) => boolean;
  readonly investigations: readonly AnyInvestigation[];
  /** Performs one recorded case again, and nothing else. */
  readonly replay?: Replay;
  readonly transport: Transport;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run early, where a caller knows enough. */
  readonly enough?: (tally: Tally) => boolean;
}

/** How far a run has come. */
export interface Progress {
  readonly phase: string;
  readonly requests: number;
  readonly budget: number;
  readonly rulesExercised: number;
  readonly failures: number;
}

/** One part of a run, which a test runner can show as a test. */
export interface Step {
  readonly id: string;
  perform(): Promise<void>;
}

/** Everything that a run has come to know; reports are made of it. */
export interface RunState {
  readonly options: RunOptions;
  readonly startedAt: number;
  readonly tally: Tally;
  readonly secrets: Secrets;
  readonly planned: readonly Planned[];
  readonly minimal: ReadonlyMap<RuleId, Minimal>;
  requests(): number;
  /** Why the run ended before its end. */
  interruption(): Interruption | undefined;
}

export interface Run {
  /** To be performed in this order. Each one does nothing once the run has ended. */
  readonly steps: readonly Step[];
  readonly state: RunState;
}

/** Requests kept for showing failures again and making them small. */
const reserved = (budget: number) => Math.min(60, Math.ceil(budget * 0.15));
/** What signing in and harvesting usually take. */
const groundwork = 45;
const minimisedMax = 6;
/** How often a replay is tried: a violation that shows now and then is told from one that is gone. */
const replays = 3;

export function createRun(options: RunOptions): Run {
  const { target, seed } = options;
  const wanted = options.rules ?? (() => true);
  const budget = createBudget(options.budget, options.rate);
  const secrets = createSecrets(target);
  const knowledge = createKnowledge();
  const tally = createTally();
  const judging = createJudging(secrets, wanted, tally.broke);
  const minimal = new Map<RuleId, Minimal>();
  const suspects: Suspect[] = [];
  const closer = closerLook(() => suspects);
  const sent = new Map<number, Exchange>();
  let current: { investigation: string; value: Json | undefined } = {
    investigation: 'harvest',
    value: undefined,
  };
  let interruption: Interruption | undefined;

  const lab = createLab({
    ...options,
    budget,
    secrets,
    pool: knowledge,
    investigation: () => current.investigation,
    record(exchange) {
      const { sight, findings } = judging(exchange);
      const kept = slim(exchange);
      sent.set(exchange.id, kept);
      for (const [rule, finding] of findings) {
        tally.add(rule, finding, { ...current, exchange: kept, shownBy: 'exchange' });
      }
      if (sight && isAdmitted(exchange)) {
        if (suspects.length < 40) suspects.push(...suspectsIn(sight, knowledge.byKey));
        knowledge.learn(sight);
      }
      report();
    },
  });

  function report(): void {
    options.onProgress?.({
      phase: current.investigation,
      requests: budget.spent(),
      budget: budget.limit,
      rulesExercised: tally.exercised(),
      failures: failing().length,
    });
  }

  function failing(): RuleId[] {
    return (Object.keys(rules) as RuleId[]).filter(
      (rule) => rules[rule].basis !== 'assumed' && tally.of(rule).violated > 0,
    );
  }

  const ended = () => interruption?.endsRun === true || options.enough?.(tally) === true;

  /** Does `work` and notes what interrupts it; an interruption is no error. */
  async function uninterrupted(work: () => Promise<void>): Promise<void> {
    if (ended()) return;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      if (!interruption?.endsRun) interruption = error;
    }
  }

  /** Performs one case; what it says of rules beyond single exchanges is added to the tally. */
  async function perform(investigation: AnyInvestigation, value: Json): Promise<void> {
    current = { investigation: investigation.id, value };
    const outcomes = await investigation.perform(value, lab);
    const last = sent.get(sent.size);
    if (!last) throw new Error(`${investigation.id} has outcomes although nothing was sent`);
    for (const { rule, finding, inconclusive } of outcomes) {
      if (!wanted(rule)) continue;
      if (inconclusive !== undefined) tally.inconclusive(rule, inconclusive);
      tally.add(rule, finding, { ...current, exchange: last, shownBy: 'case' });
    }
  }

  /** Performs `runs` cases that fast-check draws from `seed`. A violation does not stop it: others may be hidden. */
  async function draw(investigation: AnyInvestigation, runs: number, drawSeed: number): Promise<void> {
    let stopped: unknown;
    const property = fc.asyncProperty(investigation.cases(knowledge), async (value) => {
      if (stopped !== undefined || ended()) return;
      try {
        await perform(investigation, value);
      } catch (error) {
        stopped = error;
      }
    });
    await fc.check(property, { seed: drawSeed, numRuns: runs });
    if (stopped !== undefined) throw stopped;
  }

  budget.reserve(reserved(options.budget));
  const planned = plan(
    options.investigations,
    capabilitiesOf(target),
    wanted,
    options.budget - reserved(options.budget) - groundwork,
  );

  const exploration: Step[] = [
    { id: 'harvest', perform: () => uninterrupted(() => harvest(lab, knowledge)) },
    ...planned.map(({ investigation, runs }) => ({
      id: investigation.id,
      perform: () => uninterrupted(() => draw(investigation, runs, seedOf(seed, investigation.id))),
    })),
    { id: 'rounds', perform: () => uninterrupted(rounds) },
    { id: 'closer-look', perform: () => uninterrupted(lookCloser) },
    { id: 'minimise', perform: () => uninterrupted(minimiseAll) },
  ];
  const { replay } = options;
  const repetition = (wish: Replay): Step[] => [
    { id: 'harvest', perform: () => uninterrupted(() => groundFor(wish)) },
    { id: 'replay', perform: () => uninterrupted(() => replayed(wish)) },
  ];

  /** Spends what is left on more of the same: a fault may show only now and then. */
  async function rounds(): Promise<void> {
    const repeated = planned.filter(
      ({ investigation, runs }) => runs > 0 && investigation.requestsPerRun <= 2,
    );
    for (let round = 1; repeated.length > 0; round += 1) {
      for (const [index, { investigation }] of repeated.entries()) {
        if (ended() || budget.left() < 2) return;
        await draw(investigation, 1, seedOf(seed, `${investigation.id} round ${round}`));
        // Batches say most per request: one goes between any three others.
        const batches = repeated.find((each) => each.investigation.rules.length === 0);
        if (batches && index % 3 === 2) {
          await draw(batches.investigation, 1, seedOf(seed, `batch ${index} round ${round}`));
        }
      }
    }
  }

  async function lookCloser(): Promise<void> {
    const unexplained = suspects.filter(() => failing().length === 0);
    if (unexplained.length === 0) return;
    budget.reserve(0);
    await draw(
      closerLook(() => unexplained),
      4,
      seedOf(seed, 'closer look'),
    );
  }

  async function minimiseAll(): Promise<void> {
    budget.reserve(0);
    for (const rule of failing().slice(0, minimisedMax)) {
      minimal.set(
        rule,
        await minimise(rule, {
          tally,
          lab,
          perform,
          sent,
          seed,
          investigations: options.investigations,
          spare: 40,
        }),
      );
    }
  }

  /** What a replayed request is compared with; a case may also draw on the pool. */
  async function groundFor(wish: Replay): Promise<void> {
    budget.reserve(0);
    if (wish.kind === 'case') return harvest(lab, knowledge);
    for (const body of wish.before) await lab.find(body);
  }

  async function replayed(wish: Replay): Promise<void> {
    const { violations } = tally.of(wish.rule);
    let seenAgain = 0;
    for (let attempt = 1; attempt <= replays; attempt += 1) {
      const before = violations.length;
      await once(wish);
      if (violations.length > before) seenAgain += 1;
      const recorded = violations.at(-1);
      if (!recorded) continue;
      minimal.set(wish.rule, {
        recorded,
        exchanges: [recorded.exchange],
        replay: wish,
        seenAgain,
        tried: attempt,
      });
    }
  }

  async function once(wish: Replay): Promise<void> {
    if (wish.kind === 'exchange') {
      await lab.find(wish.body, wish.how);
      return;
    }
    const investigation = [...options.investigations, closer].find(({ id }) => id === wish.investigation);
    if (investigation) await perform(investigation, wish.value);
  }

  return {
    steps: replay ? repetition(replay) : exploration,
    state: {
      options,
      startedAt: options.now(),
      tally,
      secrets,
      planned,
      minimal,
      requests: () => budget.spent(),
      interruption: () => interruption,
    },
  };
}

/** Performs every step of a run. */
export async function performAll(run: Run): Promise<void> {
  for (const step of run.steps) await step.perform();
}

/** An exchange as it is kept: the parsed body can be had again from the text. */
function slim(exchange: Exchange): Exchange {
  return { ...exchange, response: { ...exchange.response, json: undefined } };
}
