import type { Readings } from '../../../../generated/questions.js';
import { quote } from '../../../engine/quote.js';
import { type Refusal, refuse } from '../../../engine/refusal.js';

const fullNames: Readonly<Record<Readings['contacts.view-names'], string>> = {
  'data-count': 'data',
  'full-count': 'full',
};

/** Returns whether full data or only the count is requested (question contacts.view-names). */
export function readView(
  reading: Readings['contacts.view-names'],
  view: string | undefined,
): 'full' | 'count' | Refusal {
  const full = fullNames[reading];
  if (view === 'count') return 'count';
  if (view === undefined || view === full) return 'full';
  const message = `\`view\` is ${quote(view)}; send ${quote(full)} or "count".`;
  return refuse('request-invalid', message, { field: 'view' });
}
