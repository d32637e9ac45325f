import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { pageOn } from '../report/paint.js';
import { type CommandLine, readCommandLine } from '../run/options/command-line.js';
import { formsOf } from '../run/options/forms.js';
import { addTextOptions, refuse } from '../run/options/on-command.js';
import type { Given } from '../run/options/settings.js';
import { seedMax } from '../run/options/values.js';
import { warn } from '../run/options/warn.js';
import { performed } from '../run/performed.js';
import { givenTarget } from '../run/target-file/given-target.js';
import { UsageError } from '../target/usage-error.js';
import { canCall, common } from './counterpart.js';
import { type DiffOptions, diff } from './diff.js';
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

/** `pdk diff A B`: asks two implementations the same, and says what they differ in. Its exit code is set, never forced. */
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
      const read = await optionsOf(a, b, given);
      if ('errors' in read) return refuse(command, read.errors);
      process.exitCode = await tellDiff(read);
    });
}

interface DiffLine {
  readonly options: DiffOptions;
  readonly raw: boolean;
  readonly json: boolean;
  readonly verbose: boolean;
}

async function optionsOf(
  nameOfA: string,
  nameOfB: string,
  { sameData, ...given }: Given & { readonly sameData?: boolean },
): Promise<DiffLine | { readonly errors: readonly string[] }> {
  const [a, b] = [await sideOf(nameOfA, given), await sideOf(nameOfB, given)];
  const errors = new Set([a, b].flatMap((side) => ('errors' in side ? side.errors : [])));
  if ('errors' in a || 'errors' in b || errors.size > 0) return { errors: [...errors] };
  const [one, two] = [a.run, b.run];
  if (one.forms !== two.forms) {
    return {
      errors: [`${nameOfA} and ${nameOfB} name different overlays: both have to be asked in one form.`],
    };
  }
  if (one.target.peopleUrl === two.target.peopleUrl && one.target.org === two.target.org) {
    return { errors: [`${nameOfA} and ${nameOfB} are the same: address and organization.`] };
  }
  if (!canCall(common(one.target, two.target))) {
    const kinds = 'an access token, an API key, or a service account or user with the address to sign in at';
    return {
      errors: [`${nameOfA} and ${nameOfB} have no kind of credential in common: give both ${kinds}.`],
    };
  }
  const forms = await formsOf(typeof one.forms === 'string' ? one.forms : undefined).catch(
    (error: unknown) => {
      if (error instanceof UsageError) return error;
      throw error;
    },
  );
  if (forms instanceof UsageError) return { errors: [forms.message] };
  const { seed, rules, limits } = one;
  return {
    options: {
      a: one,
      b: two,
      forms,
      isSameData: sameData === true,
      seed,
      rules,
      limits,
      // Of what both allow, the less.
      budget: least(one.budget, two.budget),
      maxCredits: least(one.maxCredits, two.maxCredits),
      maxAttempts: least(one.maxAttempts, two.maxAttempts),
      rate: least(one.rate, two.rate),
    },
    raw: one.raw === true,
    json: a.json,
    verbose: a.verbose,
  };
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** One of both, as its file and the options say. Variables such as PDK_ORG would mean both: they are not read. */
async function sideOf(
  name: string,
  given: Given,
): Promise<CommandLine | { readonly errors: readonly string[] }> {
  const found = name === 'demo' ? {} : await givenTarget({ target: name }, process.env);
  if ('errors' in found) return found;
  const own = Object.entries(process.env).filter(([variable]) => !variable.startsWith('PDK_'));
  return readCommandLine(given, Object.fromEntries(own), () => randomInt(seedMax + 1), found.file);
}

function tellDiff({ options, raw, json, verbose }: DiffLine): Promise<number> {
  const { a, b } = options;
  warn({ insecure: a.connection?.insecure || b.connection?.insecure, raw });
  return performed({
    verbose,
    run: (stop, show) => diff({ ...options, stop, onProgress: show }),
    tell(result) {
      const report = diffReport(result, { a: a.target, b: b.target, raw });
      const page = pageOn(process.stdout, process.env);
      process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : diffText(report, page, verbose));
      return exitCodeOf(report);
    },
  });
}
