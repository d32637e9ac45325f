import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import picomatch from 'picomatch';
import { readOverlay } from '../conformance/target/wire/overlay.js';
import { mutants } from '../mocks/mutants/catalogue.js';
import {
  excuseText,
  hasSurvived,
  isComplete,
  type MatrixRow,
  matrixHtml,
  matrixOf,
  matrixText,
  type PowerRow,
  powerHtml,
  powerOf,
  powerText,
} from '../mocks/mutants/matrix/matrix.js';
import type { OnRow } from '../mocks/mutants/matrix/run.js';
import { computedMutants, excuseFor } from '../mocks/mutants/operators/equivalent-mutants.js';
import { unwritable } from './options/command-line.js';
import { refuse } from './options/options.js';
import { print, wholeFrom } from './values.js';

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

/** `pdk mutants`: lists the mutants of the mock with the rule that each one breaks, or measures whether the kit notices them. */
export function command(): Command {
  return new Command('mutants')
    .option('--matrix', 'run the kit against each mutant, and show who was killed by whom')
    .option('--rules <glob>', 'only mutants that break a rule whose id matches, such as "find.*"')
    .option('--operator <glob>', 'computed mutants of these operators, such as "list-*"')
    .option('--operation <glob>', 'computed mutants of these operations')
    .addOption(new Option('--every <n>', 'one computed mutant in n').argParser(wholeFrom(1)))
    .option('--html <file>', 'write the matrix as a page')
    .addOption(new Option('--seed <n>', 'seed of every run').argParser(wholeFrom(0)).default(7))
    .addOption(
      new Option('--budget <n>', 'requests of one run at most').argParser(wholeFrom(0)).default(2500),
    )
    .option('--overlay <file>', 'OpenAPI Overlay: mock and kit meet in the form of another target')
    .option('--json', 'as JSON')
    .action(async (given: Given, command: Command) => {
      const { matrix, html, json, operator, operation } = given;
      const { obstacle, what, listed, measured } =
        operator === undefined && operation === undefined ? written(given) : computed(given);
      const why = obstacle ?? (html === undefined ? undefined : pageObstacle(html, matrix));
      if (why !== undefined) refuse(command, [why]);
      if (!matrix) {
        const lines = [...listed.map(({ text }) => text), `${listed.length} ${what}\n`];
        const entries = listed.map(({ entry }) => entry);
        return print(json, entries, () => lines.join('\n'));
      }
      const { result, text, page, isFine } = await measured();
      if (html !== undefined) {
        writeFileSync(html, page(new Date().toISOString()));
        process.stderr.write(`matrix written to ${html}\n`);
      }
      print(json, result, () => text);
      process.exitCode = isFine ? 0 : 1;
    });
}

/** Mutants to list or to measure, and what is wrong with the options, to be known before anything is measured. */
interface Selected {
  readonly obstacle: string | undefined;
  readonly what: string;
  readonly listed: readonly { readonly entry: object; readonly text: string }[];
  readonly measured: () => Promise<{
    readonly result: object;
    readonly text: string;
    readonly page: (generatedAt: string) => string;
    readonly isFine: boolean;
  }>;
}

const progress =
  <Row extends { readonly mutant: string }>(told: (row: Row) => string): OnRow<Row> =>
  (row, done, of) =>
    process.stderr.write(`${done}/${of} ${row.mutant}: ${told(row)}\n`);

/** The mutants that were written, each of which breaks a rule. */
function written({ rules: glob = '*', matrix, overlay, seed, budget }: Given): Selected {
  const isWanted = picomatch(glob);
  const meant = Object.entries(mutants).filter(([, { breaks }]) => isWanted(breaks));
  return {
    obstacle:
      meant.length === 0
        ? `--rules "${glob}" matches no rule that a mutant breaks; pdk mutants lists them all.`
        : overlay !== undefined && !matrix
          ? '--overlay needs --matrix: only a matrix asks anything.'
          : undefined,
    what: meant.length === 1 ? 'mutant' : 'mutants',
    listed: meant.map(([id, { breaks, mutation, readings }]) => ({
      entry: { id, breaks, mutation, ...(readings ? { readings } : {}) },
      text: `${id}\n  breaks ${breaks}\n  ${mutation}\n`,
    })),
    async measured() {
      // Reports an invalid overlay once, before anything is measured.
      if (overlay !== undefined) readOverlay(overlay);
      const { measureAll } = await import('../mocks/mutants/matrix/run.js');
      const options = { seed, budget, ...(overlay === undefined ? {} : { overlay }) };
      const told = ({ killed }: MatrixRow) => (killed ? 'killed' : 'SURVIVED');
      const ids = meant.map(([id]) => id);
      const rows = await measureAll({ mutants: ids, isComputed: false, options }, progress(told));
      const result = matrixOf(rows, seed);
      const page = (at: string) => matrixHtml(result, at);
      return { result, text: matrixText(result), page, isFine: isComplete(result) };
    },
  };
}

/** The mutants that operators derive from the contract. */
function computed({ operator = '*', operation = '*', every = 1, seed, budget, ...given }: Given): Selected {
  const [isOperator, isOperation] = [picomatch(operator), picomatch(operation)];
  const meant = [...computedMutants()]
    .filter(([, mutant]) => isOperator(mutant.operator) && isOperation(mutant.operation))
    .filter((_, index) => index % every === 0);
  const other = (['rules', 'overlay'] as const).find((name) => given[name] !== undefined);
  return {
    obstacle:
      meant.length === 0
        ? `no computed mutant has an operator "${operator}" and an operation "${operation}"; pdk mutants --operator "*" lists them all.`
        : other && `--${other} is for written mutants: leave it out, or --operator and --operation.`,
    what: 'computed mutants',
    listed: meant.map(([id, mutant]) => {
      const { mutation } = mutant;
      const excuse = excuseFor(id, mutant);
      const why = excuse ? `  need not be noticed: ${excuseText(excuse)}\n` : '';
      return { entry: { id, mutation, excuse }, text: `${id}\n  ${mutation}\n${why}` };
    }),
    async measured() {
      const { measureAll } = await import('../mocks/mutants/matrix/run.js');
      const told = (row: PowerRow) => {
        if (row.killed) return `killed by ${row.failed.join(', ')}`;
        return hasSurvived(row) ? 'SURVIVED' : 'need not be noticed';
      };
      const ids = meant.map(([id]) => id);
      const options = { seed, budget };
      const rows = await measureAll({ mutants: ids, isComputed: true, options }, progress(told));
      const result = powerOf(rows, seed);
      const page = (at: string) => powerHtml(result, at);
      return { result, text: powerText(result), page, isFine: !rows.some(hasSurvived) };
    },
  };
}

function pageObstacle(html: string, matrix = false): string | undefined {
  return matrix ? unwritable(html) : '--html needs --matrix: only a matrix is written as a page.';
}
