import { AsyncLocalStorage } from 'node:async_hooks';
import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { createKnowledge } from '../arbitraries/knowledge.js';
import type { AnyInvestigation, Outcome } from '../check/check-context.js';
import { createWaitBudget } from '../check/eventually.js';
import { nothing } from '../check/finding.js';
import type { Looked } from '../checks/exchanges/judge.js';
import { blamed } from '../checks/exchanges/precedence.js';
import { performances } from '../checks/registry/registry.js';
import { createJudging, createTally, keptExchange } from '../judging/judging.js';
import { createSecrets } from '../judging/secrets.js';
import { createNames } from '../report/names.js';
import { createOwnedResources, headOf } from '../resources/journal.js';
import { EndScenario, Interruption, NotSentError } from '../target/end-scenario.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf } from '../target/target.js';
import type { Progress } from './events.js';
import type { ResolvedOptions } from './run-options.js';
import { createBudget } from './sending/budget.js';
import { createCheckContext } from './sending/create-check-context.js';
import type { Minimal } from './shrink.js';

/** The maximum number of requests to find the ids of resources that have none. */
const listingsMax = 8;

/** The case being performed. It is kept per asynchronous context, because cases may be performed concurrently. */
interface Current {
  readonly investigation: string;
  readonly value: Json | undefined;
  last?: Exchange;
  /** The last exchange of this case whose fault is 'passing'. */
  passing?: Exchange;
  /** It was left out, because one more request might have done harm. */
  withheld?: true;
}

/** Current outside of all cases: before the first one and between them. A replay begins with it as well. */
export const outside: Current = { investigation: 'discover', value: undefined };
/** Shared by all runs of a process, because Node propagates every such storage along each promise, for good. */
const performing = new AsyncLocalStorage<{ readonly run: object; readonly now: Current }>();

export type RunContext = ReturnType<typeof createRunContext>;

/** @param onExchange called with each exchange after it was judged, and with the progress */
export function createRunContext(
  options: ResolvedOptions,
  onExchange: (looked: Looked, progress: Progress) => void,
) {
  const { wanted, journal, target } = options;
  const budget = createBudget(options);
  const waitBudget = createWaitBudget(options.limits.waitMs);
  const [tally, knowledge, secrets] = [createTally(), createKnowledge(), createSecrets(target)];
  const names = createNames(addressesOf(target));
  const judging = createJudging({ secrets: secrets.all }, wanted, tally.broke);
  /** Every exchange so far, by its id. */
  const sent = new Map<number, Exchange>();
  const owned = createOwnedResources(journal, headOf(target, options.prefix), (count) =>
    budget.keep('owned', count === 0 ? 0 : count + listingsMax),
  );
  const investigation = () => current().investigation;
  const pool = knowledge;
  const parts = { options, owned, budget, waitBudget, secrets, pool, record, investigation };
  const checkContext = createCheckContext(parts);
  const run = {};
  let interruption: Interruption | undefined;

  function current(): Current {
    const performed = performing.getStore();
    return performed?.run === run ? performed.now : { ...outside };
  }

  /** Judges and keeps an exchange, which belongs to the current case. */
  function record(exchange: Exchange): void {
    names.learn(exchange.request.json);
    names.learn(exchange.response.json);
    const { looked, findings } = judging(exchange);
    const kept = keptExchange(exchange);
    const now = current();
    const { investigation, value } = now;
    sent.set(exchange.id, kept);
    for (const [rule, finding] of findings)
      tally.add(rule, finding, { investigation, value, exchange: kept, shownBy: 'exchange' });
    now.last = kept;
    if (kept.fault === 'passing') now.passing = kept;
    if (looked.find && isAdmitted(exchange)) knowledge.learn(looked.find);
    const violated = failing();
    onExchange(looked, {
      phase: investigation,
      requests: budget.spent(),
      budget: budget.limit,
      rulesExercised: tally.exercised(),
      failures: violated.length,
      failing: violated,
    });
  }

  const failing = () => blamed(tally.broken());
  const ended = () => interruption?.endsRun === true || options.enough(tally);

  /** The first reason to end the run counts. The end of finds says more than the spent budget, which others used up. */
  function interrupted(by: Interruption): void {
    if (interruption?.kind === 'spending-ended' && by.kind === 'budget-spent') return;
    if (!interruption?.endsRun) interruption = by;
  }

  /** Performs a case. If it throws, or its answers cannot be read, its rules cannot be judged, and the run goes on. */
  async function performed({ rules, perform }: AnyInvestigation, value: Json): Promise<readonly Outcome[]> {
    try {
      return await perform(value, checkContext);
    } catch (error) {
      const isUnreadable = error instanceof Interruption && error.kind === 'unreadable';
      if (isUnreadable) interruption ??= error;
      if (error instanceof NotSentError) current().withheld = true;
      if (error instanceof EndScenario || isUnreadable) {
        const kind = error instanceof EndScenario ? error.kind : 'inconclusive';
        return rules.map((rule) => ({ rule, finding: nothing, [kind]: error.message }));
      }
      if (error instanceof Interruption || rules.length === 0) throw error;
      for (const rule of rules) tally.broke(rule, error);
      return [];
    }
  }

  /** Returns whether the case was performed, and not withheld because one more request might have done harm. */
  async function perform(investigation: AnyInvestigation, value: Json): Promise<boolean> {
    const { id } = investigation;
    const now: Current = { investigation: id, value };
    const outcomes = await performing.run({ run, now }, () => performed(investigation, value));
    for (const { rule, finding, inconclusive, skipped, exchange } of outcomes) {
      if (!wanted(rule)) continue;
      if (inconclusive !== undefined) tally.inconclusive(rule, inconclusive);
      if (skipped !== undefined) tally.skipped(rule, skipped);
      const shown = exchange === undefined ? now.last : (sent.get(exchange.id) ?? exchange);
      if (!shown && finding.observations === 0) continue;
      if (!shown) throw new Error(`${id} has outcomes although it sent nothing`);
      // The violation may be due to what a request with a passing fault did not do. What shows it in a scenario rules out others.
      const doubtful = exchange ?? now.passing;
      if (doubtful?.fault === 'passing' && finding.violations.length > 0 && shown.fault !== 'persistent') {
        const { operation, response } = doubtful;
        tally.inconclusive(rule, `${operation} was answered with status ${response.status} in between`);
      } else tally.add(rule, finding, { investigation: id, value, exchange: shown, shownBy: 'case' });
    }
    return !now.withheld;
  }

  return {
    options,
    checkContext,
    startedAt: options.now(),
    ...{ tally, secrets, names, knowledge, sent },
    /** Failures that were reproduced, as small as they got. */
    minimal: new Map<RuleId, Minimal>(),
    budget,
    waitBudget,
    owned,
    investigationOf: (id: string) => performances.find((each) => each.id === id),
    /** Violated rules that can fail a run and are to blame, and not another rule. */
    failing,
    ended,
    interruption: () => interruption,
    /** Runs `work` unless the run has ended, and records what interrupts it: an interruption is no error. */
    async uninterrupted(work: () => Promise<void>): Promise<void> {
      if (ended()) return;
      try {
        await work();
      } catch (error) {
        interrupted(error instanceof Interruption ? error : kitBroke(error));
      }
    },
    /** Ends the run after an error of the kit outside of all cases. */
    broke: (error: unknown): void => interrupted(kitBroke(error)),
    perform,
    /** Performs `runs` cases that fast-check draws from `seed`. A violation does not stop it, as it may hide others. */
    async draw(investigation: AnyInvestigation, runs: number, seed: number): Promise<void> {
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
