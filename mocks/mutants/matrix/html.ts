import { code, codes, documentOf, group, table } from '../../../conformance/report/html/document.js';
import { areaOf, grouped } from '../../../conformance/report/report.js';
import { rules } from '../../../generated/rules.js';
import { anchorOf, type Html, html, type Part } from '../../../spec/docs/html.js';
import {
  hasSurvived,
  isComplete,
  isProven,
  type Matrix,
  type MatrixRow,
  type PowerMatrix,
  type PowerRow,
} from './matrix.js';
import { excuseText, killedText } from './text.js';

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
