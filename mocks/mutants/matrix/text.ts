import type { Excuse } from '../operators/equivalents.js';
import {
  hasSurvived,
  isComplete,
  isProven,
  type Matrix,
  type MatrixRow,
  type Power,
  type PowerMatrix,
} from './matrix.js';

/** Describes why a mutant need not be noticed. */
export function excuseText(excuse: Excuse): string {
  return 'question' in excuse ? `admissible under question ${excuse.question}` : excuse.unobservable;
}

/** For example `3 of 4 killed (75.0%)`. */
export const killedText = ({ mutants, excused, killed, rate }: Power): string =>
  `${killed} of ${mutants - excused} killed (${(rate * 100).toFixed(1)}%)`;

/** Formats the power of the kit for a terminal: by operator, by operation, survivors, excused mutants, the total. */
export function powerText({ total, operators, operations, rows }: PowerMatrix): string {
  const reasons = rows.flatMap(({ excuse }) => (excuse ? [excuseText(excuse)] : []));
  const because = (why: string | undefined) => (why === undefined ? '' : ` Overlooked: ${why}.`);
  const block = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
  return [
    ...block('by operator', sumLines(operators)),
    ...block('by operation', sumLines(operations)),
    ...block(
      'survived',
      rows.filter(hasSurvived).map((row) => `${row.mutant}  ${row.mutation}${because(row.because)}`),
    ),
    ...block(
      'need not be noticed',
      [...new Set(reasons)].map(
        (reason) => `${reasons.filter((each) => each === reason).length} × ${reason}`,
      ),
    ),
    ...sumLines({ all: total }),
    '',
  ].join('\n');
}

function sumLines(powers: Readonly<Record<string, Power>>): readonly string[] {
  const width = Math.max(...Object.keys(powers).map(({ length }) => length));
  return Object.entries(powers).map(([name, power]) => {
    const { excused, requestsToKill } = power;
    const soon = requestsToKill === undefined ? '' : `, half of them within ${requestsToKill} requests`;
    const others = excused === 0 ? '' : `, ${excused} need not be noticed`;
    return `${name.padEnd(width)}  ${killedText(power)}${soon}${others}`;
  });
}

/** Formats the matrix for a terminal: a line per mutant, then what is missing, and the totals. */
export function matrixText(matrix: Matrix): string {
  const { rows, summary } = matrix;
  const width = Math.max(...rows.map(({ mutant }) => mutant.length), 10);
  const unproven = rows.filter((row) => !isProven(row)).map(({ mutant }) => mutant);
  return [
    ...rows.map((row) => lineOf(row, width)),
    '',
    ...(unproven.length === 0 ? [] : [`not killed by their rule alone: ${unproven.join(', ')}`, '']),
    `${summary.killed} of ${summary.mutants} mutants killed · ${summary.proven} by their rule alone · blame precision ${summary.blamePrecision.toFixed(3)} · ${summary.requests} requests`,
    isComplete(matrix) ? 'complete' : 'not complete',
    '',
  ].join('\n');
}

function lineOf(row: MatrixRow, width: number): string {
  const { mutant, killed, failed, breaks, requestsToKill, because } = row;
  const others = failed.filter((rule) => rule !== breaks);
  const verdict = killed ? `killed after ${requestsToKill ?? '?'} requests` : 'survived';
  const blamed = others.length === 0 ? '' : `; also failed: ${others.join(', ')}`;
  return `${mutant.padEnd(width)}  ${verdict}${blamed}${because === undefined ? '' : `; ${because}`}`;
}
