import type { Command } from 'commander';
import { reportFormats } from '../../conformance/report/publish.js';
import type { Report } from '../../conformance/report/report.js';
import { formsOf, ruleMatcher } from '../../conformance/run/run-options.js';
import type { Bases } from '../../conformance/target/target.js';
import { contractForms } from '../../conformance/target/wire/form.js';
import { reportsIn } from './command-line.js';
import { type Asked, addOptions, askedOf, type Given, type OptionKey, reportOption } from './options.js';

const observed = /^(target|(people|identity|ledger|billing)Url|org|overlay|baseline|rules|json|verbose|raw)$/;

/** Adds the options that every command has that only observes traffic, and those of this one. */
export const addObserving = (command: Command, ...own: readonly OptionKey[]): Command =>
  addOptions(command, (key) => observed.test(key) || own.includes(key)).addOption(
    reportOption(reportFormats),
  );

export type ObservingOptions = Exclude<Awaited<ReturnType<typeof observingOptions>>, { errors: string[] }>;

/** Reads where the service is, which rules are judged and where the report goes, or returns all that is wrong. */
export async function observingOptions(given: Given, env: NodeJS.ProcessEnv) {
  const asked = await askedOf(given, env);
  const { value, errors } = asked;
  const peopleUrl = value('peopleUrl');
  const [identityUrl, ledgerUrl, billingUrl] = [
    value('identityUrl'),
    value('ledgerUrl'),
    value('billingUrl'),
  ];
  const bases: Bases = { ...(peopleUrl && { peopleUrl }), identityUrl, ledgerUrl, billingUrl };
  const [overlay, rules] = [value('overlay'), value('rules')];
  const observing = {
    bases,
    org: value('org'),
    overlay,
    forms: (await formsOf(overlay).catch(asked.note)) ?? contractForms(),
    rules,
    wanted: ruleMatcher(rules),
    reports: reportsIn(asked),
    json: value('json') ?? false,
    verbose: value('verbose') ?? false,
    raw: value('raw') ?? false,
    /** Compares a report with the baseline of known failures, if there is one. */
    held: await baselineOf(asked),
    /** For the options that only one command has. */
    asked,
  };
  return errors.length > 0 ? { errors } : observing;
}

/** Compares reports with the baseline, whose parser is loaded only if there is one. */
export async function baselineOf({ value, attempt }: Asked): Promise<(report: Report) => Report> {
  const file = value('baseline');
  if (file === undefined) return (report) => report;
  const { heldBy } = await import('../../conformance/baseline/baseline.js');
  return attempt(() => heldBy(file)) ?? ((report) => report);
}
