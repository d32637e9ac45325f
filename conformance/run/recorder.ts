import { AsyncLocalStorage } from 'node:async_hooks';
import { createKnowledge } from '../arbitraries/knowledge.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { createJudging } from '../judging/judging.js';
import { createSecrets } from '../judging/secrets.js';
import { createTally } from '../judging/tally.js';
import { createNames } from '../report/names.js';
import { keptExchange } from '../scene/kept.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf } from '../target/target.js';
import type { ResolvedOptions } from './options/run-options.js';

/** The case being performed. It is kept per asynchronous context, because cases may be performed concurrently. */
export interface Current {
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

/** Judges and keeps every exchange of a run; senders pass it theirs. It calls `onRecorded` after each. */
export function createRecorder(
  { target, wanted }: Pick<ResolvedOptions, 'target' | 'wanted'>,
  onRecorded: (looked: Looked) => void,
) {
  const secrets = createSecrets(target);
  const knowledge = createKnowledge();
  const tally = createTally();
  const names = createNames(addressesOf(target));
  const judging = createJudging({ secrets: secrets.all }, wanted, tally.broke);
  const sent = new Map<number, Exchange>();
  const run = {};
  const current = (): Current => {
    const performed = performing.getStore();
    return performed?.run === run ? performed.now : { ...outside };
  };

  return {
    record(exchange: Exchange): void {
      names.learn(exchange.request.json);
      names.learn(exchange.response.json);
      const { looked, findings } = judging(exchange);
      const kept = keptExchange(exchange);
      const now = current();
      const { investigation, value } = now;
      sent.set(exchange.id, kept);
      for (const [rule, finding] of findings) {
        tally.add(rule, finding, { investigation, value, exchange: kept, shownBy: 'exchange' });
      }
      now.last = kept;
      if (kept.fault === 'passing') now.passing = kept;
      if (looked.find && isAdmitted(exchange)) knowledge.learn(looked.find);
      onRecorded(looked);
    },
    /** Runs `work` as a case, to which everything belongs that it records. */
    within: <T>(now: Current, work: () => Promise<T>): Promise<T> => performing.run({ run, now }, work),
    current,
    tally,
    secrets,
    names,
    knowledge,
    /** Every exchange so far, by its id. */
    sent,
  };
}
