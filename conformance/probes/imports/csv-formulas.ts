import { rowsOf, withoutApostrophe } from '../../target/wire/csv.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { contactsCsv, csvRequests } from './csv.js';
import { filled, filledRequests } from './filled.js';

export const csvFormulas = asks('import.csv-formulas', {
  needs: ledgerNeeds,
  requests: filledRequests + csvRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { formulas } = (await filled(t)).references;
    const cells = rowsOf(await contactsCsv(t)).map((row) => row['reference_id'] ?? '');
    const written = formulas.map((formula) => cells.find((cell) => withoutApostrophe(cell) === formula));
    if (written.every((cell) => cell === undefined))
      throw undecided('a CSV does not show the contacts that were added');
    const saw = 'a `reference_id` that begins with =, +, - or @ is written';
    if (formulas.every((formula, at) => written[at] === formula))
      return agrees('as-they-are', `${saw} as it is`);
    if (formulas.every((formula, at) => written[at] === `'${formula}`))
      return agrees('neutralised', `${saw} with an apostrophe in front`);
    return otherwise(`${saw} in another way`);
  },
});
