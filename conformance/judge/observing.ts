import { type Command, Option } from 'commander';
import { fileFormats } from '../report/publish.js';
import type { Report } from '../report/report.js';
import { reportsIn } from '../run/options/reports.js';
import { formsOf } from '../run/options/run-options.js';
import { collected, type Given, settingsOf, type TextKey } from '../run/options/settings.js';
import * as values from '../run/options/values.js';
import { checking, ruleMatcher } from '../run/options/values.js';
import { givenTarget } from '../run/target-file/given-target.js';
import type { Bases } from '../target/target.js';
import { UsageError } from '../target/usage-error.js';
import { contractForms } from '../target/wire/form.js';

/** The options on the service and the rules that every command has that only observes traffic. */
export const observedTexts: ReadonlySet<TextKey> = new Set<TextKey>([
  'peopleUrl',
  'identityUrl',
  'ledgerUrl',
  'billingUrl',
  'org',
  'overlay',
  'baseline',
  'rules',
]);

/** The option `--report` of commands without exchanges of their own, which cannot write a HAR. */
export function reportOption(): Option {
  const formats = fileFormats.filter((format) => format !== 'har').join(', ');
  return new Option('--report <format=file...>', `write the report to files: ${formats}`).argParser(
    collected,
  );
}

/** Adds the options of a command's output. @param named where `--raw` leaves the names of people */
export function addOutputOptions(command: Command, named: string): Command {
  return command
    .addOption(reportOption())
    .option('--json', 'the report as JSON on standard output')
    .option('--verbose', 'every rule and reason in full')
    .option('--raw', `leave the names of people in ${named}`);
}

/** The options of a command that only observes traffic: where the service is, which rules, where the report goes. */
export type ObservingOptions = Exclude<
  Awaited<ReturnType<typeof observingOptions>>,
  { readonly errors: readonly string[] }
>;

/** Reads the options of such a command, or returns everything that is wrong with them. */
export async function observingOptions(given: Given, env: NodeJS.ProcessEnv) {
  const found = await givenTarget(given, env);
  if ('errors' in found) return found;
  const { file } = found;
  const errors: string[] = [];
  const fail = (error: string) => void errors.push(file?.told(error) ?? error);
  const checked = checking(fail);
  const settings = settingsOf(given, env, file);
  const rules = checked(settings.rules, values.checkRules);
  const overlay = checked(settings.overlay, values.checkFile);
  const baseline = checked(settings.baseline, values.checkFile);
  /** Reads a file; if it is invalid, reports its errors and returns `otherwise`. */
  const read = async <T>(reading: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await reading();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      fail(error.message);
      return otherwise;
    }
  };
  const bases: Bases = {
    ...(settings.peopleUrl && { peopleUrl: checked(settings.peopleUrl, values.checkUrl) ?? '' }),
    identityUrl: checked(settings.identityUrl, values.checkUrl),
    ledgerUrl: checked(settings.ledgerUrl, values.checkUrl),
    billingUrl: checked(settings.billingUrl, values.checkUrl),
  };
  const observing = {
    bases,
    org: checked(settings.org, values.checkOrg),
    overlay,
    forms: await read(() => formsOf(overlay), contractForms()),
    rules,
    wanted: ruleMatcher(rules),
    reports: reportsIn(settings.report, fail),
    json: checked(settings.json, values.checkFlag) ?? false,
    verbose: checked(settings.verbose, values.checkFlag) ?? false,
    raw: checked(settings.raw, values.checkFlag) ?? false,
    /** Compares a report with the baseline of known failures, if there is one. */
    held: await read(() => heldBy(baseline), unchanged),
    /** All settings, for the options that only one command has. */
    settings,
  };
  return errors.length > 0 ? { errors } : observing;
}

const unchanged = (report: Report): Report => report;

/** Loads the code that reads baselines only if there is one. Throws a UsageError if it is invalid. */
async function heldBy(baseline: string | undefined): Promise<(report: Report) => Report> {
  if (baseline === undefined) return unchanged;
  const held = await import('../baseline/baseline.js');
  return held.heldBy(baseline);
}
