import { type Finding, nothing, once, type Violation } from '../../rules/judge.js';
import type { Outcome } from '../../run/investigation.js';
import type { Exchange } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { readNaive } from '../../target/session.js';
import type { OutcomeRuleId } from '../outcome-rules.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
/** Anything but digits and their separators after the time: Z, an offset, the name of a zone. */
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

/** The time on the target's clock when it answered, by its Date header; undefined when it sent none. */
export function targetTime({ response }: Exchange): number | undefined {
  const time = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** What the sign-in of a service account says about `expiresAt` (sections 4.2 and 5 rule 3). */
export function expiryOf(exchange: Exchange): Outcome[] {
  const body = exchange.response.json;
  const written = isObject(body) ? body['expiresAt'] : undefined;
  const isText = typeof written === 'string' && written !== '';
  const present = once(isText, () => ({
    at: 'expiresAt',
    expected: 'a non-empty string',
    received: written,
  }));
  const presence: Outcome = { rule: 'session.expires-at', finding: present };
  if (!isText) return [presence];
  const now = targetTime(exchange) ?? exchange.receivedAt;
  return [presence, ...textJudges.map(([rule, judge]) => ({ rule, finding: judge(written, now) }))];
}

/** The same for a session of another kind, of which the document does not say it: only what holds is counted. */
export function observedExpiryOf(exchange: Exchange): Outcome[] {
  return expiryOf(exchange).filter(({ finding }) => finding.violations.length === 0);
}

type TextJudge = (written: string, now: number) => Finding;

const textJudges: readonly (readonly [OutcomeRuleId, TextJudge])[] = [
  [
    'session.expires-iso',
    (written) => once(isoWithFraction.test(written), wrong('an ISO 8601 date-time with a fraction', written)),
  ],
  [
    'session.expires-no-zone',
    (written) => once(!zoned.test(written), wrong('a date-time without a zone designator', written)),
  ],
  ['session.expires-future', isAhead],
  ['session.lifetime-15m-or-1h', isDocumentedLifetime],
];

/** The zone is not told: it is enough that the time lies ahead in one, and within the hour in one. */
function isAhead(written: string, now: number): Finding {
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return nothing;
  const ahead = expiresAt - now;
  // Zones reach from 12 hours behind UTC to 14 hours before it; the longest documented lifetime is 1 hour.
  const holds = ahead > -12 * hourMs && ahead <= (1 + 26) * hourMs;
  return once(holds, wrong(`a time that lies ahead of ${new Date(now).toISOString()} in some zone`, written));
}

function isDocumentedLifetime(written: string, now: number): Finding {
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return nothing;
  const near = (lifetimeMs: number) => Math.abs(expiresAt - now - lifetimeMs) <= 2 * minuteMs;
  return once(near(15 * minuteMs) || near(hourMs), wrong('15 minutes or 1 hour ahead, read as UTC', written));
}

function wrong(expected: string, received: Json): () => Violation {
  return () => ({ at: 'expiresAt', expected, received });
}
