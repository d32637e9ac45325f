import { type Documents, publishedDocuments } from '../contract/documents.js';
import { completed } from './completed.js';
import { OverlayError, overlaid } from './overlay.js';

/**
 * The documents that an overlay describes, with every operation as a whole. Throws an OverlayError that names the file,
 * and what is wrong with it or with what it makes of the contract.
 */
export function overlaidInFull(file: string, documents: Documents = publishedDocuments()): Documents {
  try {
    return completed(overlaid(file, documents), documents);
  } catch (error) {
    if (error instanceof OverlayError || !(error instanceof Error)) throw error;
    throw new OverlayError(`${file}: ${error.message}`, { cause: error });
  }
}
