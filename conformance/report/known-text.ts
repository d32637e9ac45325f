import type { KnownFailure, Report } from './report.js';
import { count, labelled, type Page, printable } from './text.js';

/** The failures that are known, and what the list of them says that is not so any more. */
export function knownText({ rules, baseline }: Report, { width, paint }: Page): string[] {
  const known = rules.flatMap((rule) => rule.known ?? []);
  const lines = (heading: string, entries: readonly KnownFailure[]) =>
    entries.length === 0
      ? []
      : [heading, ...entries.flatMap((entry) => labelled('  ', printable(knownLine(entry)), width))];
  const { fixed = [], expired = [], unjudged = [] } = baseline ?? {};
  return [
    ...lines(paint('bad', 'Holds now, and is no known failure any more (pdk baseline update):'), fixed),
    ...lines(
      paint('bad', 'Known until a day that is over: put right, or renewed (pdk baseline update --renew):'),
      expired,
    ),
    ...lines(paint('doubtful', `${count(known.length, 'known failure')}, not held against the run:`), known),
    ...lines(paint('quiet', 'Known, and not seen in this run:'), unjudged),
  ];
}

/** A known failure in one line. */
export function knownLine({ rule, operation, reason, owner, ticket, expires }: KnownFailure): string {
  const track = ticket === undefined ? '' : ` · ${ticket}`;
  return `${rule} at ${operation} · ${owner}${track} · until ${expires}: ${reason}`;
}
