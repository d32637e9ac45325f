import { AsyncLocalStorage } from 'node:async_hooks';
import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { createKnowledge, type Knowledge } from '../arbitraries/knowledge.js';
import type { CheckContext } from '../checks/check-context.js';
import { nothing } from '../checks/finding.js';
import type { AnyInvestigation, Outcome } from '../checks/investigation.js';
import { type Anomaly, anomaliesIn, recheckOf } from '../relations/anomalies.js';
import { createNames, type Names } from '../report/names.js';
import { headOf } from '../resources/journal-head.js';
import { createOwnedResources, type OwnedResources } from '../resources/owned-resources.js';
import { blamed } from '../rules/precedence.js';
import { EndScenario } from '../target/end-scenario.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import type { Json } from '../target/json.js';
import { type Performed, Withheld } from '../target/withheld.js';
import { type Budget, createBudget } from './budget.js';
import { createCheckContext } from './create-check-context.js';
import { createJudging } from './judging.js';
import { keptExchange } from './kept.js';
import type { RunOptions } from './options.js';
import { createPatience, type Patience } from './patience.js';
import { createSecrets, type Secrets } from './secrets.js';
import { brokenRules, createTally, type Tally } from './tally.js';
import { undisturbed } from './undisturbed.js';

/** What the steps of a run work with and share. */
export interface RunContext {
  readonly options: RunOptions;
  readonly checkContext: CheckContext;
  readonly budget: Budget;
  readonly patience: Patience;
  readonly knowledge: Knowledge;
  readonly tally: Tally;
  readonly secrets: Secrets;
  /** Whom the run has spoken of. */
  readonly names: Names;
  /** What the run made on the target. */
  readonly owned: OwnedResources;
  /** Every exchange so far, by its id. */
  readonly sent: ReadonlyMap<number, Exchange>;
  /** Answers that differ from what was known, and are worth a recheck look. */
  readonly anomalies: readonly Anomaly[];
  /** The recheck look at them. */
  readonly recheck: AnyInvestigation;
  readonly investigationOf: (id: string) => AnyInvestigation | undefined;
  /** Rules that can fail a run, were violated, and are to be blamed for it. */
  failing(): RuleId[];
  ended(): boolean;
  interruption(): Interruption | undefined;
  /** Does `work` and notes what interrupts it: an interruption is no error. Does nothing once the run has ended. */
  uninterrupted(work: () => Promise<void>): Promise<void>;
  /** Something broke beside all work: nothing more is sent, and what is on its way is given up. */
  broke(error: unknown): void;
  /** Performs one case; what it says of rules beyond single exchanges is added to the tally. */
  perform(investigation: AnyInvestigation, value: Json): Promise<Performed>;
  /** Performs `runs` cases that fast-check draws from `seed`. A violation does not stop it: others may be hidden. */
  draw(investigation: AnyInvestigation, runs: number, seed: number): Promise<void>;
}

/** What is being performed: kept per chain of calls, because cases may be performed in parallel. */
interface Current {
  readonly investigation: string;
  readonly value: Json | undefined;
  /** The last exchange of this case. */
  last?: Exchange;
  /** A good request of this case that met a 5xx which need not come again. */
  passing?: Exchange;
  /** It was left out, because one more request might have harmed somebody. */
  withheld?: true;
}

const suspectsMax = 40;
/** Requests that finding again what has no id takes at most. */
const listingsMax = 8;

export function createRunContext(options: RunOptions): RunContext {
  const wanted = options.rules ?? (() => true);
  const budget = createBudget(options.budget, options.rate);
  const patience = createPatience(options.limits.waitMs);
  const secrets = createSecrets(options.target);
  const knowledge = createKnowledge();
  const tally = createTally();
  const names = createNames();
  const judging = createJudging(secrets, wanted, tally.broke, options.earlier);
  const sent = new Map<number, Exchange>();
  const anomalies: Anomaly[] = [];
  const performing = new AsyncLocalStorage<Current>();
  const outside: Current = { investigation: 'discover', value: undefined };
  const current = () => performing.getStore() ?? outside;
  let interruption: Interruption | undefined;

  const owned = createOwnedResources(options.journal, headOf(options.target, options.prefix), (count) =>
    budget.keep('owned', count === 0 ? 0 : count + listingsMax),
  );
  const checkContext = createCheckContext({
    ...options,
    owned,
    budget,
    patience,
    secrets,
    pool: knowledge,
    investigation: () => current().investigation,
    record(exchange) {
      names.learn(exchange.request.json);
      names.learn(exchange.response.json);
      const { sight, findings } = judging(exchange);
      const kept = keptExchange(exchange);
      const { investigation, value } = current();
      sent.set(exchange.id, kept);
      for (const [rule, finding] of findings) {
        tally.add(rule, finding, { investigation, value, exchange: kept, shownBy: 'exchange' });
      }
      current().last = kept;
      if (kept.fault === 'passing') current().passing = kept;
      if (sight && isAdmitted(exchange)) {
        if (anomalies.length < suspectsMax) anomalies.push(...anomaliesIn(sight, knowledge.byKey));
        knowledge.learn(sight);
      }
      tell();
    },
  });

  /** The first reason to end the run counts. */
  function interrupted(by: Interruption): void {
    if (!interruption?.endsRun) interruption = by;
  }

  function tell(): void {
    if (!options.onProgress) return;
    const violated = failing();
    options.onProgress({
      phase: current().investigation,
      requests: budget.spent(),
      budget: budget.limit,
      rulesExercised: tally.exercised(),
      failures: violated.length,
      failing: violated,
    });
  }

  const failing = () => blamed(brokenRules(tally));
  const ended = () => interruption?.endsRun === true || options.enough?.(tally) === true;
  const recheck = recheckOf(() => anomalies);

  /**
   * A case that breaks is a fault of the kit, and one whose answers cannot be read is none of anybody's rules: the rules
   * that it is for cannot be judged, and the run goes on.
   */
  async function performed(investigation: AnyInvestigation, value: Json): Promise<readonly Outcome[]> {
    try {
      return await investigation.perform(value, checkContext);
    } catch (error) {
      if (error instanceof EndScenario) {
        if (error instanceof Withheld) current().withheld = true;
        return investigation.rules.map((rule) => ({ rule, finding: nothing, [error.kind]: error.message }));
      }
      if (error instanceof Interruption && error.kind === 'unreadable') {
        interruption ??= error;
        for (const rule of investigation.rules) tally.inconclusive(rule, error.message);
        return [];
      }
      if (error instanceof Interruption || investigation.rules.length === 0) throw error;
      for (const rule of investigation.rules) tally.broke(rule, error);
      return [];
    }
  }

  async function perform(investigation: AnyInvestigation, value: Json): Promise<Performed> {
    const now: Current = { investigation: investigation.id, value };
    const outcomes = await performing.run(now, () =>
      undisturbed(checkContext.control, () => performed(investigation, value)),
    );
    for (const { rule, finding, inconclusive, skipped, exchange } of outcomes) {
      if (!wanted(rule)) continue;
      if (inconclusive !== undefined) tally.inconclusive(rule, inconclusive);
      if (skipped !== undefined) tally.skipped(rule, skipped);
      const shown = exchange === undefined ? now.last : (sent.get(exchange.id) ?? exchange);
      if (!shown && finding.observations === 0) continue;
      if (!shown) throw new Error(`${investigation.id} has outcomes although it sent nothing`);
      // What such an answer left out may be all that is missing.
      if (now.passing && finding.violations.length > 0 && shown.fault !== 'persistent') {
        const { operation, response } = now.passing;
        tally.inconclusive(rule, `${operation} was answered with status ${response.status} in between`);
        continue;
      }
      tally.add(rule, finding, {
        investigation: investigation.id,
        value,
        exchange: shown,
        shownBy: 'case',
      });
    }
    return now.withheld ? 'withheld' : 'performed';
  }

  return {
    options,
    checkContext,
    budget,
    patience,
    knowledge,
    tally,
    secrets,
    names,
    owned,
    sent,
    anomalies,
    recheck,
    investigationOf: (id) => [...options.investigations, recheck].find((each) => each.id === id),
    failing,
    ended,
    interruption: () => interruption,
    async uninterrupted(work) {
      if (ended()) return;
      try {
        await work();
      } catch (error) {
        interrupted(error instanceof Interruption ? error : kitBroke(error));
      }
    },
    broke(error) {
      const reason = kitBroke(error);
      interrupted(reason);
      budget.break(reason);
    },
    perform,
    async draw(investigation, runs, seed) {
      let stopped: unknown;
      const property = fc.asyncProperty(investigation.cases(knowledge), async (value) => {
        if (stopped !== undefined || ended()) return;
        try {
          await perform(investigation, value);
        } catch (error) {
          stopped = error;
        }
      });
      await fc.check(property, { seed, numRuns: runs });
      if (stopped !== undefined) throw stopped;
    },
  };
}

function kitBroke(error: unknown): Interruption {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Interruption('kit-broke', `the kit broke: ${why}`, { cause: error });
}
