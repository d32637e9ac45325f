import type { ResponseForms } from '../../catalogue/forms.js';
import { header } from './source.js';

/** Renders the forms of responses, one member a line. */
export function formModule({ lists, bodies, records }: ResponseForms): string {
  const table = Object.entries(records).map(([id, { members, ...record }]) => {
    const lines = Object.entries(members).map(
      ([name, member]) => `      ${JSON.stringify(name)}: ${JSON.stringify(member)},`,
    );
    const own = Object.entries(record).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
    return [`  ${JSON.stringify(id)}: {`, ...own, '    members: {', ...lines, '    },', '  },'].join('\n');
  });
  return `${header}
import type { RecordForm } from '../spec/catalogue/forms.js';
import type { OperationId } from './operations.js';

/** The other names of a list. */
export const listNames: readonly string[] = ${JSON.stringify(lists)};

/** The record in the JSON body of a success. */
export const bodyRecords: Readonly<Partial<Record<OperationId, string>>> = ${JSON.stringify(bodies, null, 2)};

/** The records of all responses, with the other forms that are admitted for their members. */
export const recordForms: Readonly<Record<string, RecordForm>> = {
${table.join('\n')}
};
`;
}
