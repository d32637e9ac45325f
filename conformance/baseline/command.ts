import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { writeWhole } from '../../spec/source/whole-file.js';
import { readReport, textIn } from '../files/read-file.js';
import { type KnownFailure, placesOf, type Report } from '../report/report.js';
import { UsageError } from '../target/usage-error.js';
import { against, type Baseline, baselineIn, dayOf, isSame } from './baseline.js';

const manual = `
A file of known failures is YAML, by rule and operation:

  known:
    - rule: find.at-most-size
      operation: find
      reason: the new ranking counts a person twice
      owner: search team
      ticket: SEARCH-12
      expires: 2027-01-31

pdk conform --baseline FILE holds none of them against a run, until they expire.
One that holds now, or has expired, fails the run: the list stays true. One with
"flaky: true" may hold now and then.

Example:
  pdk conform --report json=report.json
  pdk baseline update report.json known.yaml --reason "new ranking" \\
    --owner "search team" --expires 2027-01-31

Exit codes:
  0  the file is true of that run
  2  a file is wrong, or nothing is said of failures that are new`;

const dayMs = 86_400_000;
/** The default number of days until an entry expires. */
const usualDays = 30;

/** `pdk baseline update REPORT FILE`: updates a list of known failures from a report. */
export function baselineCommand(now: () => number = Date.now): Command {
  const update = new Command('update')
    .description('write the failures of a report into a file of known ones, and take out what holds now')
    .argument('<report>', 'report of a run, as --report json=FILE writes it')
    .argument('<file>', 'known failures; made where there is none')
    .option('--reason <text>', 'why failures that are new may fail')
    .option('--owner <name>', 'who puts them right')
    .option('--ticket <id>', 'where the work on them is tracked')
    .option('--expires <day>', `the last day on which they may fail (default: ${usualDays} days from now)`)
    .option('--renew', 'let those that have expired and fail still last until then, too')
    .addHelpText('after', manual)
    .action(async (reportFile: string, file: string, given: GivenUpdate) => {
      const today = dayOf(now());
      const expires = given.expires ?? dayOf(now() + usualDays * dayMs);
      checkDay(expires, today);
      const text = existsSync(file) ? textIn(file) : undefined;
      const before = text === undefined ? { known: [] } : baselineIn(file, text);
      const changes = updateFor(readReport(reportFile), before, { ...given, expires }, today);
      await writeWhole(
        'the list of known failures',
        file,
        updated(text, changes, given.renew ? expires : undefined),
      );
      process.stdout.write(textOf(changes, file, given.renew === true));
    });
  return new Command('baseline').addCommand(update).addHelpText('after', manual);
}

interface GivenUpdate extends Omit<EntryDetails, 'expires'> {
  readonly expires?: string;
  readonly renew?: boolean;
}

function checkDay(day: string, today: string): void {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day;
  if (!isDay) throw new UsageError(`--expires "${day}" is no day, such as 2027-01-31`);
  if (day < today) throw new UsageError(`--expires "${day}" is over: today is ${today}`);
}

function textOf({ added, removed, expired }: Update, file: string, isRenewed: boolean): string {
  const lines = [
    ...added.map((entry) => `+ ${entry.rule} at ${entry.operation}, until ${entry.expires}`),
    ...removed.map((entry) => `- ${entry.rule} at ${entry.operation}: it holds now`),
    ...expired.map((entry) =>
      isRenewed
        ? `~ ${entry.rule} at ${entry.operation}: renewed`
        : `! ${entry.rule} at ${entry.operation} has expired and fails still: put it right, or --renew it`,
    ),
  ];
  return `${[...lines, lines.length === 0 ? `${file} is up to date` : `${file} written`].join('\n')}\n`;
}

/** The details of new entries. */
type EntryDetails = Partial<Pick<KnownFailure, 'reason' | 'owner' | 'ticket'>> &
  Pick<KnownFailure, 'expires'>;

/** The changes that make a list of known failures match a report. */
interface Update {
  readonly added: readonly KnownFailure[];
  /** Entries that hold now. */
  readonly removed: readonly KnownFailure[];
  /** Entries that have expired, but still fail. */
  readonly expired: readonly KnownFailure[];
}

/** @param today the day in UTC */
export function updateFor(report: Report, baseline: Baseline, details: EntryDetails, today: string): Update {
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
  const { reason = '', owner = '', ticket, expires } = details;
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
 * Applies an update to the text of a file of known failures. Keeps everything else in it, including comments.
 * @param text undefined if there is no file yet
 * @param renewed the new last day of expired entries; undefined to leave them as they are
 */
export function updated(text: string | undefined, update: Update, renewed?: string): string {
  if (text === undefined) return stringify({ known: update.added });
  const document = parseDocument(text);
  const list = document.get('known');
  if (!isSeq(list)) throw new Error('a file of known failures that was read has a list of them');
  const isIn = (entries: readonly KnownFailure[], item: unknown): boolean =>
    isMap(item) &&
    entries.some(({ rule, operation }) => item.get('rule') === rule && item.get('operation') === operation);
  list.items = list.items.filter((item) => !isIn(update.removed, item));
  for (const item of list.items) {
    if (renewed !== undefined && isMap(item) && isIn(update.expired, item)) item.set('expires', renewed);
  }
  for (const entry of update.added) list.add(document.createNode(entry));
  if (list.items.length > 0) list.flow = false;
  return document.toString();
}
