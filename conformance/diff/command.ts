import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { pageOn } from '../report/text.js';
import { performed } from '../run/events.js';
import { type CommandLine, readCommandLine } from '../run/options/command-line.js';
import { formsOf } from '../run/options/run-options.js';
import { addTextOptions, type Given, refuse, warn } from '../run/options/settings.js';
import { seedMax } from '../run/options/values.js';
import { givenTarget } from '../run/target-file/given-target.js';
import { UsageError } from '../target/usage-error.js';
import { canCall, common } from './counterpart.js';
import { diff } from './diff.js';
import { diffReport, exitCodeOf } from './diff-report.js';
import { diffText } from './diff-text.js';

const manual = `
A and B are target files as pdk conform --target takes them, or FILE#NAME where a
file holds several; "demo" is the mock that pdk mock starts. A decides what is
asked: each request of a run that only reads goes to B as well, with B's address,
organization and credentials in the place of A's, where both have one. An address
or a credential that only one of them has is not used.

Statuses, headers, the forms of refusals, and which members, types and forms
records have are compared. Values are not, unless both hold the same data
(--same-data). What differs is asked again, A, B and A: what A differs in from
itself is noise. A find that shows a difference is made small. Each difference is
filed under the rule that one of them breaks, or under the open question that both
answer in their own way.

Examples:
  pdk diff targets.yaml#staging targets.yaml#next --same-data
  pdk diff demo staging.yaml --rate 5 --max-credits 200

Exit codes:
  0  they differ in nothing
  1  they differ
  2  usage or configuration
  3  nothing differs, and not everything was asked`;

const taken: ReadonlySet<string> = new Set([
  'overlay',
  'rules',
  'seed',
  'budget',
  'maxCredits',
  'maxAttempts',
  'rate',
  'maxTime',
]);

/** `pdk diff A B`: sends two implementations the same requests, and reports how they differ. Sets the exit code, never exits. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .argument('<a>', 'target file, FILE#NAME, or demo')
    .argument('<b>', 'another one');
  return addTextOptions(command, (key) => taken.has(key))
    .option('--same-data', 'both hold the same people: what is found, its order and every value count too')
    .option('--json', 'what differs, as JSON')
    .option('--verbose', 'the whole of each request, with a line of curl')
    .option('--raw', 'leave the names of people in what is shown')
    .addHelpText('after', manual)
    .action(async (a: string, b: string, given: Given & { readonly sameData?: boolean }) => {
      const { json, verbose, ...options } = await optionsOf(command, a, b, given);
      const raw = options.a.raw === true;
      warn({ insecure: options.a.connection?.insecure || options.b.connection?.insecure, raw });
      process.exitCode = await performed({
        verbose,
        run: (stop, show) => diff({ ...options, stop, onProgress: show }),
        publish(result) {
          const report = diffReport(result, { a: options.a.target, b: options.b.target, raw });
          const { stdout, env } = process;
          const text = () => diffText(report, pageOn(stdout, env), verbose);
          stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : text());
          return exitCodeOf(report);
        },
      });
    });
}

async function optionsOf(
  command: Command,
  nameOfA: string,
  nameOfB: string,
  { sameData = false, ...given }: Given & { readonly sameData?: boolean },
) {
  const fail = (why: string) => refuse(command, [`${nameOfA} and ${nameOfB} ${why}`]);
  const [one, two] = [await sideOf(nameOfA, given), await sideOf(nameOfB, given)];
  const errors = [one, two].flatMap((side) => ('errors' in side ? side.errors : []));
  if ('errors' in one || 'errors' in two) return refuse(command, [...new Set(errors)]);
  const [a, b] = [one.run, two.run];
  if (a.forms !== b.forms) return fail('name different overlays: both have to be asked in one form.');
  if (a.target.peopleUrl === b.target.peopleUrl && a.target.org === b.target.org) {
    return fail('are the same: address and organization.');
  }
  if (!canCall(common(a.target, b.target))) {
    const kinds = 'an access token, an API key, or a service account or user with the address to sign in at';
    return fail(`have no kind of credential in common: give both ${kinds}.`);
  }
  const forms = await formsOf(typeof a.forms === 'string' ? a.forms : undefined).catch((error: unknown) => {
    if (error instanceof UsageError) return refuse(command, [error.message]);
    throw error;
  });
  return {
    a,
    b,
    forms,
    isSameData: sameData,
    seed: a.seed,
    rules: a.rules,
    limits: a.limits,
    // The lower limit of both.
    budget: least(a.budget, b.budget),
    maxCredits: least(a.maxCredits, b.maxCredits),
    maxAttempts: least(a.maxAttempts, b.maxAttempts),
    rate: least(a.rate, b.rate),
    json: one.json,
    verbose: one.verbose,
  };
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** Reads one side from its file and the options. Ignores variables such as PDK_ORG, which would apply to both. */
async function sideOf(
  name: string,
  given: Given,
): Promise<CommandLine | { readonly errors: readonly string[] }> {
  const found = name === 'demo' ? {} : await givenTarget({ target: name }, process.env);
  if ('errors' in found) return found;
  const own = Object.entries(process.env).filter(([variable]) => !variable.startsWith('PDK_'));
  return readCommandLine(given, Object.fromEntries(own), () => randomInt(seedMax + 1), found.file);
}
