import { writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import picomatch from 'picomatch';
import type { Mutant } from '../mutant.js';
import { matrixHtml } from './html.js';
import { isComplete } from './matrix.js';
import type { Matrix } from './row.js';
import type { MatrixOptions } from './run.js';
import { matrixText } from './text.js';

/** Why a file cannot be written; undefined where it can. */
export type Unwritable = (file: string) => string | undefined;

/** Measures mutants with the kit. */
export type RunMatrix = (options: MatrixOptions) => Promise<Matrix>;

interface Given {
  readonly json?: boolean;
  readonly matrix?: boolean;
  readonly html?: string;
  readonly rules?: string;
  readonly seed: number;
  readonly budget: number;
  readonly overlay?: string;
}

const manual = `
Without --matrix the lies are listed. With it the kit is run against the mock
once per mutation, on every core: a judge that nobody has seen red is no judge.

Examples:
  pdk mutants
  pdk mutants --matrix --rules "apikey.*"
  pdk mutants --matrix --html matrix.html
  pdk mutants --matrix --json > matrix.json

Exit codes:
  0  listed; or every mutant was killed, and every rule alone killed one
  1  a mutant survived, or a rule is not proven
  2  usage`;

/** `pdk mutants`: the lies that the mock can tell, the rule that each one breaks, and whether the kit notices. */
export function mutantsCommand(
  mutants: Readonly<Record<string, Mutant>>,
  run: RunMatrix,
  unwritable: Unwritable,
): Command {
  return new Command('mutants')
    .option('--matrix', 'run the kit against each mutant, and show who was killed by whom')
    .option('--rules <glob>', 'only mutants that break a rule whose id matches, such as "find.*"')
    .option('--html <file>', 'write the matrix as a page')
    .addOption(new Option('--seed <n>', 'seed of every run').argParser(whole).default(7))
    .addOption(new Option('--budget <n>', 'requests of one run at most').argParser(whole).default(2500))
    .option('--overlay <file>', 'OpenAPI Overlay: mock and kit meet in the form of another target')
    .option('--json', 'as JSON')
    .addHelpText('after', manual)
    .action(async (given: Given, command: Command) => {
      const isWanted = given.rules === undefined ? () => true : picomatch(given.rules);
      const obstacle = obstacleTo(
        given,
        Object.values(mutants).filter(({ breaks }) => isWanted(breaks)).length,
        unwritable,
      );
      if (obstacle !== undefined) command.error(`error: ${obstacle}`, { exitCode: 2, code: 'pdk.usage' });
      if (!given.matrix) return list(mutants, isWanted, given.json === true);
      const matrix = await run({
        seed: given.seed,
        budget: given.budget,
        ...(given.overlay === undefined ? {} : { overlay: given.overlay }),
        wanted: isWanted,
        onRow: ({ mutant, killed }, done, of) =>
          process.stderr.write(`${done}/${of} ${mutant}: ${killed ? 'killed' : 'SURVIVED'}\n`),
      });
      if (given.html !== undefined) {
        writeFileSync(given.html, matrixHtml(matrix, new Date().toISOString()));
        process.stderr.write(`matrix written to ${given.html}\n`);
      }
      process.stdout.write(given.json ? `${JSON.stringify(matrix, null, 2)}\n` : matrixText(matrix));
      process.exitCode = isComplete(matrix) ? 0 : 1;
    });
}

/** What is wrong with the options, before anything is measured. */
function obstacleTo(
  { html, matrix, rules, overlay }: Given,
  found: number,
  unwritable: Unwritable,
): string | undefined {
  if (found === 0)
    return `--rules "${rules}" matches no rule that a mutant breaks; pdk mutants lists them all.`;
  if (overlay !== undefined && !matrix) return '--overlay needs --matrix: only a matrix asks anything.';
  if (html === undefined) return undefined;
  if (!matrix) return '--html needs --matrix: only a matrix is written as a page.';
  return unwritable(html);
}

function list(
  mutants: Readonly<Record<string, Mutant>>,
  isWanted: (rule: string) => boolean,
  json: boolean,
): void {
  const listed = Object.entries(mutants).flatMap(([id, { breaks, mutation, readings }]) =>
    isWanted(breaks) ? [{ id, breaks, mutation, ...(readings ? { readings } : {}) }] : [],
  );
  const text = listed
    .map(({ id, breaks, mutation }) => `${id}\n  breaks ${breaks}\n  ${mutation}\n`)
    .join('\n');
  const total = `${listed.length} ${listed.length === 1 ? 'mutant' : 'mutants'}`;
  process.stdout.write(
    json ? `${JSON.stringify(listed, null, 2)}\n` : [text, total].filter(Boolean).join('\n').concat('\n'),
  );
}

function whole(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError(`"${value}" is no whole number.`);
  return Number(value);
}
