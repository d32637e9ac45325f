import type { DraftOperation } from '../../contract/drafts.js';
import type { Operation } from '../../contract/operations.js';
import { type Basis, isAnswer } from '../../source/basis.js';

/** The page that contains the table of operations. */
export const operationsPage = 'spec/README.md';

const begin = '<!-- operations: written by `npm run generate` -->';
const end = '<!-- end of operations -->';

/** Returns the page with its table of operations rewritten. Throws if the markers around the table are missing. */
export function withOperations(
  readme: string,
  operations: readonly Operation[],
  drafts: readonly DraftOperation[],
): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${operationsPage}: the table of operations must stand between "${begin}" and "${end}"`);
  }
  return `${before}${begin}\n\n${tables(operations, drafts)}\n\n${end}${after}`;
}

function tables(operations: readonly Operation[], drafts: readonly DraftOperation[]): string {
  const interfaces = [...new Set([...operations, ...drafts].map((operation) => operation.interface))];
  return interfaces
    .map((id) => {
      const rows = [
        ...operations.filter((operation) => operation.interface === id).map(row),
        ...drafts.filter((draft) => draft.interface === id).map(draftRow),
      ];
      return `**${id}** (\`/${id}/v1\`)\n\n${table([['operation', 'request', 'role', 'stated behaviour'], ...rows])}`;
    })
    .join('\n\n');
}

/** Columns are padded as this project's formatter does it. */
function table([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = heading.map((title, at) =>
    Math.max(...[title, ...rows.map((cells) => cells[at] ?? '')].map(width)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell))).join(' | ')} |`;
  return [line(heading), line(widths.map((wide) => '-'.repeat(wide))), ...rows.map(line)].join('\n');
}

const width = (text: string): number => [...text].length;

function row(operation: Operation): readonly string[] {
  const { id, method, path, basis, question, stated, section } = operation;
  const request = `\`${method} ${path}\`${answered(basis, question)}`;
  const behaviour = (stated ?? `Section ${section}.`).replaceAll('|', '\\|');
  return [`\`${id}\``, request, roleOf(operation), behaviour];
}

/** A draft is marked in the column for the stated behaviour: nothing is stated of it. */
function draftRow({ id, method, path, role, summary }: DraftOperation): readonly string[] {
  const behaviour = ['_draft_', summary.replaceAll('|', '\\|')].filter(Boolean).join(': ');
  return [`\`${id}\``, `\`${method} ${path}\``, role, behaviour];
}

function roleOf({ role, also, roleBasis, roleQuestion, admissionQuestion }: Operation): string {
  const others = also === undefined ? '' : also.replaceAll('-', ' ');
  const named = role === 'none' ? others || 'none' : [role, others].filter(Boolean).join(', ');
  return `${named}${answered(roleBasis, roleQuestion ?? admissionQuestion)}`;
}

/** An answer to a question is in italics and names the question, so that nothing assumed or confirmed looks stated. */
function answered(basis: Basis, question: string | undefined): string {
  return isAnswer(basis) ? ` _(${basis}: ${question})_` : '';
}
