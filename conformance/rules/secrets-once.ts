import type { OperationId } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import { type ExchangeJudge, nothing, once } from './judge.js';
import { leakSearch } from './leaks.js';

/** Secrets that an answer shows once: the operation that makes one, the member that holds it, the rule that forbids it later. */
const shownOnce = [
  { rule: 'apikey.full-never-again', operation: 'createApiKey', member: 'key' },
  { rule: 'sa.secret-once', operation: 'createServiceAccount', member: 'clientSecret' },
  { rule: 'sa.regen-secret-once', operation: 'regenerateSecret', member: 'clientSecret' },
] as const satisfies readonly { rule: RuleId; operation: OperationId; member: string }[];

export type ShownOnceRuleId = (typeof shownOnce)[number]['rule'];

/** Shorter ones may occur by chance. */
const secretMin = 8;

/**
 * Sections 4.3 and 5: a secret is in the answer that makes it, and in no other one. Every byte that comes later is
 * searched, whatever it answers; a violation never shows the secret itself.
 */
function neverAgain({ operation, member }: (typeof shownOnce)[number]): ExchangeJudge {
  const seen: string[] = [];
  const search = leakSearch();
  return (exchange) => {
    const made = secretIn(exchange, operation, member);
    // The answer to a creation may show what it makes, also where that is no news: another rule wants it to be.
    const forbidden = seen.filter((secret) => secret !== made);
    const found = forbidden.length > 0 ? search(exchange, forbidden) : undefined;
    if (made !== undefined && !seen.includes(made)) seen.push(made);
    if (forbidden.length === 0) return nothing;
    return once(found === undefined, () => ({
      at: found?.at ?? 'body',
      expected: 'no secret that an earlier answer has shown',
      received: `a secret of ${found?.length ?? 0} characters`,
    }));
  };
}

function secretIn(exchange: Exchange, made: OperationId, member: string): string | undefined {
  const { json } = exchange.response;
  if (exchange.operation !== made || !isSuccess(exchange) || !isObject(json)) return undefined;
  const secret = json[member];
  return typeof secret === 'string' && secret.length >= secretMin ? secret : undefined;
}

/** Judges that remember over a whole run what no later answer may hold. */
export const secretJudges: Readonly<Record<ShownOnceRuleId, { begin(): ExchangeJudge }>> = {
  'apikey.full-never-again': { begin: () => neverAgain(shownOnce[0]) },
  'sa.secret-once': { begin: () => neverAgain(shownOnce[1]) },
  'sa.regen-secret-once': { begin: () => neverAgain(shownOnce[2]) },
};
