import { recordId, resourceOf } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { type ExchangeJudge, each, nothing, once, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { writes } from '../../target/safety.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { textKey } from '../../target/wire/text-key.js';
import { zonelessMs } from './dates.js';
import type { ExchangeJudges } from './judge.js';

/** At most so many ids are remembered: a target may make up as many as it likes. */
const knownMost = 10_000;

/** A pending invitation that no call has named since it was made. */
interface Untouched {
  readonly expiresAt: number | undefined;
  readonly exchange: number;
}

/**
 * Judges that a pending invitation keeps its status and expiration until a call names it or it expires. An invitation that
 * was ever named is ignored, because its changes may show late; so is one whose email was invited again, because that may
 * end it.
 */
function unchangedUntilNamed(): ExchangeJudge {
  const untouched = new Map<string, Untouched>();
  const touched = new Set<string>();
  const [invited, again] = [new Set<string>(), new Set<string>()];

  return (exchange) => {
    const { id: number, operation, org, named = [], request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    const email = (record: Json | undefined) => textIn(record, 'email')?.toLowerCase();
    // Giving a user access directly may end any invitation.
    if (kind === 'user-access' && action === 'create') {
      for (const each of untouched.keys()) touched.add(each);
    }
    if (kind !== 'invitation' || org !== 'own') return nothing;
    if (writes(operation)) {
      const asked = email(request.json) ?? '';
      if (invited.has(asked)) again.add(asked);
      if (invited.size < knownMost) invited.add(asked);
      if (touched.size < knownMost) for (const each of named) touched.add(each);
    }
    if (!isSuccess(exchange)) return nothing;
    const records = action === 'list' ? itemsOf(response.json) : [response.json].filter(isObject);
    return each(records, (record): Violation | true | undefined => {
      const id = recordId(kind, record);
      if (id === undefined || touched.has(id) || again.has(email(record) ?? '')) return undefined;
      const [status, expiresAt] = [textIn(record, 'status')?.toLowerCase(), expirationOf(record)];
      const before = untouched.get(id);
      if (!before) {
        // Invitations of other callers may be changed by them at any time.
        const isOwn = invited.has(email(record) ?? '');
        const isNew = isOwn && status === 'pending' && untouched.size < knownMost;
        if (isNew) untouched.set(id, { expiresAt, exchange: number });
        return undefined;
      }
      const related = [before.exchange];
      if (status !== undefined && status !== 'pending' && status !== 'expired') {
        const expected = `${id} pending, as before: no call has named it`;
        return { at: 'status', expected, received: status, related };
      }
      if (expiresAt === undefined || before.expiresAt === undefined) return true;
      if (Math.abs(expiresAt - before.expiresAt) <= zonelessMs) return true;
      const expected = `${id} to expire as before: no call has named it`;
      return { at: 'expiresAt', expected, received: textIn(record, 'expiresAt') ?? '', related };
    });
  };
}

function expirationOf(record: JsonObject): number | undefined {
  const time = Date.parse(textIn(record, 'expiresAt') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Kinds whose records are never merged, so that an answer about one has the id that the call names. */
const kept: ReadonlySet<string> = new Set(['api-key', 'service-account', 'invitation', 'ledger', 'user']);
/**
 * Judges that the answer to a call which names one record does not have the id of another record of its kind. Only ids that
 * are known to be of this kind count: another may be, for example, that of the access which an invitation has become.
 */
function showsNamedId(): ExchangeJudge {
  const known = new Map<string, number>();
  return (exchange) => {
    const { id: number, operation, org, named = [], response } = exchange;
    const { kind, action } = resourceOf(operation);
    if (!kept.has(kind) || org !== 'own' || !isSuccess(exchange) || !isObject(response.json)) return nothing;
    const shown = recordId(kind, response.json);
    if (shown === undefined || !isLong(shown)) return nothing;
    const key = keyOf(kind, shown);
    const [asked, ...more] = named;
    const isNamed = asked !== undefined && keyOf(kind, asked) === key;
    if ((isNamed || action === 'create') && known.size < knownMost) known.set(key, known.get(key) ?? number);
    const other = known.get(key);
    if (asked === undefined || more.length > 0 || other === undefined) return nothing;
    return once(isNamed, () => ({
      at: 'id',
      expected: `"${asked}", which the call names`,
      received: shown,
      related: [other],
    }));
  };
}

/** Ignores letter case: the specification does not say that it distinguishes ids. */
const keyOf = (kind: string, id: string): string => `${kind} ${textKey(id.toLowerCase())}`;

/** Judges that calls are about the records that they name, and change no others (section 4.3). */
export const byIdJudges = {
  'resource.by-id': {
    begin() {
      const judges = [unchangedUntilNamed(), showsNamedId()];
      return (exchange) => {
        const findings = judges.map((judge) => judge(exchange));
        return {
          observations: findings.reduce((sum, { observations }) => sum + observations, 0),
          violations: findings.flatMap(({ violations }) => violations),
        };
      };
    },
  },
} satisfies ExchangeJudges;
