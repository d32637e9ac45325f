import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import picomatch from 'picomatch';
import { type QuestionId, questionIds } from '../../generated/questions.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import type { Proposed } from '../../spec/overlay/proposing/proposal.js';
import { profileText } from '../../spec/profile/written.js';
import { writeWhole } from '../files/write-whole.js';
import { observingOptions } from '../judge/observing.js';
import { pageOn } from '../report/paint.js';
import type { Progress } from '../report/progress.js';
import { type CommandLine, readCommandLine } from '../run/options/command-line.js';
import { addConnectionOptions, addTextOptions, refuse } from '../run/options/on-command.js';
import { unmakeable, unwritable } from '../run/options/reports.js';
import type { Given } from '../run/options/settings.js';
import { seedMax } from '../run/options/values.js';
import { warn } from '../run/options/warn.js';
import { performed } from '../run/performed.js';
import { givenTarget } from '../run/target-file/given-target.js';
import { formsOfFiles } from './forms/forms-of-files.js';
import { tellForms } from './forms/tell-forms.js';
import { learnFromFiles } from './from-files.js';
import { learn } from './learn.js';
import { type LearnedReport, learnedReport, profileOf } from './learned-report.js';
import { learnedText } from './learned-text.js';
import { manual } from './manual.js';
import { learnPlan, learnPlanText } from './plan.js';

/** What `pdk learn` is given beside what describes a target. */
type LearnGiven = Given & {
  readonly questions?: string;
  readonly out?: string;
  readonly name?: string;
  readonly from?: readonly string[];
  readonly openapi?: readonly string[];
  readonly forms?: string;
};

/** Options of a run that say nothing here. */
const untaken: ReadonlySet<string> = new Set([
  'baseline',
  'profile',
  'memory',
  'history',
  'shard',
  'rules',
  'record',
  'replay',
]);

/** `pdk learn`: asks a target what the document leaves open. Its exit code is set, never forced. */
export function learnCommand(): Command {
  const command = addTextOptions(new Command('learn'), (key) => !untaken.has(key));
  return addConnectionOptions(command)
    .option('--questions <glob>', 'only these questions, as in "find.*"')
    .option('--out <file>', 'write what was learned as a profile, for pdk mock --profile')
    .option('--name <text>', 'the name of the profile')
    .option('--from <file...>', 'send nothing: read recordings and HAR files')
    .option(
      '--openapi <file...>',
      'send nothing: propose an overlay from the OpenAPI documents of the target',
    )
    .option('--forms <file>', 'with --from: write the overlay that recordings suggest, for --overlay')
    .option('--plan', 'send nothing: tell what it would take')
    .option('--json', 'what was learned, as JSON')
    .option('--verbose', 'every question, also those that are answered as by default')
    .option('--raw', 'leave the names of people in what is shown')
    .addHelpText('after', manual)
    .action(async (given: LearnGiven) => {
      if (given.openapi !== undefined) {
        const { learnFromOpenApi } = await import('./forms/openapi.js');
        const told = learnFromOpenApi({ ...given, openapi: given.openapi });
        if (typeof told === 'number') process.exitCode = told;
        else refuse(command, told.errors);
        return;
      }
      const asked = await (given.from === undefined ? asking(given) : reading(given, given.from));
      if ('errors' in asked) return refuse(command, asked.errors);
      process.exitCode = await tellLearned(asked);
    });
}

/** What is to be done, and how it is told. */
interface Learning {
  readonly json: boolean;
  readonly verbose: boolean;
  readonly out: string | undefined;
  readonly name: string | undefined;
  /** Tells what it would take instead; undefined where it is done. */
  readonly plan: (() => string) | undefined;
  /** Where the overlay is to be written that recordings suggest. */
  readonly formsOut: string | undefined;
  perform(
    stop: AbortSignal,
    show: (progress: Progress) => void,
  ): Promise<LearnedReport & { readonly forms?: Proposed }>;
}

type Read = Learning | { readonly errors: readonly string[] };

async function asking(given: LearnGiven): Promise<Read> {
  const found = await givenTarget(given, process.env);
  if ('errors' in found) return found;
  const read = readCommandLine(given, process.env, () => randomInt(seedMax + 1), found.file);
  const questions = questionsIn(given.questions);
  const errors = [
    ...('errors' in read ? read.errors : obstaclesTo(read)),
    ...('error' in questions ? [questions.error] : []),
    ...outErrors(given.out),
    ...(given.forms === undefined ? [] : ['--forms: forms are learned with --from or --openapi']),
  ];
  if (errors.length > 0 || 'errors' in read || 'error' in questions) return { errors };
  const { run, json, verbose, plan } = read;
  const options = { ...run, questions: questions.wanted };
  warn({ insecure: run.connection?.insecure, raw: run.raw });
  const planned = () => {
    const told = learnPlan(options);
    return json
      ? `${JSON.stringify(told, null, 2)}\n`
      : learnPlanText(told, pageOn(process.stdout, process.env));
  };
  return {
    json,
    verbose,
    out: given.out,
    name: given.name,
    formsOut: undefined,
    plan: plan ? planned : undefined,
    perform: async (stop, show) =>
      learnedReport(await learn({ ...options, stop, onProgress: show }), {
        target: run.target,
        raw: run.raw === true,
      }),
  };
}

async function reading(given: LearnGiven, files: readonly string[]): Promise<Read> {
  const read = await observingOptions(given, process.env);
  const questions = questionsIn(given.questions);
  const errors = [
    ...('errors' in read ? read.errors : []),
    ...('error' in questions ? [questions.error] : []),
    ...outErrors(given.out),
    ...outErrors(given.forms),
  ];
  if (errors.length > 0 || 'errors' in read || 'error' in questions) return { errors };
  const bases = Object.fromEntries(Object.entries(read.bases).filter(([, base]) => base !== undefined));
  return {
    json: read.json,
    verbose: read.verbose,
    out: given.out,
    name: given.name,
    formsOut: given.forms,
    plan: undefined,
    perform: async () => ({
      ...(await learnFromFiles({ ...read, files, bases, now: () => performance.now() }, questions.wanted)),
      ...(read.overlay === undefined ? { forms: await formsOfFiles(files, bases, read.org) } : {}),
    }),
  };
}

function obstaclesTo({ run: { safety = 'read-only', journal } }: CommandLine): string[] {
  const journals = safety === 'read-only' || typeof journal !== 'string' ? [] : [journal];
  return journals.flatMap((folder) => unmakeable(folder) ?? []);
}

const outErrors = (out?: string): string[] =>
  (out === undefined ? [] : [out]).flatMap((file) => unwritable(file) ?? []);

function questionsIn(
  glob: string | undefined,
): { readonly wanted: (question: QuestionId) => boolean } | { readonly error: string } {
  if (glob === undefined) return { wanted: () => true };
  const wanted = picomatch(glob);
  if (questionIds.some((id) => wanted(id))) return { wanted: (id) => wanted(id) };
  const meant = suggestion(glob, questionIds);
  return { error: `--questions "${glob}" matches no question.${meant} \`pdk questions\` lists them.` };
}

async function tellLearned({ json, verbose, out, name, formsOut, plan, perform }: Learning): Promise<number> {
  if (plan) {
    process.stdout.write(plan());
    return 0;
  }
  return performed({
    verbose,
    run: perform,
    tell(report) {
      const page = pageOn(process.stdout, process.env);
      process.stdout.write(
        json ? `${JSON.stringify(report, null, 2)}\n` : learnedText(report, page, verbose),
      );
      const isFormed =
        report.forms !== undefined && tellForms(report.forms, { json, verbose, out: formsOut });
      const isLearned = report.questions.some(({ verdict }) => verdict !== 'unknown');
      if (out !== undefined && isLearned) {
        writeWhole(out, profileText(profileOf(report, name)));
        process.stderr.write(`the profile is written to ${out}: pdk mock --profile ${out}\n`);
      }
      return isLearned || isFormed ? 0 : 3;
    },
  });
}
