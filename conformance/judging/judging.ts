import type { RuleId } from '../../generated/rules.js';
import { answeredJudge } from '../checks/exchanges/answered.js';
import { judges } from '../checks/exchanges/catalogue.js';
import type { Judge, Known } from '../checks/exchanges/judge.js';
import { type Looked, look } from '../checks/exchanges/looked.js';
import { type Finding, nothing } from '../scene/finding.js';
import type { Exchange } from '../target/exchange.js';

export interface Judgement {
  readonly looked: Looked;
  readonly findings: readonly (readonly [RuleId, Finding])[];
}

/** Judges an exchange by the rules that it `speaks` of, and remembers what rules of the whole run need. */
export type Judging = (exchange: Exchange, speaks?: (rule: RuleId) => boolean) => Judgement;

/** A judge that throws is a fault of the kit. If not all calls are seen, one may have undone what another did. */
export function createJudging(
  known: Known,
  wanted: (rule: RuleId) => boolean,
  broke: (rule: RuleId, error: unknown) => void,
  seesAll = true,
): Judging {
  const begun = (Object.entries(judges) as [RuleId, Judge][])
    .filter(([rule]) => wanted(rule))
    .map(([rule, judge]) => [rule, judge(known)] as const);
  const answered = seesAll ? answeredJudge() : () => [];
  return (exchange, speaks = () => true) => {
    const looked = look(exchange);
    const findings = begun.map(([rule, judge]): readonly [RuleId, Finding] => {
      if (!speaks(rule)) return [rule, nothing];
      try {
        return [rule, judge(looked)];
      } catch (error) {
        broke(rule, error);
        return [rule, nothing];
      }
    });
    const asSuch = answered(exchange).filter(([rule]) => wanted(rule) && speaks(rule));
    return { looked, findings: [...findings, ...asSuch] };
  };
}
