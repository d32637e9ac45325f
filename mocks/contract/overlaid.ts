import { type Documents, publishedDocuments } from '../../spec/contract/documents.js';
import { completed } from '../../spec/overlay/completed.js';
import { OverlayError, overlaid } from '../../spec/overlay/overlay.js';
import type { Contract } from '../engine/contract.js';
import { MockOptionError } from '../option-error.js';
import { contractOf } from './contract-of.js';

/**
 * The contract after the actions of an OpenAPI Overlay. Throws a MockOptionError that names the file, and what is wrong
 * with it or with what it makes of the contract.
 */
export async function overlaidContract(
  file: string,
  documents: Documents = publishedDocuments(),
): Promise<Contract> {
  try {
    return await contractOf(completed(overlaid(file, documents), documents));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof OverlayError ? error.message : `${file}: ${error.message}`;
    throw new MockOptionError(message, { cause: error });
  }
}
