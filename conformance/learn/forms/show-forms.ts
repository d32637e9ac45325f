import type { Proposal, Proposed } from '../../../spec/overlay/proposing/proposal.js';
import { overlayText } from '../../../spec/overlay/proposing/written.js';
import { writeWholeSync } from '../../../spec/source/whole-file.js';
import { count, labelled, type Page, pageOn, printable, wrap } from '../../report/text.js';

/** The most lines of each kind, unless --verbose is given. */
const most = 12;

/** Renders what a target names differently; the overlay itself has the evidence. */
export function formsText(proposed: Proposed, { width, paint }: Page, verbose: boolean): string {
  const { bases, proposals, same, missing, absent, differences, inexpressible, unlike } = proposed;
  const of = (confidence: Proposal['confidence']) =>
    proposals.filter((each) => each.confidence === confidence);
  const [sure, perhaps] = [of('sure'), of('perhaps')];
  const list = (title: string, lines: readonly string[]): string[] => {
    if (lines.length === 0) return [];
    const shown = verbose ? lines : lines.slice(0, most);
    const more = lines.length - shown.length;
    return [
      '',
      paint('strong', title),
      ...shown.flatMap((line) => labelled('  ', printable(line), width)),
      ...(more === 0 ? [] : [`  ... and ${more} more (--verbose)`]),
    ];
  };
  const shown = ({ subject, ours, theirs, evidence }: Proposal) =>
    `${subject}: "${ours}" is "${theirs}"${verbose ? `. ${evidence}` : ''}`;
  const lines = [
    ...bases.map(({ interface: id, address }) => printable(`${id} is at ${address || '/'}`)),
    ...list('Called otherwise', sure.map(shown)),
    ...list('Perhaps called otherwise', perhaps.map(shown)),
    ...list('Otherwise than the specification states', differences),
    ...list('What an overlay cannot say', inexpressible),
    ...list(
      'Nothing is like these operations of ours',
      missing.map(({ operation }) => operation),
    ),
    ...(verbose ? list('Nothing is like these members of ours', absent) : []),
    ...(verbose ? list('Like none of ours', unlike) : []),
    '',
    ...wrap(
      paint(
        recognized(proposed) === 0 ? 'bad' : 'good',
        `${count(recognized(proposed), 'operation')} of ours known again, ${same.length} of them where ours ${same.length === 1 ? 'is' : 'are'}; ${count(sure.length, 'name')} otherwise, ${perhaps.length} perhaps; ${count(differences.length, 'difference')} from the specification`,
      ),
      width,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns how many of our operations were found with certainty. */
export function recognized({ same, proposals }: Proposed): number {
  return (
    same.length + proposals.filter((each) => each.kind === 'operation' && each.confidence === 'sure').length
  );
}

/**
 * Shows how the forms in recordings differ from our contract, if they do. Returns whether there was anything to show.
 * @param out the file for the overlay
 */
export function showForms(
  forms: Proposed,
  { json, verbose }: { readonly json: boolean; readonly verbose: boolean },
  out: string | undefined,
): boolean {
  const { proposals, differences, inexpressible } = forms;
  const isDifferent = proposals.length + differences.length + inexpressible.length > 0;
  if (isDifferent && !json)
    process.stdout.write(`\n${formsText(forms, pageOn(process.stdout, process.env), verbose)}`);
  if (out !== undefined) writeForms(out, forms);
  return isDifferent;
}

/** Writes a proposed overlay and reports that, or only reports that there is nothing to write. */
export function writeForms(file: string, proposed: Proposed): void {
  const { proposals, missing, same } = proposed;
  // Missing operations mean something only if others are there.
  if (proposals.length === 0 && (missing.length === 0 || same.length === 0)) {
    process.stderr.write(`there is nothing to map, and so ${file} is not written\n`);
    return;
  }
  writeWholeSync('the overlay', file, overlayText(proposed));
  const isSure = proposals.some(({ confidence }) => confidence === 'sure');
  const next = isSure
    ? `read it, and then: pdk mock --overlay ${file}`
    : 'nothing in it is sure: uncomment what holds';
  process.stderr.write(`the overlay is written to ${file}: ${next}\n`);
}
