import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf, textIn } from '../../target/wire/members.js';

/**
 * Section 4.3: "group by org or principal". Where an answer was in the group that was asked for, every other one is.
 * @param isNaming whether records of this group name principals
 */
const grouped = (group: string, isNaming: boolean) => ({
  begin(): ExchangeJudge {
    let wasRight = false;
    return (exchange) => {
      const { operation, request, response } = exchange;
      if (operation !== 'getUsage' || !isSuccess(exchange) || !request.url.includes(`group_by=${group}`))
        return nothing;
      const records = itemsOf(response.json);
      const names = records.flatMap((record) => textIn(record, 'principal') ?? []);
      if (records.length === 0) return nothing;
      wasRight ||= names.length > 0 === isNaming;
      if (!wasRight) return nothing;
      return once(names.length > 0 === isNaming, () => ({
        at: 'records',
        expected: `${isNaming ? 'principals' : 'no principals'}, as an earlier answer has it to the same`,
        received: names,
      }));
    };
  },
});

/** Judges of usage in groups. */
export const usageGroupJudges = {
  'usage.group-org': grouped('org', false),
  'usage.group-principal': grouped('principal', true),
} satisfies Partial<Record<RuleId, { begin(): ExchangeJudge }>>;
