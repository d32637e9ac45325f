import type { Target } from '../../target/target.js';
import type { Checked } from '../../target/usage-error.js';
import { readReplay, sealFor } from '../replay.js';
import { checkReport } from './reports.js';
import type { RunOptions } from './run-options.js';
import {
  type FileSettings,
  type Given,
  optionName,
  type Setting,
  settingsOf,
  variableOf,
} from './settings.js';
import { connectionOf, headersOf, targetOf } from './target.js';
import * as values from './values.js';
import { checking } from './values.js';

/** A parsed command line: a run, and where its results go. */
export type CommandLine = Exclude<ReturnType<typeof readCommandLine>, { readonly errors: readonly string[] }>;

export const defaultJournal = '.pdk';

/** Parses command line, variables and the settings of a target file, or returns all errors. */
export function readCommandLine(
  given: Given,
  env: NodeJS.ProcessEnv,
  randomSeed: () => number,
  file?: FileSettings,
) {
  const errors: string[] = [];
  const fail = (error: string) => void errors.push(file?.told(error) ?? error);
  const checked = checking(fail);
  for (const error of swallowed(given)) fail(error);
  const settings = settingsOf(given, env, file);
  if (file && !settings.peopleUrl && !settings.org) {
    fail('--target names a file without addresses.people and org: nothing is taken from the demo.');
  }
  const connection = connectionOf(settings, env, fail);
  const headers = headersOf(settings, fail);
  const target = targetOf(settings, fail);
  const profile = checked(settings.profile, values.checkFile);
  const strictProfile = checked(settings.strictProfile, values.checkFlag) ?? false;
  if (strictProfile && profile === undefined) fail('--strict-profile needs --profile.');
  const run = {
    seed: checked(settings.seed, values.checkSeed) ?? randomSeed(),
    connection,
    limits: {
      runMs: checked(settings.maxTime, values.checkSeconds),
      waitMs: checked(settings.maxWait, values.checkSeconds),
      bodyBytes: checked(settings.maxBody, values.checkMebibytes),
    },
    safety: checked(settings.safety, values.checkSafety),
    forms: checked(settings.overlay, values.checkFile),
    budget: checked(settings.budget, values.checkBudget),
    maxCredits: checked(settings.maxCredits, values.checkCount),
    maxAttempts: checked(settings.maxAttempts, values.checkCount),
    rate: checked(settings.rate, values.checkRate),
    rules: checked(settings.rules, values.checkRules),
    shard: checked(settings.shard, values.checkShard),
    replay: target && checked(settings.replay, (setting) => checkOpens(setting, target)),
    raw: checked(settings.raw, values.checkFlag),
    stress: checked(settings.stress, values.checkFlag),
    journal: checked(settings.journal, values.checkFile) ?? defaultJournal,
  } satisfies Omit<RunOptions, 'target'>;
  const written = settings.report.flatMap((setting) => checked(setting, checkReport) ?? []);
  const record = checked(settings.record, values.checkFile);
  const results = {
    baseline: checked(settings.baseline, values.checkFile),
    /** The file with the known readings of the target, and whether a difference from them fails the run. */
    profile,
    strictProfile,
    reports: written.flatMap(({ format, file }) => (format === 'har' ? [] : { format, file })),
    recordings: [
      ...(record === undefined ? [] : [{ format: 'ndjson' as const, file: record }]),
      ...written.flatMap(({ format, file }) => (format === 'har' ? { format, file } : [])),
    ],
    /** The folder with the reports of earlier runs, to which this one is added. */
    history: checked(settings.history, values.checkFile),
    plan: checked(settings.plan, values.checkFlag) ?? false,
    json: checked(settings.json, values.checkFlag) ?? false,
    verbose: checked(settings.verbose, values.checkFlag) ?? false,
  };
  const files = [...results.reports, ...results.recordings].map(({ file }) => file);
  for (const file of new Set(files.filter((file, index) => files.indexOf(file) !== index))) {
    fail(`two reports are to be written to "${file}".`);
  }
  if (errors.length > 0 || !target) return { errors };
  return { run: { ...run, target: { ...target, ...headers } }, ...results };
}

/** A replay token that opens with these credentials. */
function checkOpens(setting: Setting, target: Target): Checked<string> {
  const checked = values.checkReplay(setting);
  if ('error' in checked || readReplay(setting.value, sealFor(target))) return checked;
  return {
    error: `${setting.from}: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.`,
  };
}

/** Errors for options whose value is another option, as when the value was forgotten. */
function swallowed(given: Given): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const name = optionName(key);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((text) =>
      typeof text === 'string' && /^--[a-z]/.test(text)
        ? [
            `--${name} has no value: "${text}" is an option. A value that begins so goes into ${variableOf(name)}.`,
          ]
        : [],
    );
  });
}
