import { writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import picomatch from 'picomatch';
import type { Mutant } from '../mutant.js';
import type { ComputedMutant } from '../operators/computed.js';
import { excuseFor } from '../operators/equivalents.js';
import { matrixHtml, powerHtml } from './html.js';
import type { Matrix } from './matrix.js';
import { hasSurvived, isComplete } from './matrix.js';
import type { MatrixOptions, runPower } from './run.js';
import { excuseText, matrixText, powerText } from './text.js';

/** Returns why a file cannot be written; undefined if it can. */
export type Unwritable = (file: string) => string | undefined;

/** The mutants, and the functions that measure them with the kit. */
export interface MutantsParts {
  readonly written: Readonly<Record<string, Mutant>>;
  readonly computed: () => ReadonlyMap<string, ComputedMutant>;
  readonly run: (options: MatrixOptions) => Promise<Matrix>;
  readonly runComputed: typeof runPower;
  readonly unwritable: Unwritable;
}

interface Given {
  readonly json?: boolean;
  readonly matrix?: boolean;
  readonly html?: string;
  readonly rules?: string;
  readonly operator?: string;
  readonly operation?: string;
  readonly every?: number;
  readonly seed: number;
  readonly budget: number;
  readonly overlay?: string;
}

const manual = `
Without --matrix the mutants are listed. With it the kit is run against the mock
once per mutation, on every core: a judge that nobody has seen red is no judge.

With --operator or --operation the mutants are not those that were written, each
for a rule, but those that operators make of the contract: faults that nobody
chose for a judge, killed by any rule of their operation.

Examples:
  pdk mutants
  pdk mutants --operator "list-*"
  pdk mutants --matrix --operation getLedgers --html power.html
  pdk mutants --matrix --rules "apikey.*"
  pdk mutants --matrix --html matrix.html
  pdk mutants --matrix --json > matrix.json

Exit codes:
  0  listed; or every mutant was killed, and every rule alone killed one
  1  a mutant survived, or a rule is not proven
  2  usage`;

/** `pdk mutants`: lists the mutants of the mock with the rule that each one breaks, or measures whether the kit notices them. */
export function mutantsCommand({
  written: mutants,
  computed,
  run,
  runComputed,
  unwritable,
}: MutantsParts): Command {
  return new Command('mutants')
    .option('--matrix', 'run the kit against each mutant, and show who was killed by whom')
    .option('--rules <glob>', 'only mutants that break a rule whose id matches, such as "find.*"')
    .option('--operator <glob>', 'computed mutants of these operators, such as "list-*"')
    .option('--operation <glob>', 'computed mutants of these operations')
    .addOption(new Option('--every <n>', 'one computed mutant in n').argParser(whole))
    .option('--html <file>', 'write the matrix as a page')
    .addOption(new Option('--seed <n>', 'seed of every run').argParser(whole).default(7))
    .addOption(new Option('--budget <n>', 'requests of one run at most').argParser(whole).default(2500))
    .option('--overlay <file>', 'OpenAPI Overlay: mock and kit meet in the form of another target')
    .option('--json', 'as JSON')
    .addHelpText('after', manual)
    .action(async (given: Given, command: Command) => {
      if (given.operator !== undefined || given.operation !== undefined) {
        return ofContract(given, command, computed(), { run: runComputed, unwritable });
      }
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
      writePage(given.html, () => matrixHtml(matrix, new Date().toISOString()));
      process.stdout.write(given.json ? `${JSON.stringify(matrix, null, 2)}\n` : matrixText(matrix));
      process.exitCode = isComplete(matrix) ? 0 : 1;
    });
}

/** Lists or measures the mutants that operators derive from the contract. */
async function ofContract(
  given: Given,
  command: Command,
  computed: ReadonlyMap<string, ComputedMutant>,
  { run, unwritable }: { run: typeof runPower; unwritable: Unwritable },
): Promise<void> {
  const { operator = '*', operation = '*', every = 1, json, seed, budget } = given;
  const [isOperator, isOperation] = [picomatch(operator), picomatch(operation)];
  const meant = [...computed]
    .filter(([, mutant]) => isOperator(mutant.operator) && isOperation(mutant.operation))
    .filter((_, index) => index % every === 0);
  const other = (['rules', 'overlay'] as const).find((name) => given[name] !== undefined);
  const obstacle =
    meant.length === 0
      ? `no computed mutant has an operator "${operator}" and an operation "${operation}"; pdk mutants --operator "*" lists them all.`
      : other
        ? `--${other} is for written mutants: leave it out, or --operator and --operation.`
        : obstacleToPage(given, unwritable);
  if (obstacle !== undefined) command.error(`error: ${obstacle}`, { exitCode: 2, code: 'pdk.usage' });
  if (!given.matrix) {
    const listed = meant.map(([id, mutant]) => {
      const { mutation } = mutant;
      return { id, mutation, excuse: excuseFor(id, mutant) };
    });
    const textOf = ({ id, mutation, excuse }: (typeof listed)[number]) =>
      `${id}\n  ${mutation}\n${excuse ? `  need not be noticed: ${excuseText(excuse)}\n` : ''}`;
    return print(listed, textOf, 'computed mutants', json);
  }
  const power = await run(
    meant.map(([id]) => id),
    { seed, budget },
    (row, done, of) =>
      process.stderr.write(
        `${done}/${of} ${row.mutant}: ${row.killed ? `killed by ${row.failed.join(', ')}` : hasSurvived(row) ? 'SURVIVED' : 'need not be noticed'}\n`,
      ),
  );
  writePage(given.html, () => powerHtml(power, new Date().toISOString()));
  process.stdout.write(json ? `${JSON.stringify(power, null, 2)}\n` : powerText(power));
  process.exitCode = power.rows.some(hasSurvived) ? 1 : 0;
}

/** Returns what is wrong with the options, before anything is measured; undefined if nothing is. */
function obstacleTo(given: Given, found: number, unwritable: Unwritable): string | undefined {
  const { matrix, rules, overlay } = given;
  if (found === 0)
    return `--rules "${rules}" matches no rule that a mutant breaks; pdk mutants lists them all.`;
  if (overlay !== undefined && !matrix) return '--overlay needs --matrix: only a matrix asks anything.';
  return obstacleToPage(given, unwritable);
}

function obstacleToPage({ html, matrix }: Given, unwritable: Unwritable): string | undefined {
  if (html === undefined) return undefined;
  if (!matrix) return '--html needs --matrix: only a matrix is written as a page.';
  return unwritable(html);
}

/** Writes the requested page, if any. */
function writePage(file: string | undefined, page: () => string): void {
  if (file === undefined) return;
  writeFileSync(file, page());
  process.stderr.write(`matrix written to ${file}\n`);
}

function list(
  mutants: Readonly<Record<string, Mutant>>,
  isWanted: (rule: string) => boolean,
  json: boolean,
): void {
  const listed = Object.entries(mutants).flatMap(([id, { breaks, mutation, readings }]) =>
    isWanted(breaks) ? [{ id, breaks, mutation, ...(readings ? { readings } : {}) }] : [],
  );
  const textOf = ({ id, breaks, mutation }: (typeof listed)[number]) =>
    `${id}\n  breaks ${breaks}\n  ${mutation}\n`;
  print(listed, textOf, listed.length === 1 ? 'mutant' : 'mutants', json);
}

/** Prints a list as JSON, or as text with the number of its entries. */
function print<T>(listed: readonly T[], textOf: (one: T) => string, what: string, json = false): void {
  const text = [...listed.map(textOf), `${listed.length} ${what}`].join('\n');
  process.stdout.write(`${json ? JSON.stringify(listed, null, 2) : text}\n`);
}

function whole(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError(`"${value}" is no whole number.`);
  return Number(value);
}
