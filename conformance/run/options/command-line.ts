import type { Target } from '../../target/target.js';
import { UsageError } from '../../target/usage-error.js';
import { readReplay, sealFor } from '../replay.js';
import type { Asked } from './asked.js';
import { checkReport } from './reports.js';
import type { RunOptions } from './run-options.js';
import { connectionOf, targetOf } from './target.js';

/** A parsed command line: a run, and where its results go. */
export type CommandLine = Exclude<ReturnType<typeof readCommandLine>, { readonly errors: readonly string[] }>;

export const defaultJournal = '.pdk';

/** Parses command line, variables and the settings of a target file, or returns all errors. */
export function readCommandLine(asked: Asked, env: NodeJS.ProcessEnv, randomSeed: () => number) {
  const { settings, value, fail, attempt, errors } = asked;
  if (asked.isOfFile && !settings.peopleUrl && !settings.org)
    fail('--target names a file without addresses.people and org: nothing is taken from the demo.');
  const connection = connectionOf(asked, env);
  const target = targetOf(asked);
  const [profile, strictProfile = false] = [value('profile'), value('strictProfile')];
  if (strictProfile && profile === undefined) fail('--strict-profile needs --profile.');
  const replay = value('replay');
  if (replay !== undefined && target) attempt(() => checkOpens(replay, target, settings.replay?.from));
  const run = {
    seed: value('seed') ?? randomSeed(),
    connection,
    limits: { runMs: value('maxTime'), waitMs: value('maxWait'), bodyBytes: value('maxBody') },
    safety: value('safety'),
    forms: value('overlay'),
    budget: value('budget'),
    maxCredits: value('maxCredits'),
    maxAttempts: value('maxAttempts'),
    rate: value('rate'),
    rules: value('rules'),
    shard: value('shard'),
    replay,
    raw: value('raw'),
    stress: value('stress'),
    journal: value('journal') ?? defaultJournal,
  } satisfies Omit<RunOptions, 'target'>;
  const written = settings.report.flatMap((setting) => attempt(() => checkReport(setting)) ?? []);
  const record = value('record');
  const results = {
    /** The file with the known readings of the target, and whether a difference from them fails the run. */
    profile,
    strictProfile,
    reports: written.flatMap(({ format, file }) => (format === 'har' ? [] : { format, file })),
    recordings: [
      ...(record === undefined ? [] : [{ format: 'ndjson' as const, file: record }]),
      ...written.flatMap(({ format, file }) => (format === 'har' ? { format, file } : [])),
    ],
    /** The folder with the reports of earlier runs, to which this one is added. */
    history: value('history'),
    plan: value('plan') ?? false,
    json: value('json') ?? false,
    verbose: value('verbose') ?? false,
  };
  const files = [...results.reports, ...results.recordings].map(({ file }) => file);
  for (const file of new Set(files.filter((file, index) => files.indexOf(file) !== index)))
    fail(`two reports are to be written to "${file}".`);
  if (errors.length > 0 || !target) return { errors };
  return { run: { ...run, target }, ...results };
}

/** Checks that a replay token opens with these credentials. */
function checkOpens(replay: string, target: Target, from = '--replay'): void {
  if (readReplay(replay, sealFor(target))) return;
  throw new UsageError(
    `${from}: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.`,
  );
}
