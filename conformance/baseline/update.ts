import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { placesOf } from '../report/places.js';
import type { KnownFailure, Report } from '../report/report.js';
import { UsageError } from '../target/usage-error.js';
import { against } from './against.js';
import { type Baseline, isSame } from './baseline.js';

/** What is said of failures that are new. */
export type Said = Partial<Pick<KnownFailure, 'reason' | 'owner' | 'ticket'>> & Pick<KnownFailure, 'expires'>;

/** How a list of known failures has to change to be true of a run. */
export interface Update {
  readonly added: readonly KnownFailure[];
  /** They hold now. */
  readonly removed: readonly KnownFailure[];
  /** They have expired, and fail still. */
  readonly expired: readonly KnownFailure[];
}

/** @param today the day in UTC */
export function updateFor(report: Report, baseline: Baseline, said: Said, today: string): Update {
  const stale = against(report, baseline, today).baseline;
  const failing = report.rules.flatMap((rule) =>
    rule.verdict === 'fail'
      ? placesOf(rule).map((operation) => ({
          rule: rule.id,
          operation,
          reproduced: rule.failure?.reproduced ?? '',
        }))
      : [],
  );
  const { reason = '', owner = '', ticket, expires } = said;
  const added = failing
    .filter((failure) => !baseline.known.some((entry) => isSame(entry, failure)))
    .map(({ rule, operation, reproduced }) => ({
      rule,
      operation,
      reason,
      owner,
      ...(ticket === undefined ? {} : { ticket }),
      expires,
      ...(reproduced.startsWith('FLAKY') ? { flaky: true } : {}),
    }));
  if (added.length > 0 && (reason === '' || owner === '')) {
    const names = added.map(({ rule, operation }) => `${rule} at ${operation}`).join(', ');
    throw new UsageError(
      `${names}: these failures are new; say why they may fail (--reason) and who puts them right (--owner)`,
    );
  }
  return {
    added,
    removed: stale?.fixed ?? [],
    expired: (stale?.expired ?? []).filter((entry) => failing.some((failure) => isSame(entry, failure))),
  };
}

/**
 * The text of a file of known failures after an update; what else is written in it, comments too, stays.
 * @param text undefined where there is no file yet
 * @param renewed the new last day of those that have expired; they stay as they are without it
 */
export function updated(text: string | undefined, update: Update, renewed?: string): string {
  if (text === undefined) return stringify({ known: update.added });
  const document = parseDocument(text);
  const list = document.get('known');
  if (!isSeq(list)) throw new Error('a file of known failures that was read has a list of them');
  const isIn = (these: readonly KnownFailure[], item: unknown): boolean =>
    isMap(item) &&
    these.some(({ rule, operation }) => item.get('rule') === rule && item.get('operation') === operation);
  list.items = list.items.filter((item) => !isIn(update.removed, item));
  for (const item of list.items) {
    if (renewed !== undefined && isMap(item) && isIn(update.expired, item)) item.set('expires', renewed);
  }
  for (const entry of update.added) list.add(document.createNode(entry));
  if (list.items.length > 0) list.flow = false;
  return document.toString();
}
