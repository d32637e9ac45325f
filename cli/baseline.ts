import { existsSync } from 'node:fs';
import { Command } from 'commander';
import {
  baselineIn,
  dayOf,
  type EntryDetails,
  placeOf,
  type Update,
  updated,
  updateFor,
} from '../conformance/baseline/baseline.js';
import { readReport, textIn } from '../conformance/files/read-file.js';
import { UsageError } from '../conformance/target/usage-error.js';
import { writeWhole } from '../spec/source/whole-file.js';

const dayMs = 86_400_000;
const usualDays = 30;

export function command(now: () => number = Date.now): Command {
  const updating = new Command('update')
    .description('add the failures of a report to a list of known ones, and remove what holds again')
    .argument('<report>', 'JSON report of a run')
    .argument('<file>', 'YAML file of known failures; created if missing')
    .option('--reason <text>', 'reason of new failures')
    .option('--owner <name>', 'owner of new failures')
    .option('--ticket <id>', 'ticket of new failures')
    .option('--expires <day>', `last day of new failures (default: ${usualDays} days from now)`)
    .option('--renew', 'extend entries that have expired and still fail')
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
  return new Command('baseline').addCommand(updating);
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
  return `${[...lines, `${file} ${lines.length === 0 ? 'is up to date' : 'written'}`].join('\n')}\n`;
}
