import { type Documents, publishedDocuments } from '../../spec/contract/documents.js';
import { overlaidInFull } from '../../spec/overlay/in-full.js';
import { OverlayError } from '../../spec/overlay/overlay.js';
import type { Contract } from '../engine/contract.js';
import { MockOptionError } from '../options/option-error.js';
import { contractOf } from './contract-of.js';
import { checkOurParameters } from './our-parameters.js';

/**
 * Returns the contract with an OpenAPI Overlay applied. Throws a MockOptionError that names the file, and the problem of the
 * overlay or of the resulting contract.
 */
export async function overlaidContract(
  file: string,
  documents: Documents = publishedDocuments(),
): Promise<Contract> {
  try {
    const changed = overlaidInFull(file, documents);
    checkOurParameters(changed, documents);
    return await contractOf(changed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof OverlayError ? error.message : `${file}: ${error.message}`;
    throw new MockOptionError(message, { cause: error });
  }
}
