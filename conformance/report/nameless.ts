import type { Names } from './names.js';
import type { Report } from './report.js';

/** Members of a rule that come from the specification, or are no plain text. */
const kept: ReadonlySet<string> = new Set([
  'id',
  'section',
  'basis',
  'says',
  'quote',
  'covers',
  'verdict',
  'seenAt',
  'replay',
]);

/** Replaces the names of people in a report: what was sent and received stays, but not who it is about. */
export function nameless(report: Report, names: Names): Report {
  const hidden = <T>(value: T): T => hiddenIn(value, names.hide, kept);
  return {
    ...report,
    ...(report.reason === undefined ? {} : { reason: names.hide(report.reason) }),
    rules: hidden(report.rules),
    ...(report.left === undefined ? {} : { left: hidden(report.left) }),
  };
}

/** Applies `hide` to each string in a value, except those under a member in `kept`. */
export function hiddenIn<T>(value: T, hide: (text: string) => string, kept?: ReadonlySet<string>): T;
export function hiddenIn(
  value: unknown,
  hide: (text: string) => string,
  kept?: ReadonlySet<string>,
): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, hide, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      kept?.has(key) ? member : hiddenIn(member, hide, kept),
    ]),
  );
}
