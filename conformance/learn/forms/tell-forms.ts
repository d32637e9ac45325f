import type { Proposed } from '../../../spec/overlay/proposing/proposal.js';
import { overlayText } from '../../../spec/overlay/proposing/written.js';
import { writeWhole } from '../../files/write-whole.js';
import { pageOn } from '../../report/paint.js';
import { formsText } from './forms-text.js';

interface Telling {
  readonly json: boolean;
  readonly verbose: boolean;
  /** Where the overlay is to be written. */
  readonly out: string | undefined;
}

/** Tells what recordings show of forms, unless that is as in our contract. Answers whether there was anything to tell. */
export function tellForms(forms: Proposed, { json, verbose, out }: Telling): boolean {
  const { proposals, differences, inexpressible } = forms;
  const isTold = proposals.length + differences.length + inexpressible.length > 0;
  if (isTold && !json)
    process.stdout.write(`\n${formsText(forms, pageOn(process.stdout, process.env), verbose)}`);
  if (out !== undefined) writeForms(out, forms);
  return isTold;
}

/** Writes a proposed overlay, and tells so; where there is nothing to say in it, only that. */
export function writeForms(file: string, proposed: Proposed): void {
  const { proposals, missing, same } = proposed;
  // What is not there tells something only beside what is.
  if (proposals.length === 0 && (missing.length === 0 || same.length === 0)) {
    process.stderr.write(`there is nothing to map, and so ${file} is not written\n`);
    return;
  }
  writeWhole(file, overlayText(proposed));
  const isSure = proposals.some(({ confidence }) => confidence === 'sure');
  const next = isSure
    ? `read it, and then: pdk mock --overlay ${file}`
    : 'nothing in it is sure: uncomment what holds';
  process.stderr.write(`the overlay is written to ${file}: ${next}\n`);
}
