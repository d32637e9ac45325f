import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { writeWhole } from '../../spec/source/whole-file.js';
import { readReport, textIn } from '../files/read-file.js';
import { type KnownFailure, placesOf, type Report } from '../report/report.js';
import { UsageError } from '../target/usage-error.js';
import { against, type Baseline, baselineIn, dayOf, isSame, placeOf } from './baseline.js';

const manual = `
A file of known failures is YAML, by rule and operation:

  known:
    - rule: find.at-most-size
      operation: find
      reason: the new ranking counts a person twice
      owner: search team
      ticket: SEARCH-12
      expires: 2027-01-31

With pdk conform --baseline FILE they fail no run until they expire. An entry whose
rule holds again, or that has expired, fails the run, so the list stays accurate.
An entry with "flaky: true" may hold at times.

Example:
  pdk conform --report json=report.json
  pdk baseline update report.json known.yaml --reason "new ranking" \\
    --owner "search team" --expires 2027-01-31

Exit codes:
  0  the file matches the report
  2  a file is invalid, or new failures have no --reason or --owner`;

const dayMs = 86_400_000;
const usualDays = 30;

export function baselineCommand(now: () => number = Date.now): Command {
  const updating = new Command('update')
    .description('add the failures of a report to a list of known ones, and remove what holds again')
    .argument('<report>', 'JSON report of a run')
    .argument('<file>', 'YAML file of known failures; created if missing')
    .option('--reason <text>', 'reason of new failures')
    .option('--owner <name>', 'owner of new failures')
    .option('--ticket <id>', 'ticket of new failures')
    .option('--expires <day>', `last day of new failures (default: ${usualDays} days from now)`)
    .option('--renew', 'extend entries that have expired and still fail')
    .addHelpText('after', manual)
    .action(async (reportFile: string, file: string, given: Partial<EntryDetails>) => {
      const today = dayOf(now());
      const expires = given.expires ?? dayOf(now() + usualDays * dayMs);
      checkDay(expires, today);
      const text = existsSync(file) ? textIn(file) : undefined;
      const before = text === undefined ? { known: [] } : baselineIn(file, text);
      const update = updateFor(readReport(reportFile), before, { ...given, expires }, today);
      await writeWhole('the list of known failures', file, updated(text, update));
      process.stdout.write(textOf(update, file));
    });
  return new Command('baseline').addCommand(updating).addHelpText('after', manual);
}

function checkDay(day: string, today: string): void {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day;
  if (!isDay) throw new UsageError(`--expires "${day}" is not a day, such as 2027-01-31`);
  if (day < today) throw new UsageError(`--expires "${day}" is past: today is ${today}`);
}

function textOf({ added, removed, expired, isRenewed }: Update, file: string): string {
  const lines = [
    ...added.map((entry) => `+ ${placeOf(entry)}, until ${entry.expires}`),
    ...removed.map((entry) => `- ${placeOf(entry)}: it holds again`),
    ...expired.map((entry) =>
      isRenewed
        ? `~ ${placeOf(entry)}: renewed`
        : `! ${placeOf(entry)} has expired and still fails: fix it, or extend it with --renew`,
    ),
  ];
  return `${[...lines, lines.length === 0 ? `${file} is up to date` : `${file} written`].join('\n')}\n`;
}

/** What new entries say. */
interface EntryDetails extends Partial<Pick<KnownFailure, 'reason' | 'owner' | 'ticket'>> {
  readonly expires: string;
  readonly renew?: boolean;
}

type Update = ReturnType<typeof updateFor>;

/** The changes that make a list of known failures match a report. @param today the day in UTC */
export function updateFor(report: Report, baseline: Baseline, details: EntryDetails, today: string) {
  const { fixed: removed = [], expired: over = [] } = against(report, baseline, today).baseline ?? {};
  const { reason = '', owner = '', ticket, expires, renew: isRenewed = false } = details;
  const failing = report.rules
    .filter(({ verdict }) => verdict === 'fail')
    .flatMap((rule) =>
      placesOf(rule).map((operation) => ({
        rule: rule.id,
        operation,
        reason,
        owner,
        ...(ticket === undefined ? {} : { ticket }),
        expires,
        ...(rule.failure?.reproduced.startsWith('FLAKY') ? { flaky: true } : {}),
      })),
    );
  const isIn = (entries: readonly KnownFailure[], one: KnownFailure) =>
    entries.some((entry) => isSame(entry, one));
  const added = failing.filter((failure) => !isIn(baseline.known, failure));
  if (added.length > 0 && (reason === '' || owner === '')) {
    const names = added.map(placeOf).join(', ');
    throw new UsageError(`${names}: these failures are new; give their --reason and --owner`);
  }
  return { added, removed, expired: over.filter((entry) => isIn(failing, entry)), isRenewed, expires };
}

/** Applies an update to the text of a file, or of a new one, and keeps comments. */
export function updated(text: string | undefined, update: Update): string {
  const { added, removed, expired, isRenewed, expires } = update;
  if (text === undefined) return stringify({ known: added });
  const document = parseDocument(text);
  const list = document.get('known');
  if (!isSeq(list)) throw new Error('a file of known failures that was read has a list of them');
  const isIn = (entries: readonly KnownFailure[], item: unknown): boolean =>
    isMap(item) &&
    entries.some(({ rule, operation }) => item.get('rule') === rule && item.get('operation') === operation);
  list.items = list.items.filter((item) => !isIn(removed, item));
  for (const item of list.items) {
    if (isRenewed && isMap(item) && isIn(expired, item)) item.set('expires', expires);
  }
  for (const entry of added) list.add(document.createNode(entry));
  if (list.items.length > 0) list.flow = false;
  return document.toString();
}
