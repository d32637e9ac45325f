import { count } from '../conformance/report/text.js';
import { OverlayError } from '../spec/overlay/overlay.js';
import { readOpenApi } from '../spec/overlay/proposing/described.js';
import { overlayText, propose } from '../spec/overlay/proposing/propose.js';
import { writeWholeSync } from '../spec/source/whole-file.js';
import { unwritable } from './options/command-line.js';

/** The options of `pdk learn`; the others have no meaning beside `openapi`. */
interface ProposeGiven {
  readonly [option: string]: unknown;
  readonly openapi: readonly string[];
  readonly accept?: 'sure' | 'perhaps';
  readonly out?: string;
}

/** Proposes an overlay by the OpenAPI documents of a target. Sends nothing. Returns the exit code, or what is wrong with the options. */
export function proposing(given: ProposeGiven): number | { readonly errors: readonly string[] } {
  const { openapi, accept = 'sure', out, json } = given;
  const beside = (['from', 'plan', 'questions', 'name'] as const).filter((each) => given[each] !== undefined);
  const errors = [
    ...beside.map(
      (each) => `--${each} has no meaning beside --openapi, which reads documents alone; leave it out.`,
    ),
    ...(out === undefined ? [] : [unwritable(out) ?? []].flat()),
  ];
  if (errors.length > 0) return { errors };
  try {
    const proposed = propose(new Map(openapi.map((file) => [file, readOpenApi(file)])));
    const { known, proposals, missing, differences, inexpressible } = proposed;
    const taken = proposals.filter(({ isSure }) => isSure || accept === 'perhaps').length;
    const text = json ? `${JSON.stringify(proposed, null, 2)}\n` : overlayText(proposed, accept);
    const counts = `${count(known.length, 'operation')} of ours known again, ${missing.length} like nothing there; ${count(proposals.length, 'other form')}, ${taken} taken; ${count(differences.length, 'contradiction')} to the specification; ${inexpressible.length} that no overlay can say`;
    process.stderr.write(`${counts}\n`);
    if (known.length === 0) {
      process.stderr.write(
        `nothing in ${openapi.join(', ')} is surely an operation of this service: is it its document?\n`,
      );
      return 3;
    }
    if (out === undefined || json) process.stdout.write(text);
    else if (taken === 0) process.stderr.write(`there is nothing to map, and so ${out} is not written\n`);
    else {
      writeWholeSync('the overlay', out, text);
      process.stderr.write(
        `the overlay is written to ${out}: read it, and then: pdk conform --overlay ${out}\n`,
      );
    }
    return 0;
  } catch (error) {
    if (error instanceof OverlayError) return { errors: [error.message] };
    throw error;
  }
}
