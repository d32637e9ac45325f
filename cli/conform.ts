import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { fileFormats, publish, writeAll } from '../conformance/report/publish.js';
import type { Report } from '../conformance/report/report.js';
import { pageOn } from '../conformance/report/text.js';
import { endOf, performed, type RunEvent } from '../conformance/run/events.js';
import { formsOf, type RunOptions, replayIn } from '../conformance/run/run-options.js';
import { lostReplay } from '../conformance/run/steps.js';
import { readProfileFile } from '../spec/profile/profile-file.js';
import { seedMax } from './options/checks.js';
import { type CommandLine, readCommandLine, unmakeable, unwritable } from './options/command-line.js';
import { baselineOf } from './options/observing.js';
import {
  type Asked,
  addOptions,
  askedOf,
  type Given,
  headerOption,
  refuse,
  reportOption,
  warn,
} from './options/options.js';
import { print } from './values.js';

/** Checks a target, and yields the events of the run. */
export type Run = (options: RunOptions) => AsyncIterable<RunEvent>;

/** `pdk conform`: checks whether a target keeps the rules. Sets the exit code, never exits. */
export function conformCommand(run: Run): Command {
  const command = addOptions(new Command('conform').allowExcessArguments(), () => true);
  return command
    .addOption(headerOption())
    .addOption(reportOption(fileFormats))
    .action(async (given: Given) => {
      const asked = await askedOf(given, process.env);
      for (const word of command.args) asked.fail(`"${word}" is unexpected: conform takes options only.`);
      const read = readCommandLine(asked, process.env, () => randomInt(seedMax + 1));
      if ('errors' in read) return refuse(command, read.errors);
      const { held, profile } = await opened(read, asked);
      for (const obstacle of obstaclesTo(read)) asked.fail(obstacle);
      if (asked.errors.length > 0) return refuse(command, asked.errors);
      const past = await pastRuns(read);
      const line = { ...read, run: { ...read.run, observed: past.observed, profile } };
      await (read.plan ? showForecast(line) : conform(line, run, held, past));
    });
}

/** @param held compares a report with the baseline of known failures */
async function conform(
  { run: options, ...line }: CommandLine,
  run: Run,
  held: (report: Report) => Report,
  { history, keep }: Awaited<ReturnType<typeof pastRuns>>,
): Promise<void> {
  const { recordings, verbose, strictProfile } = line;
  warn({ insecure: options.connection?.insecure, raw: options.raw });
  const [first, ...more] = recordings;
  const recorded =
    first && (await import('../conformance/recording/writer.js')).recordedRun(run, [first, ...more], options);
  const exitCode = await performed({
    verbose,
    run: (stop, show) => endOf((recorded?.run ?? run)({ ...options, stop }), show),
    async publish({ report: found }) {
      const report = held(found);
      const published = await publish(report, line, history);
      const isChanged = report.readings?.some(({ was }) => was !== undefined) === true;
      // Later runs are not compared with a replayed case or a shard.
      const isWhole = options.replay === undefined && options.shard === undefined;
      return writeAll(published === 0 && strictProfile && isChanged ? 1 : published, [
        ...(keep && isWhole ? [() => keep(report)] : []),
      ]);
    },
  });
  process.exitCode = await writeAll(exitCode, [
    async () => {
      if (!recorded) return;
      const files = recordings.map(({ file }) => file).join(' and ');
      process.stderr.write(`${await recorded.finish()} exchanges written to ${files}\n`);
    },
  ]);
}

/** Reads earlier runs of the same target, the oldest first. Loads the code for it only if a folder is given. */
async function pastRuns({ history: folder, run }: CommandLine) {
  if (folder === undefined) return { history: [] };
  const { keepReport, observedIn, readHistory } = await import('../conformance/past-runs/history.js');
  const history = readHistory(folder, run.target, (warning) => void process.stderr.write(`${warning}\n`));
  const keep = (report: Report) => keepReport(folder, report);
  return history.length === 0 ? { history, keep } : { history, keep, observed: observedIn(history) };
}

/** Prints what a run would send. Loads the code for it only if needed. */
async function showForecast({ run, json }: CommandLine): Promise<void> {
  const { forecastOf, renderForecast } = await import('../conformance/run/forecast/forecast.js');
  const forecast = await forecastOf(run);
  print(json, forecast, () => renderForecast(forecast, pageOn(process.stdout, process.env)));
}

/** Returns why files or folders of the run cannot be written, before anything is sent. */
function obstaclesTo({ reports, recordings, history, run }: CommandLine): string[] {
  const { safety = 'read-only', journal } = run;
  const files = [...reports.map(({ file }) => file), ...recordings.map(({ file }) => file)];
  const folders = [history, safety !== 'read-only' && typeof journal === 'string' ? journal : undefined];
  return [...files.map(unwritable), ...folders.map((folder) => folder && unmakeable(folder))].filter(
    (obstacle) => obstacle !== undefined,
  );
}

/** Reads the files and the token that a run needs, and collects why they are invalid. */
async function opened({ run, profile }: CommandLine, asked: Asked) {
  const lost = run.replay === undefined ? undefined : lostReplay(replayIn(run));
  if (lost !== undefined) asked.fail(`--replay: ${lost}.`);
  if (run.forms !== undefined) await formsOf(run.forms).catch(asked.note);
  const known = profile === undefined ? undefined : await readProfileFile(profile).catch(asked.note);
  return { held: await baselineOf(asked), profile: known?.readings };
}
