import type { Scene } from '../../engine/hooks.js';
import { type Contact, contactsOf } from '../../ledger/contacts.js';
import type { Json } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { isGranted } from '../on-reply.js';

type AnswerHook = NonNullable<Mutant['answer']>;

/** Mutants of the failed rows of an import (section 4.3). */
export const importErrorMutants = {
  'imports.last-error-lost': {
    breaks: 'imports.errors-csv',
    mutation: 'The errors of an import lack the last failed row.',
    answer: onErrors((lines) => lines.slice(0, -1)),
  },
  'imports.good-row-among-errors': {
    breaks: 'imports.errors-only-failed',
    mutation: 'The errors of an import begin with a row that became a contact.',
    answer: onErrors(async (lines, { call, world }) => {
      const contacts = await world.store.scan<Contact>(contactsOf(String(call?.path['ledger_id'])));
      const added = contacts.find(({ value }) => value.importId === call?.path['import_id']);
      return added ? [`${added.value.referenceId},,,,,,,,,,`, ...lines] : lines;
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Rewrites the lines of failed rows, if there are any. */
function onErrors(
  change: (lines: readonly string[], scene: Scene) => readonly string[] | Promise<readonly string[]>,
): AnswerHook {
  return async (draft, scene) => {
    const text: Json | undefined = draft.body;
    if (!isGranted(draft, scene, ['downloadImportErrors']) || typeof text !== 'string') return draft;
    const [names = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
    if (lines.length === 0) return draft;
    return { ...draft, body: [names, ...(await change(lines, scene)), ''].join('\r\n') };
  };
}
