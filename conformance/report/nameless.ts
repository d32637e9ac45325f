import type { Names } from './names.js';
import type { Report, RuleReport } from './report.js';

/** Texts of a rule that are the specification's own, or hold nothing to read. */
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

/** A report without the names of people: everything that was sent or received is in it, but not who they are. */
export function nameless(report: Report, names: Names): Report {
  const hidden = <T>(value: T): T => hiddenIn(value, names.hide, kept);
  return {
    ...report,
    ...(report.reason === undefined ? {} : { reason: names.hide(report.reason) }),
    rules: report.rules.map((rule): RuleReport => hidden(rule)),
    ...(report.left === undefined ? {} : { left: hidden(report.left) }),
  };
}

/** A value with each of its texts changed, but for what stands under `kept`. */
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
