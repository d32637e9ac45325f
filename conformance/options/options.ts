import { defaultBudgets } from '../run/default-budgets.js';
import type { Connection } from '../target/connection.js';
import type { Limits } from '../target/limits.js';
import type { Safety } from '../target/safety.js';
import type { Target } from '../target/target.js';
import type { Checked } from '../target/usage-error.js';
import { connectionOf, headersOf } from './connection.js';
import { checkReport, type ReportOption } from './reports.js';
import { checkRules } from './rule-glob.js';
import { type Given, type Setting, settingsOf, variableOf } from './settings.js';
import { targetOf } from './target.js';
import {
  checkBudget,
  checkFile,
  checkFlag,
  checkMebibytes,
  checkRate,
  checkReplay,
  checkSafety,
  checkSeconds,
  checkSeed,
} from './values.js';

/** What one conformance run is asked to do. */
export interface ConformOptions {
  readonly target: Target;
  readonly safety: Safety;
  /** An OpenAPI Overlay that maps our contract to the form of the target. */
  readonly overlay?: string;
  /** What an earlier run remembers, and this one will. */
  readonly memory?: string;
  /** Where journals of what was made are kept. */
  readonly journal: string;
  readonly seed: number;
  /** Requests at most. */
  readonly budget: number;
  /** Requests per second at most. */
  readonly rate?: number;
  readonly connection: Connection;
  readonly limits: Partial<Limits>;
  /** A glob of rule ids: other rules are not judged. */
  readonly rules?: string;
  /** Performs the one case of a failure again. */
  readonly replay?: string;
  readonly reports: readonly ReportOption[];
  /** The report as JSON on standard output. */
  readonly json: boolean;
  readonly verbose: boolean;
  /** Leaves the names of people in everything that is written. */
  readonly raw?: boolean;
}

/** What everybody has to know who wants to see everything. */
export const rawWarning =
  'WARNING: --raw: reports, failures and replay tokens name people. Keep them where the data of those people may be.';

/** Where journals are kept unless it is said. */
export const defaultJournal = '.pdk';

/**
 * The options that command line and variables give, or everything that is wrong with them.
 * @param randomSeed makes the seed where none is given
 */
export function conformOptions(
  given: Given,
  env: NodeJS.ProcessEnv,
  randomSeed: () => number,
): ConformOptions | { readonly errors: readonly string[] } {
  const errors: string[] = [];
  const fail = (error: string) => void errors.push(error);
  const checked = <T>(
    setting: Setting | undefined,
    check: (setting: Setting) => Checked<T>,
  ): T | undefined => {
    if (!setting) return undefined;
    const result = check(setting);
    if ('value' in result) return result.value;
    fail(result.error);
    return undefined;
  };
  for (const error of swallowed(given)) fail(error);
  const settings = settingsOf(given, env);
  const connection = connectionOf(settings, fail);
  const headers = headersOf(settings, fail);
  const target = targetOf(settings, fail);
  const seed = checked(settings.seed, checkSeed) ?? randomSeed();
  const safety = checked(settings.safety, checkSafety) ?? 'read-only';
  const overlay = checked(settings.overlay, checkFile);
  const memory = checked(settings.memory, checkFile);
  const journal = checked(settings.journal, checkFile) ?? defaultJournal;
  const budget = checked(settings.budget, checkBudget) ?? defaultBudgets[safety];
  const rate = checked(settings.rate, checkRate);
  const limits = {
    ...limit('runMs', checked(settings.maxTime, checkSeconds)),
    ...limit('waitMs', checked(settings.maxWait, checkSeconds)),
    ...limit('bodyBytes', checked(settings.maxBody, checkMebibytes)),
  };
  const rules = checked(settings.rules, checkRules);
  const replay = checked(settings.replay, checkReplay);
  const reports = settings.report.flatMap((setting) => checked(setting, checkReport) ?? []);
  const json = checked(settings.json, checkFlag) ?? false;
  const verbose = checked(settings.verbose, checkFlag) ?? false;
  const raw = checked(settings.raw, checkFlag) ?? false;
  const files = reports.map(({ file }) => file);
  for (const file of new Set(files.filter((file, index) => files.indexOf(file) !== index))) {
    fail(`two reports are to be written to "${file}".`);
  }
  if (errors.length > 0 || !target) return { errors };
  return {
    target: { ...target, ...headers },
    safety,
    connection,
    limits,
    ...(overlay === undefined ? {} : { overlay }),
    ...(memory === undefined ? {} : { memory }),
    journal,
    seed,
    budget,
    ...(rate === undefined ? {} : { rate }),
    ...(rules === undefined ? {} : { rules }),
    ...(replay === undefined ? {} : { replay }),
    reports,
    json,
    verbose,
    ...(raw ? { raw } : {}),
  };
}

function limit(name: keyof Limits, value: number | undefined): Partial<Limits> {
  return value === undefined ? {} : { [name]: value };
}

/** Options whose value is another option: the value was forgotten. */
function swallowed(given: Given): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
