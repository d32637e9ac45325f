import { type Documents, publishedDocuments } from '../contract/documents.js';
import { completed } from './completed.js';
import { OverlayError, overlaid } from './overlay.js';

/**
 * Applies an overlay and completes its operations. Throws an OverlayError that names the file and the problem in it or in the
 * resulting contract.
 */
export function overlaidInFull(file: string, documents: Documents = publishedDocuments()): Documents {
  try {
    return completed(overlaid(file, documents), documents);
  } catch (error) {
    if (error instanceof OverlayError || !(error instanceof Error)) throw error;
    throw new OverlayError(`${file}: ${error.message}`, { cause: error });
  }
}
