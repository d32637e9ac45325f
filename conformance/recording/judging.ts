import type { RuleId } from '../../generated/rules.js';
import {
  type ExchangeJudge,
  type Finding,
  type FindJudge,
  nothing,
  type RecordJudge,
} from '../checks/finding.js';
import type { Memory } from '../memory/memory.js';
import {
  exchangeJudges,
  findJudges,
  memoryJudges,
  recordJudges,
  runJudges,
  uniqueIdJudges,
} from '../rules/catalogue.js';
import { longitudinalJudges } from '../rules/longitudinal.js';
import { shownPeople } from '../rules/shown-people.js';
import type { Exchange } from '../target/exchange.js';
import { type FindView, viewOf } from '../view/find-view.js';
import type { Secrets } from './secrets.js';

/** What every exchange rule says about one exchange. */
export interface Judgement {
  readonly sight: FindView | undefined;
  readonly findings: readonly (readonly [RuleId, Finding])[];
}

/** Judges one exchange after the other, and remembers between them what rules of the whole run need. */
export type Judging = (exchange: Exchange) => Judgement;

/**
 * @param earlier what an earlier run remembers
 * @param broke is told of a judge that throws: a fault of the kit, which must not end the run
 */
export function createJudging(
  secrets: Secrets,
  wanted: (rule: RuleId) => boolean,
  broke: (rule: RuleId, error: unknown) => void,
  earlier?: Memory,
): Judging {
  const remembered = entries(memoryJudges).map(([rule, judge]) => [rule, judge.begin()] as const);
  const exchangeRules = [
    ...entries<ExchangeJudge>(exchangeJudges(() => secrets.all())),
    ...remembered,
  ].filter(([rule]) => wanted(rule));
  const remembering = entries(runJudges).map(([rule, judge]) => [rule, judge.begin()] as const);
  const recordRules = [
    ...entries<RecordJudge>(recordJudges),
    ...entries(uniqueIdJudges).map(([rule, judge]) => [rule, judge.begin()] as const),
  ].filter(([rule]) => wanted(rule));
  const findRules = [
    ...entries<FindJudge>(findJudges),
    ...entries<FindJudge>(longitudinalJudges(earlier)),
    ...remembering,
  ].filter(([rule]) => wanted(rule));
  return (exchange) => {
    const sight = exchange.operation === 'find' ? viewOf(exchange) : undefined;
    const judged = (rule: RuleId, judge: () => Finding) => {
      try {
        return [rule, judge()] as const;
      } catch (error) {
        broke(rule, error);
        return [rule, nothing] as const;
      }
    };
    const ofExchange = exchangeRules.map(([rule, judge]) => judged(rule, () => judge(exchange)));
    const ofFind = sight ? findRules.map(([rule, judge]) => judged(rule, () => judge(sight))) : [];
    const shown = sight ?? shownPeople(exchange);
    const ofRecords = shown ? recordRules.map(([rule, judge]) => judged(rule, () => judge(shown))) : [];
    return { sight, findings: [...ofExchange, ...ofFind, ...ofRecords] };
  };
}

/** Entries of a table keyed by rule, with the keys typed as what they are. */
function entries<T>(table: Partial<Record<RuleId, T>>): (readonly [RuleId, T])[] {
  return Object.entries(table) as [RuleId, T][];
}
