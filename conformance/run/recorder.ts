import { AsyncLocalStorage } from 'node:async_hooks';
import { createKnowledge } from '../arbitraries/knowledge.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { type Anomaly, anomaliesIn } from '../checks/relations/anomalies.js';
import { createJudging } from '../judging/judging.js';
import { createSecrets } from '../judging/secrets.js';
import { createTally } from '../judging/tally.js';
import { createNames } from '../report/names.js';
import { keptExchange } from '../scene/kept.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf } from '../target/target.js';
import type { ResolvedOptions } from './options/run-options.js';

/** What is being performed: kept per chain of calls, because cases may be performed in parallel. */
export interface Current {
  readonly investigation: string;
  readonly value: Json | undefined;
  /** The last exchange of this case. */
  last?: Exchange;
  /** A good request of this case that met a 5xx which need not come again. */
  passing?: Exchange;
  /** It was left out, because one more request might have harmed somebody. */
  withheld?: true;
}

const anomaliesMax = 40;
/** Before the first case, and between them: what a replay begins with as well. */
export const outside: Current = { investigation: 'discover', value: undefined };
/** One for all runs of a process: Node carries each such storage along with every promise, for good. */
const performing = new AsyncLocalStorage<{ readonly run: object; readonly now: Current }>();

/**
 * Where every exchange of a run ends up: whoever sends tells it, and it judges and keeps. It sends nothing itself.
 * @param onRecorded is handed each exchange after it was judged
 */
export function createRecorder(
  { target, wanted, earlier }: Pick<ResolvedOptions, 'target' | 'wanted' | 'earlier'>,
  onRecorded: (looked: Looked) => void,
) {
  const secrets = createSecrets(target);
  const knowledge = createKnowledge();
  const tally = createTally();
  const names = createNames(addressesOf(target));
  const judging = createJudging({ secrets: secrets.all, earlier }, wanted, tally.broke);
  const sent = new Map<number, Exchange>();
  const anomalies: Anomaly[] = [];
  const run = {};
  const current = (): Current => {
    const performed = performing.getStore();
    return performed?.run === run ? performed.now : { ...outside };
  };

  return {
    /** Judges an exchange, and keeps what the run learns of it. */
    record(exchange: Exchange): void {
      names.learn(exchange.request.json);
      names.learn(exchange.response.json);
      const { looked, findings } = judging(exchange);
      const sight = looked.find;
      const kept = keptExchange(exchange);
      const now = current();
      const { investigation, value } = now;
      sent.set(exchange.id, kept);
      for (const [rule, finding] of findings) {
        tally.add(rule, finding, { investigation, value, exchange: kept, shownBy: 'exchange' });
      }
      now.last = kept;
      if (kept.fault === 'passing') now.passing = kept;
      if (sight && isAdmitted(exchange)) {
        if (anomalies.length < anomaliesMax) anomalies.push(...anomaliesIn(sight, knowledge.byKey));
        knowledge.learn(sight);
      }
      onRecorded(looked);
    },
    /** Does `work` as a case: whatever is recorded meanwhile belongs to it. */
    within: <T>(now: Current, work: () => Promise<T>): Promise<T> => performing.run({ run, now }, work),
    current,
    tally,
    secrets,
    /** Whom the run has spoken of. */
    names,
    knowledge,
    /** Every exchange so far, by its id. */
    sent,
    /** Answers that differ from what was known, and are worth a closer look. */
    anomalies,
  };
}
