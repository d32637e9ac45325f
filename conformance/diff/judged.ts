import { type RuleId, rules } from '../../generated/rules.js';
import { explainedBy } from '../checks/exchanges/precedence.js';
import { occurringRelations } from '../checks/relations/occurring.js';
import { createJudging } from '../judging/judging.js';
import { createSecrets, secretsIn } from '../judging/secrets.js';
import { createTally } from '../judging/tally.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';

/** The judges of one side, with a tally of what they have observed. */
export function createJudged(target: Target) {
  const secrets = createSecrets(target);
  const tally = createTally();
  const judging = createJudging({ secrets: secrets.all, earlier: undefined }, () => true, tally.broke);
  const occurring = occurringRelations();
  return {
    tally,
    secrets,
    /** Whether another broken rule explains that this one is broken. */
    explained: (rule: RuleId): boolean => explainedBy(rule, tally.broken()) !== undefined,
    /** Returns the rules that an exchange breaks, and those that apply to it. */
    see(exchange: Exchange): { readonly broken: readonly RuleId[]; readonly spoke: readonly RuleId[] } {
      for (const secret of secretsIn(exchange)) secrets.add(secret);
      const { looked, findings } = judging(exchange);
      const related = looked.find
        ? occurring(looked.find).map(({ rule, finding }) => [rule, finding] as const)
        : [];
      const said = [...findings, ...related].filter(([, { observations }]) => observations > 0);
      for (const [rule, finding] of said) {
        const { investigation } = exchange;
        tally.add(rule, finding, { investigation, value: undefined, exchange, shownBy: 'exchange' });
      }
      return {
        broken: said.flatMap(([rule, { violations }]) => (violations.length > 0 ? [rule] : [])),
        spoke: said.map(([rule]) => rule),
      };
    },
  };
}

export const isBinding = (rule: RuleId): boolean => rules[rule].basis !== 'assumed';
