import { recordId, resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { writes } from '../../target/safety.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { zonelessMs } from './dates.js';
import { type ExchangeJudges, Memory } from './judge.js';

/** A pending invitation that no call has named since it was made. */
interface Untouched {
  readonly expiresAt: number;
  readonly exchange: number;
  /** Whether a call has named it, so that its changes may show late. */
  isTouched: boolean;
}

/**
 * Judges that a pending invitation keeps its status and expiration until a call names it or it expires. One whose email was
 * invited again is ignored, because that may end it.
 */
function unchangedUntilNamed(): ExchangeJudge {
  const made = new Memory<Untouched>();
  /** How often the run invited an email. */
  const invited = new Memory<number>();

  return (exchange) => {
    const { id: number, operation, org, named = [], request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    const timesOf = (record: Json | undefined) =>
      invited.get(textIn(record, 'email')?.toLowerCase() ?? '') ?? 0;
    // Giving a user access directly may end any invitation.
    if (kind === 'user-access' && action === 'create') for (const one of made.values()) one.isTouched = true;
    if (kind !== 'invitation' || org !== 'own') return nothing;
    if (writes(operation)) {
      const email = textIn(request.json, 'email')?.toLowerCase() ?? '';
      invited.set(email, (invited.get(email) ?? 0) + 1);
      for (const id of named)
        made.known(id, { expiresAt: 0, exchange: number, isTouched: true }).isTouched = true;
    }
    if (!isSuccess(exchange)) return nothing;
    const records = action === 'list' ? itemsOf(response.json) : [response.json].filter(isObject);
    return each(records, (record): Violation | true | undefined => {
      const id = recordId(kind, record);
      const status = textIn(record, 'status')?.toLowerCase();
      const expiresAt = Date.parse(textIn(record, 'expiresAt') ?? '');
      if (id === undefined || timesOf(record) > 1) return undefined;
      const before = made.get(id);
      if (!before) {
        // Invitations of other callers may be changed by them at any time.
        const isNew = timesOf(record) === 1 && status === 'pending';
        if (isNew) made.set(id, { expiresAt, exchange: number, isTouched: false });
        return undefined;
      }
      if (before.isTouched) return undefined;
      const related = [before.exchange];
      if (status !== undefined && status !== 'pending' && status !== 'expired') {
        const expected = `${id} pending, as before: no call has named it`;
        return { at: 'status', expected, received: status, related };
      }
      if (!(Math.abs(expiresAt - before.expiresAt) > zonelessMs)) return true;
      const expected = `${id} to expire as before: no call has named it`;
      return { at: 'expiresAt', expected, received: textIn(record, 'expiresAt') ?? '', related };
    });
  };
}

/** Judges that calls are about the records that they name, and change no others (section 4.3). */
export const byIdJudges = {
  'resource.by-id': { begin: unchangedUntilNamed },
} satisfies ExchangeJudges;
