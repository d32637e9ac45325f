import { type OperationId, operations } from '../../../generated/operations.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { ExchangeJudges } from './judge.js';
import { leakSearch } from './leaks.js';

/** Operations whose answers show a secret, and the member that holds it, come from the contract. */
type SecretOperation = {
  [Id in OperationId]: (typeof operations)[Id]['resource'] extends { readonly secret: string } ? Id : never;
}[OperationId];

/** Shorter ones may occur by chance. */
const secretMin = 8;
/** Longer ones are no secrets that anybody uses, and more of them than a run makes are none that it has to know. */
const [secretMost, secretsMost] = [16 * 1024, 500];

/**
 * Sections 4.3 and 5: a secret is in the answer that makes it, and in no other one. Every byte that comes later is
 * searched, whatever it answers; a violation never shows the secret itself.
 */
function neverAgain(operation: SecretOperation): ExchangeJudge {
  const seen: string[] = [];
  const search = leakSearch();
  return (exchange) => {
    const made = secretIn(exchange, operation);
    // The answer to a creation may show what it makes, also where that is no news: another rule wants it to be.
    const forbidden = seen.filter((secret) => secret !== made);
    const found = forbidden.length > 0 ? search(exchange, forbidden) : undefined;
    if (made !== undefined && seen.length < secretsMost && !seen.includes(made)) seen.push(made);
    if (forbidden.length === 0) return nothing;
    return once(found === undefined, () => ({
      at: found?.at ?? 'body',
      expected: 'no secret that an earlier answer has shown',
      received: `a secret of ${found?.length ?? 0} characters`,
    }));
  };
}

function secretIn(exchange: Exchange, made: SecretOperation): string | undefined {
  const { json } = exchange.response;
  if (exchange.operation !== made || !isSuccess(exchange) || !isObject(json)) return undefined;
  const secret = json[operations[made].resource.secret];
  return typeof secret === 'string' && secret.length >= secretMin && secret.length <= secretMost
    ? secret
    : undefined;
}

/** Judges that remember over a whole run what no later answer may hold. */
export const secretJudges = {
  'apikey.full-never-again': { begin: () => neverAgain('createApiKey') },
  'sa.secret-once': { begin: () => neverAgain('createServiceAccount') },
  'sa.regen-secret-once': { begin: () => neverAgain('regenerateSecret') },
} satisfies ExchangeJudges;
