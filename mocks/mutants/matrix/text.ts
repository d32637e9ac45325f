import type { Excuse } from '../operators/equivalents.js';
import {
  hasSurvived,
  isComplete,
  type Matrix,
  type MatrixRow,
  type Power,
  type PowerMatrix,
  type PowerRow,
  percent,
} from './matrix.js';

/** Formats the power of the kit for a terminal: by operator, by operation, survivors, excused mutants, the total. */
export function powerText({ total, operators, operations, rows }: PowerMatrix): string {
  const survivors = rows.filter(hasSurvived);
  const reasons = rows.flatMap(({ excuse }) => (excuse ? [excuseText(excuse)] : []));
  const excused = [...new Set(reasons)].map(
    (reason) => `  ${reasons.filter((each) => each === reason).length} × ${reason}`,
  );
  return [
    'by operator',
    ...table(operators),
    '',
    'by operation',
    ...table(operations),
    '',
    ...(survivors.length === 0 ? [] : ['survived', ...survivors.map(survivor), '']),
    ...(excused.length === 0 ? [] : ['need not be noticed', ...excused, '']),
    sumLine('all', total, 3),
    '',
  ].join('\n');
}

const survivor = ({ mutant, mutation, because }: PowerRow): string =>
  `  ${mutant}  ${mutation}${because === undefined ? '' : ` Overlooked: ${because}.`}`;

/** Describes why a mutant need not be noticed. */
export function excuseText(excuse: Excuse): string {
  return 'question' in excuse ? `admissible under question ${excuse.question}` : excuse.unobservable;
}

function table(powers: Readonly<Record<string, Power>>): readonly string[] {
  const width = Math.max(...Object.keys(powers).map(({ length }) => length));
  return Object.entries(powers).map(([name, power]) => `  ${sumLine(name, power, width)}`);
}

function sumLine(name: string, power: Power, width: number): string {
  const { mutants, excused, killed, requestsToKill } = power;
  const due = `${killed} of ${mutants - excused} killed (${percent(power)})`;
  const soon = requestsToKill === undefined ? '' : `, half of them within ${requestsToKill} requests`;
  return `${name.padEnd(width)}  ${due}${soon}${excused === 0 ? '' : `, ${excused} need not be noticed`}`;
}

/** Formats the matrix for a terminal: a line per mutant, by rule, then what is missing, and the totals. */
export function matrixText(matrix: Matrix): string {
  const { rules, rows, summary } = matrix;
  const width = Math.max(...rows.map(({ mutant }) => mutant.length), 10);
  const byRule = rules.flatMap(({ rule, mutants }) =>
    mutants.length === 0
      ? []
      : [rule, ...rows.filter(({ breaks }) => breaks === rule).map((row) => `  ${line(row, width)}`)],
  );
  const unproven = rules.filter(({ exact }) => exact.length === 0).map(({ rule }) => rule);
  return [
    ...byRule,
    '',
    ...(unproven.length === 0 ? [] : [`without a mutant that it alone kills: ${unproven.join(', ')}`, '']),
    `${summary.killed} of ${summary.mutants} mutants killed · ${summary.proven} of ${summary.rules} rules proven · blame precision ${summary.blamePrecision.toFixed(3)} · ${summary.requests} requests`,
    isComplete(matrix) ? 'complete' : 'not complete',
    '',
  ].join('\n');
}

function line({ mutant, killed, failed, breaks, requestsToKill, because }: MatrixRow, width: number): string {
  const others = failed.filter((rule) => rule !== breaks);
  const verdict = killed ? `killed after ${requestsToKill ?? '?'} requests` : 'survived';
  const blamed = others.length === 0 ? '' : `; also failed: ${others.join(', ')}`;
  return `${mutant.padEnd(width)}  ${verdict}${blamed}${because === undefined ? '' : `; ${because}`}`;
}
