import type { Proposed } from '../../../spec/overlay/proposing/proposal.js';
import { propose } from '../../../spec/overlay/proposing/propose.js';
import { OpenApiError, readOpenApi } from '../../../spec/overlay/proposing/read-document.js';
import { overlayText } from '../../../spec/overlay/proposing/written.js';
import { pageOn } from '../../report/text.js';
import { unwritable } from '../../run/options/reports.js';
import { formsText, recognized, writeForms } from './show-forms.js';

/** The options of `pdk learn --openapi`. */
export interface OpenApiGiven {
  readonly openapi: readonly string[];
  readonly out?: string;
  readonly json?: boolean;
  readonly verbose?: boolean;
  // These have no meaning beside it.
  readonly from?: readonly string[];
  readonly plan?: boolean;
  readonly questions?: string;
  readonly forms?: string;
}

/**
 * Proposes an overlay from the documents of a target, and shows it. Returns the exit code, or all errors in the
 * options.
 */
export function learnFromOpenApi(given: OpenApiGiven): number | { readonly errors: readonly string[] } {
  const { openapi, json = false, verbose = false } = given;
  const out = given.out ?? given.forms;
  const errors = [
    ...(given.from === undefined
      ? []
      : ['--openapi and --from are two ways to learn: use one after the other']),
    ...(given.plan ? ['--plan: with --openapi nothing is sent'] : []),
    ...(given.questions === undefined ? [] : ['--questions: an OpenAPI document answers none; leave it out']),
    ...(given.out !== undefined && given.forms !== undefined
      ? ['--out and --forms: with --openapi both are the overlay; give one']
      : []),
    ...(out === undefined ? [] : [unwritable(out) ?? []].flat()),
  ];
  if (errors.length > 0) return { errors };
  const read = proposedFrom(openapi);
  if ('errors' in read) return read;
  if (json) process.stdout.write(`${JSON.stringify(read, null, 2)}\n`);
  else if (out === undefined) {
    process.stdout.write(overlayText(read));
    process.stderr.write(`\n${formsText(read, pageOn(process.stderr, process.env), verbose)}`);
  } else process.stdout.write(formsText(read, pageOn(process.stdout, process.env), verbose));
  if (out !== undefined) writeForms(out, read);
  if (recognized(read) > 0) return 0;
  process.stderr.write(
    `nothing in ${openapi.join(', ')} is surely an operation of ours: is it the document of this service?\n`,
  );
  return 3;
}

function proposedFrom(files: readonly string[]): Proposed | { readonly errors: readonly string[] } {
  try {
    return propose(files.map(readOpenApi));
  } catch (error) {
    if (error instanceof OpenApiError) return { errors: [error.message] };
    throw error;
  }
}
