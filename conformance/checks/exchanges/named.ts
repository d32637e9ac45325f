import { recordId, resourceOf } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';

/** Kinds of which nobody merges two, so that each answer about one is about the one with its id. */
const kept: ReadonlySet<string> = new Set(['api-key', 'service-account', 'invitation', 'ledger', 'user']);
/** Ids that are remembered; a target may make up as many as it likes. */
const knownMost = 10_000;

/**
 * What is answered about one thing does not show the id of another one of its kind. An id that was never seen to be one may
 * be that of something else, as of the access which an invitation has become.
 */
export function ofNamed(): ExchangeJudge {
  const known = new Map<string, number>();
  return (exchange) => {
    const { id: number, operation, org, named = [], response } = exchange;
    const { kind, action } = resourceOf(operation);
    if (!kept.has(kind) || org !== 'own' || !isSuccess(exchange) || !isObject(response.json)) return nothing;
    const shown = recordId(kind, response.json);
    if (shown === undefined || !isLong(shown)) return nothing;
    const key = keyOf(kind, shown);
    const [asked, ...more] = named;
    const isIts = asked !== undefined && keyOf(kind, asked) === key;
    if ((isIts || action === 'create') && known.size < knownMost) known.set(key, known.get(key) ?? number);
    const other = known.get(key);
    if (asked === undefined || more.length > 0 || other === undefined) return nothing;
    return once(isIts, () => ({
      at: 'id',
      expected: `"${asked}", which the call names`,
      received: shown,
      related: [other],
    }));
  };
}

/** No sentence says that ids differ by case. */
const keyOf = (kind: string, id: string): string => `${kind} ${textKey(id.toLowerCase())}`;
