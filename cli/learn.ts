import { randomInt } from 'node:crypto';
import { Command, Option } from 'commander';
import picomatch from 'picomatch';
import { look } from '../conformance/checks/exchanges/judge.js';
import { judgeFiles } from '../conformance/judge/judge.js';
import { learn } from '../conformance/learn/learn.js';
import { type LearnedReport, learnedText, profileOf, reportOf } from '../conformance/learn/learned-report.js';
import { subjectsOf } from '../conformance/learn/looks.js';
import { learnPlan, learnPlanText } from '../conformance/learn/plan.js';
import { count, pageOn } from '../conformance/report/text.js';
import { type Progress, performed } from '../conformance/run/events.js';
import { type QuestionId, questionIds } from '../generated/questions.js';
import { suggestion } from '../spec/catalogue/nearest.js';
import { OverlayError } from '../spec/overlay/overlay.js';
import { readOpenApi } from '../spec/overlay/proposing/described.js';
import { overlayText, propose } from '../spec/overlay/proposing/propose.js';
import { profileText } from '../spec/profile/profile-file.js';
import { writeWholeSync } from '../spec/source/whole-file.js';
import { seedMax } from './options/checks.js';
import { type CommandLine, readCommandLine, unmakeable, unwritable } from './options/command-line.js';
import { observingOptions } from './options/observing.js';
import { addOptions, askedOf, type Given, headerOption, refuse, warn } from './options/options.js';
import { print } from './values.js';

type LearnGiven = Given & {
  readonly questions?: string;
  readonly out?: string;
  readonly name?: string;
  readonly from?: readonly string[];
  readonly openapi?: readonly string[];
  readonly accept?: 'sure' | 'perhaps';
};

/** Options of a run that have no meaning here, or another one. */
const untaken =
  /^(baseline|profile|history|shard|rules|record|replay|plan|stress|strictProfile|json|verbose|raw)$/;

/** The command `pdk learn`, which finds out how a target answers what the document leaves open. Sets the exit code only. */
export function command(): Command {
  const command = addOptions(new Command('learn'), (key) => !untaken.test(key)).addOption(headerOption());
  return command
    .option('--questions <glob>', 'only these questions, as in "find.*"')
    .option(
      '--out <file>',
      'write what was learned as a profile, for pdk mock --profile; with --openapi, the overlay',
    )
    .option('--name <text>', 'the name of the profile')
    .option('--from <file...>', 'send nothing: read recordings and HAR files')
    .option('--openapi <file...>', 'send nothing: propose an overlay by OpenAPI documents of the target')
    .addOption(
      new Option('--accept <which>', 'with --openapi: take only what is sure, or what is perhaps so as well')
        .choices(['sure', 'perhaps'])
        .default('sure'),
    )
    .option('--plan', 'send nothing: tell what it would take')
    .option('--json', 'what was learned, as JSON')
    .option('--verbose', 'every question, also those that are answered as by default')
    .option('--raw', 'leave the names of people in what is shown')
    .action(async (given: LearnGiven) => {
      const { from, openapi } = given;
      const ask = () => (from === undefined ? asking(given) : reading(given, from));
      const done = await (openapi === undefined ? ask() : proposing({ ...given, openapi }));
      if (typeof done === 'number') process.exitCode = done;
      else refuse(command, done.errors);
    });
}

type Done = number | { readonly errors: readonly string[] };

async function asking(given: LearnGiven): Promise<Done> {
  const asked = await askedOf(given, process.env);
  const read = readCommandLine(asked, process.env, () => randomInt(seedMax + 1));
  const { questions, errors: wrong } = wantedIn(given);
  const errors = [...('errors' in read ? read.errors : obstaclesTo(read)), ...wrong];
  if (errors.length > 0 || 'errors' in read) return { errors };
  const { run, json, plan } = read;
  const options = { ...run, questions };
  warn({ insecure: run.connection?.insecure, raw: run.raw });
  if (plan) {
    const planned = learnPlan(options);
    const page = pageOn(process.stdout, process.env);
    print(json, planned, () => learnPlanText(planned, page));
    return 0;
  }
  return reported(given, read, async (stop, onProgress) => {
    const learned = await learn({ ...options, stop, onProgress });
    return reportOf(run.target, learned, (text) => learned.hide(text, run.raw));
  });
}

/** Learns from recorded traffic. Sends nothing. */
async function reading(given: LearnGiven, files: readonly string[]): Promise<Done> {
  const read = await observingOptions(given, process.env);
  const { questions, errors: wrong } = wantedIn(given);
  const errors = [...('errors' in read ? read.errors : []), ...wrong];
  if (errors.length > 0 || 'errors' in read) return { errors };
  const bases = Object.fromEntries(Object.entries(read.bases).filter(([, base]) => base !== undefined));
  return reported(given, read, async () => {
    const subjects = subjectsOf(questions, () => 'it has to be asked: pdk learn without --from');
    let requests = 0;
    const judged = await judgeFiles({
      ...read,
      files,
      bases,
      now: () => performance.now(),
      wanted: () => false,
      onExchange(exchange) {
        requests += 1;
        subjects.see(look(exchange));
      },
    });
    const incomplete = judged.complete ? undefined : (judged.reason ?? 'a recording is cut off');
    const run = { ...judged, conclusions: subjects.conclude(), incomplete, requests, budget: requests };
    return reportOf(judged.target, { ...run, left: [] });
  });
}

function obstaclesTo({ run: { safety = 'read-only', journal } }: CommandLine): readonly string[] {
  return safety === 'read-only' || typeof journal !== 'string' ? [] : [unmakeable(journal) ?? []].flat();
}

function wantedIn({ questions: glob, out }: LearnGiven) {
  const matches = glob === undefined ? () => true : picomatch(glob);
  const questions = (question: QuestionId) => matches(question);
  const errors = out === undefined ? [] : [unwritable(out) ?? []].flat();
  if (glob !== undefined && !questionIds.some(questions)) {
    const meant = suggestion(glob, questionIds);
    errors.unshift(`--questions "${glob}" matches no question.${meant} \`pdk questions\` lists them.`);
  }
  return { questions, errors };
}

const reported = (
  { out, name }: LearnGiven,
  { json, verbose }: { readonly json: boolean; readonly verbose: boolean },
  run: (stop: AbortSignal, show: (progress: Progress) => void) => Promise<LearnedReport>,
): Promise<number> =>
  performed({
    verbose,
    run,
    publish(report) {
      const page = pageOn(process.stdout, process.env);
      print(json, report, () => learnedText(report, page, verbose));
      const isLearned = report.questions.some(({ verdict }) => verdict !== 'unknown');
      if (out !== undefined && isLearned) {
        writeWholeSync('the profile', out, profileText(profileOf(report, name)));
        process.stderr.write(`the profile is written to ${out}: pdk mock --profile ${out}\n`);
      }
      return isLearned ? 0 : 3;
    },
  });

/** The options of `pdk learn`; the others have no meaning beside `openapi`. */
interface ProposeGiven {
  readonly [option: string]: unknown;
  readonly openapi: readonly string[];
  readonly accept?: 'sure' | 'perhaps';
  readonly out?: string;
}

/** Proposes an overlay by the OpenAPI documents of a target. Sends nothing. Returns the exit code, or what is wrong with the options. */
function proposing(given: ProposeGiven): number | { readonly errors: readonly string[] } {
  const { openapi, accept = 'sure', out, json } = given;
  const beside = (['from', 'plan', 'questions', 'name'] as const).filter((each) => given[each] !== undefined);
  const errors = [
    ...beside.map(
      (each) => `--${each} has no meaning beside --openapi, which reads documents alone; leave it out.`,
    ),
    ...(out === undefined ? [] : [unwritable(out) ?? []].flat()),
  ];
  if (errors.length > 0) return { errors };
  try {
    const proposed = propose(new Map(openapi.map((file) => [file, readOpenApi(file)])));
    const { known, proposals, missing, differences, inexpressible } = proposed;
    const taken = proposals.filter(({ isSure }) => isSure || accept === 'perhaps').length;
    const text = json ? `${JSON.stringify(proposed, null, 2)}\n` : overlayText(proposed, accept);
    const counts = `${count(known.length, 'operation')} of ours known again, ${missing.length} like nothing there; ${count(proposals.length, 'other form')}, ${taken} taken; ${count(differences.length, 'contradiction')} to the specification; ${inexpressible.length} that no overlay can say`;
    process.stderr.write(`${counts}\n`);
    if (known.length === 0) {
      process.stderr.write(
        `nothing in ${openapi.join(', ')} is surely an operation of this service: is it its document?\n`,
      );
      return 3;
    }
    if (out === undefined || json) process.stdout.write(text);
    else if (taken === 0) process.stderr.write(`there is nothing to map, and so ${out} is not written\n`);
    else {
      writeWholeSync('the overlay', out, text);
      process.stderr.write(
        `the overlay is written to ${out}: read it, and then: pdk conform --overlay ${out}\n`,
      );
    }
    return 0;
  } catch (error) {
    if (error instanceof OverlayError) return { errors: [error.message] };
    throw error;
  }
}
