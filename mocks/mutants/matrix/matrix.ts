import { code, codes, documentOf, group, table } from '../../../conformance/report/html/document.js';
import { areaOf, grouped } from '../../../conformance/report/report.js';
import { type BindingRuleId, rules } from '../../../generated/rules.js';
import { anchorOf, type Html, html, type Part } from '../../../spec/docs/html.js';
import type { Excuse } from '../operators/equivalent-mutants.js';

const inTone = (tone: string, told: Part): Html => html`<span class="verdict ${tone}">${told}</span>`;
const number = (value: number | undefined): Html => html`<td class="number">${value ?? '–'}</td>`;

/** Renders a table that folds; the search shows or hides each `tbody` as a whole. */
const folded = (
  name: string,
  told: string,
  counts: { readonly pass: number; readonly fail: number; readonly skipped?: number },
  columns: readonly string[],
  items: readonly Html[],
): Html =>
  group({
    id: anchorOf('part', name),
    name,
    isWell: counts.fail === 0,
    counts,
    told,
    items: table({ name: 'mutants', label: name, columns, body: items }),
  });

/** Renders the power of the kit as a page: operators by operations, then every mutant of each operation. */
export function powerHtml(power: PowerMatrix, generatedAt: string): string {
  const { seed, total, operations, rows } = power;
  return documentOf({
    title: `Power: ${total.killed} of ${total.mutants - total.excused} computed mutants killed`,
    tone: rows.some(hasSurvived) ? 'non-conformant' : 'conformant',
    kicker: 'Power of the conformance kit',
    heading: 'Power against computed mutants',
    told: 'What operators make of the contract, faults that nobody chose for a judge, and the rules of their operation that noticed.',
    facts: [
      ['Mutants', killedText(total)],
      ['Need not be noticed', total.excused],
      ['Requests to kill, half of them within', total.requestsToKill ?? '–'],
      ['Seed', seed],
      ['Generated', generatedAt],
    ],
    searched: [rows.length, 'mutant'],
    content: [
      grid(power),
      ...Object.entries(operations).map(([operation, sum]) =>
        folded(
          operation,
          killedText(sum),
          { pass: sum.killed, fail: sum.mutants - sum.excused - sum.killed, skipped: sum.excused },
          ['Mutant', 'Killed by', 'Requests to kill'],
          rows.filter((row) => row.operation === operation).map(powerBody),
        ),
      ),
    ],
  });
}

/** Renders killed and due mutants by operator and operation, the weakest of both first. */
function grid({ operators, operations, rows }: PowerMatrix): Html {
  const due = rows.filter(({ excuse }) => excuse === undefined);
  const cells = grouped(due, ({ operator, operation }) => `${operator}/${operation}`);
  const cell = (all: readonly PowerRow[] = []) => {
    const killed = all.filter((row) => row.killed).length;
    const tone = killed === all.length ? 'pass' : 'fail';
    return all.length === 0 ? html`<td></td>` : html`<td class="number ${tone}">${killed}/${all.length}</td>`;
  };
  const names = Object.keys(operations);
  const lines = Object.keys(operators).map(
    (operator) => html`<tr><th scope="row">${operator}</th>${names.map((operation) =>
      cell(cells.get(`${operator}/${operation}`)),
    )}</tr>
`,
  );
  return table({
    name: 'grid',
    label: 'Killed of those that are due, by operator and operation',
    columns: ['', ...names.map((name) => html`<span>${name}</span>`)],
    body: html`<tbody>${lines}</tbody>`,
  });
}

function powerBody(row: PowerRow): Html {
  const { mutant, mutation, killed, failed, excuse, because, requestsToKill } = row;
  const verdict = hasSurvived(row)
    ? inTone('fail', ['survived', because !== undefined && `: ${because}`])
    : excuse
      ? inTone('inconclusive', `need not be noticed: ${excuseText(excuse)}`)
      : codes(failed);
  return html`<tbody data-item><tr><td>${code(mutant)}<br>${mutation}</td><td>${verdict}</td>${number(killed ? requestsToKill : undefined)}</tr></tbody>
`;
}

/** Renders the matrix as a page: totals, then the mutants by area, each with its rule and the rules that killed it. */
export function matrixHtml(matrix: Matrix, generatedAt: string): string {
  const { summary, rows, seed } = matrix;
  return documentOf({
    title: `Kill matrix: ${summary.killed} of ${summary.mutants} mutants killed`,
    tone: isComplete(matrix) ? 'conformant' : 'non-conformant',
    kicker: isComplete(matrix) ? 'Complete' : 'Not complete',
    heading: 'Kill matrix',
    told: 'Every rule that can fail a run, the mutation that breaks it, and the judge that noticed.',
    facts: [
      ['Mutants killed', `${summary.killed} of ${summary.mutants}`],
      ['Mutants that their rule alone kills', `${summary.proven} of ${summary.mutants}`],
      ['Blame precision', summary.blamePrecision.toFixed(3)],
      ['Requests', summary.requests],
      ['Seed', seed],
      ['Generated', generatedAt],
    ],
    searched: [rows.length, 'rule'],
    content: [...grouped(rows, ({ breaks }) => areaOf(breaks))].map(([area, own]) => {
      const pass = own.filter(isProven).length;
      return folded(
        area,
        `${pass} of ${own.length} killed by their rule alone`,
        { pass, fail: own.length - pass },
        ['Rule', 'Mutant', 'Killed by', 'Requests to first kill'],
        own.map(matrixBody),
      );
    }),
  });
}

function matrixBody({ breaks, mutant, mutation, killed, failed, requestsToKill, because }: MatrixRow): Html {
  const { section, says } = rules[breaks];
  const others = failed.filter((each) => each !== breaks);
  const verdict = killed ? inTone('pass', 'its rule') : inTone('fail', 'survived');
  const also = others.length > 0 && [' and ', codes(others)];
  const why = because !== undefined && html` <span class="note">${because}</span>`;
  return html`<tbody data-item><tr><th scope="row">${code(breaks)} <span class="note">section ${section}</span><br><q>${says}</q></th><td>${mutant !== breaks && html`${code(mutant)}<br>`}${mutation}</td><td>${verdict}${also}${why}</td>${number(requestsToKill)}</tr></tbody>
`;
}

/** What a run against one mutant shows. */
interface Measured {
  readonly mutant: string;
  readonly mutation: string;
  /** Whether a rule failed that has to. */
  readonly killed: boolean;
  /** The rules that failed: all of them, or those of the operation of a computed mutant. */
  readonly failed: readonly string[];
  /** The number of requests until the first of the rules that have to fail was seen violated. */
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why the run is less conclusive than it could be, or why it is known that the mutant survives. */
  readonly because?: string;
}

/** The result for a written mutant, which breaks one rule. */
export interface MatrixRow extends Measured {
  readonly breaks: BindingRuleId;
}

/** The result for a computed mutant; its id is `operator/operation/place`. */
export interface PowerRow extends Measured {
  readonly operator: string;
  readonly operation: string;
  /** Why a run need not notice it. */
  readonly excuse?: Excuse;
}

const killedOf = <Row extends Measured>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ killed }) => killed);

/** Whether a mutant survived although it had to be noticed. */
export const hasSurvived = ({ killed, excuse }: PowerRow): boolean => !killed && excuse === undefined;

type Power = ReturnType<typeof sumOf>;

/** How many mutants there are, how many of them need not be noticed, how many were killed, and how soon. */
function sumOf(rows: readonly PowerRow[]) {
  const killed = killedOf(rows);
  const excused = rows.filter(({ excuse }) => excuse !== undefined).length;
  const due = rows.length - excused;
  const requests = killed.flatMap(({ requestsToKill }) => requestsToKill ?? []).toSorted((a, b) => a - b);
  const median = requests[Math.floor(requests.length / 2)];
  return {
    mutants: rows.length,
    excused,
    killed: killed.length,
    /** The share of killed mutants among those that had to be noticed; 1 if there are none. */
    rate: due === 0 ? 1 : killed.length / due,
    /** The median; there is none if nothing was killed. */
    ...(median === undefined ? {} : { requestsToKill: median }),
  };
}

type PowerMatrix = ReturnType<typeof powerOf>;

/** The power of the kit against faults that were not chosen with a judge in mind, by operator and by operation. */
export function powerOf(rows: readonly PowerRow[], seed: number) {
  const by = (part: (row: PowerRow) => string): Readonly<Record<string, Power>> => {
    const names = [...new Set(rows.map(part))];
    const powers = names.map((name) => [name, sumOf(rows.filter((row) => part(row) === name))] as const);
    return Object.fromEntries(powers.toSorted(([, a], [, b]) => a.rate - b.rate));
  };
  const rank = (row: PowerRow) => (hasSurvived(row) ? 0 : row.excuse === undefined ? 1 : 2);
  return {
    seed,
    total: sumOf(rows),
    operators: by(({ operator }) => operator),
    operations: by(({ operation }) => operation),
    /** Those that survived without an excuse come first. */
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
  };
}

type Matrix = ReturnType<typeof matrixOf>;

/** The kill matrix: which judge kills which mutant, and which other rules fail. */
export function matrixOf(rows: readonly MatrixRow[], seed: number) {
  const killed = killedOf(rows).length;
  const blamed = rows.reduce((total, { failed }) => total + failed.length, 0);
  const summary = {
    mutants: rows.length,
    killed,
    proven: rows.filter(isProven).length,
    /** The share of all failures in all runs that name the rule which the mutant breaks; 1 if nothing failed. */
    blamePrecision: blamed === 0 ? 1 : killed / blamed,
    requests: rows.reduce((total, { requests }) => total + requests, 0),
  };
  return { seed, rows, summary };
}

const isProven = ({ killed, failed }: MatrixRow): boolean => killed && failed.length === 1;

/** Whether every rule alone kills its mutant. */
export const isComplete = ({ summary }: Matrix): boolean => summary.proven === summary.mutants;

/** Describes why a mutant need not be noticed. */
export function excuseText(excuse: Excuse): string {
  return 'question' in excuse ? `admissible under question ${excuse.question}` : excuse.unobservable;
}

const killedText = ({ mutants, excused, killed, rate }: Power): string =>
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
