import { OverlayError, overlaid } from '../../../spec/overlay/overlay.js';
import { UsageError } from '../usage-error.js';
import type { Forms } from './form.js';
import { overlaidForms } from './overlaid-forms.js';

/**
 * The forms of a target that an OpenAPI Overlay on our contract describes. Throws a UsageError that names the file and
 * the action where something is wrong with it.
 */
export function readOverlay(file: string): Forms {
  try {
    return overlaidForms(overlaid(file), (message) => new UsageError(`${file}: ${message}`));
  } catch (error) {
    throw error instanceof OverlayError ? new UsageError(error.message, { cause: error }) : error;
  }
}
