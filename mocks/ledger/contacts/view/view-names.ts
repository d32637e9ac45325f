import type { components } from '../../../../generated/ledger.js';
import type { Readings } from '../../../../generated/questions.js';
import { quote } from '../../../engine/quote.js';
import { type Refusal, refuse } from '../../../engine/refusal.js';

type View = components['schemas']['LedgerContactView'];

const names: Readonly<
  Record<Readings['contacts.view-names'], { readonly full: View; readonly other: View }>
> = {
  'data-count': { full: 'data', other: 'full' },
  'full-count': { full: 'full', other: 'data' },
};

/** Whether full data are asked for or the count alone (question contacts.view-names). */
export function readView(
  reading: Readings['contacts.view-names'],
  view: View | undefined,
): 'full' | 'count' | Refusal {
  const { full, other } = names[reading];
  if (view !== other) return view === 'count' ? 'count' : 'full';
  const message = `\`view\` is ${quote(other)}; send ${quote(full)} or "count".`;
  return refuse('request-invalid', message, { field: 'view' });
}
