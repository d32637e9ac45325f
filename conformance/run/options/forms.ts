import { contractForms } from '../../target/wire/contract-forms.js';
import type { Forms } from '../../target/wire/form.js';

/** The forms of the contract, or those of an overlay, whose parser is loaded only if there is one. */
export async function formsOf(overlay: string | undefined): Promise<Forms> {
  if (overlay === undefined) return contractForms();
  const { readOverlay } = await import('../../target/wire/overlay.js');
  return readOverlay(overlay);
}
