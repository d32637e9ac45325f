import { isObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onItems } from '../on-reply.js';
import { refusal } from '../rewrite.js';
import { identifiersOf, onRows, rowsIn } from './rows.js';

/** Refuses a call that adds a single contact identified by this member alone: its ledger is not found. */
function refusingAlone(member: string): NonNullable<Mutant['call']> {
  return (call, operation) => {
    const [row, ...others] = operation === 'addContacts' ? rowsIn(call) : [];
    const isAlone = isObject(row) && others.length === 0 && identifiersOf(row).join() === member;
    return isAlone ? { ...call, path: { ...call.path, ledger_id: 'led_none' } } : call;
  };
}

/** Mutants of adding contacts (section 4.3). */
export const addingMutants = {
  'contacts.import-unmade': {
    breaks: 'contacts.add-import',
    mutation: 'Contacts are added without an import: none is listed, and there is none to get.',
    answer: async (draft, scene) => {
      const listed = await onItems('listImports', () => [])(draft, scene);
      return scene.operation === 'getImport' ? refusal(listed, 404, 'there is none') : listed;
    },
  },
  'contacts.identified-hidden': {
    breaks: 'contacts.add-visible',
    mutation: 'Contacts that came with linkedin, email_address and name are not listed.',
    answer: onItems('getContacts', (items) => items.filter((item) => identifiersOf(item).length < 3)),
  },
  'contacts.linkedin-refused': {
    breaks: 'contacts.ident-linkedin',
    mutation: 'A contact with linkedin alone is refused.',
    call: refusingAlone('linkedin'),
  },
  'contacts.email-refused': {
    breaks: 'contacts.ident-email',
    mutation: 'A contact with email_address alone is refused.',
    call: refusingAlone('email_address'),
  },
  'contacts.name-refused': {
    breaks: 'contacts.ident-name',
    mutation: 'A contact with name alone is refused.',
    call: refusingAlone('name'),
  },
  'contacts.company-suffices': {
    breaks: 'contacts.ident-none',
    mutation: 'A contact of whom only the domain of the company is known is added under that name.',
    call: onRows((rows) =>
      rows.map((row) =>
        isObject(row) && identifiersOf(row).length === 0 && row['company_domain'] !== undefined
          ? { ...row, name: row['company_domain'] }
          : row,
      ),
    ),
  },
} as const satisfies Record<string, Mutant>;
