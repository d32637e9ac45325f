import { escaped, pageOf, partOf } from '../page.js';
import { hasSurvived, percent } from './power.js';
import type { Power, PowerMatrix, PowerRow } from './row.js';
import { excuseText } from './text.js';

/** Renders the power of the kit as a standalone page: operators by operations, then every mutant of each operation. */
export function powerHtml(
  { seed, total, operators, operations, rows }: PowerMatrix,
  generatedAt: string,
): string {
  const due = total.mutants - total.excused;
  return pageOf({
    title: `Power: ${total.killed} of ${due} computed mutants killed`,
    heading: 'Power against computed mutants',
    intro: `What operators make of the contract, faults that nobody chose for a judge, and the rules of their operation that noticed. Seed ${seed}, ${escaped(generatedAt)}.`,
    sums: [
      ['killed', `${total.killed} of ${due} (${percent(total)})`],
      ['need not be noticed', String(total.excused)],
      ['requests to kill, half of them within', String(total.requestsToKill ?? '–')],
    ],
    searched: 'mutants',
    parts: [
      grid(Object.keys(operators), Object.keys(operations), rows),
      ...Object.entries(operations).map(([operation, power]) =>
        partOf(
          operation,
          sumText(power),
          power.rate === 1,
          ['Mutant', 'Killed by', 'Requests to kill'],
          rows.filter((row) => row.operation === operation).map(bodyOf),
        ),
      ),
    ],
  });
}

const sumText = (power: Power): string =>
  `${power.killed} of ${power.mutants - power.excused} killed (${percent(power)})`;

/** Renders killed and due mutants by operator and operation, the weakest of both first. */
function grid(
  operators: readonly string[],
  operations: readonly string[],
  rows: readonly PowerRow[],
): string {
  const cells = new Map<string, PowerRow[]>();
  for (const row of rows) {
    if (row.excuse !== undefined) continue;
    const place = `${row.operator}/${row.operation}`;
    const known = cells.get(place);
    if (known) known.push(row);
    else cells.set(place, [row]);
  }
  const heads = operations.map((name) => `<th scope="col"><span>${escaped(name)}</span></th>`).join('');
  const lines = operators.map(
    (operator) =>
      `<tr><th scope="row">${escaped(operator)}</th>${operations
        .map((operation) => cellOf(cells.get(`${operator}/${operation}`) ?? []))
        .join('')}</tr>`,
  );
  return `<div class="grid" role="region" aria-label="Killed of those that are due, by operator and operation" tabindex="0"><table>
<thead><tr><td></td>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table></div>`;
}

function cellOf(rows: readonly PowerRow[]): string {
  if (rows.length === 0) return '<td></td>';
  const killed = rows.filter((row) => row.killed).length;
  return `<td class="number ${killed === rows.length ? 'good' : 'bad'}">${killed}/${rows.length}</td>`;
}

function bodyOf(row: PowerRow): string {
  const { mutant, mutation, killed, failed, excuse, because, requestsToKill } = row;
  const rules = failed.map((rule) => `<code>${escaped(rule)}</code>`).join(', ');
  const excused =
    excuse && `<span class="doubtful">need not be noticed: ${escaped(excuseText(excuse))}</span>`;
  const survived = `<span class="bad">survived${because === undefined ? '' : `: ${escaped(because)}`}</span>`;
  const verdict = hasSurvived(row) ? survived : (excused ?? rules);
  return `<tbody><tr><td><code>${escaped(mutant)}</code><br>${escaped(mutation)}</td><td>${verdict}</td><td class="number">${(killed && requestsToKill) || '–'}</td></tr></tbody>`;
}
