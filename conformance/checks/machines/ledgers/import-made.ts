import type { CheckContext } from '../../../scene/check-context.js';
import { eventually } from '../../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { itemsOf, objectIn, textIn } from '../../../target/wire/members.js';

/** Delays between reads of a list in which a new import may be missing for a while. */
const waitsMs = [250, 500, 1000] as const;

/** What a run knows of how its service names imports. */
interface Naming {
  /** Whether the answer to `addContacts` names them; undefined until it is tried. */
  isAnswered?: boolean;
  /** By ledger, the imports that were listed. */
  readonly listed: Map<string, Set<string>>;
}

const namings = new WeakMap<CheckContext['learnt'], Naming>();

/**
 * Returns the id of the import that contacts were added by: the answer names it, or else it is the only new one in the list. Undefined
 * if neither shows it.
 */
export async function importMade(
  t: CheckContext,
  ledgerId: string,
  answer: Exchange,
): Promise<string | undefined> {
  const naming: Naming = namings.get(t.learnt) ?? { listed: new Map() };
  namings.set(t.learnt, naming);
  const named = importIdIn(answer.response.json);
  if (naming.isAnswered === undefined && named !== undefined) {
    const path = { ledger_id: ledgerId, import_id: named };
    naming.isAnswered = isSuccess(await t.call('getImport', { path }));
  }
  if (naming.isAnswered && named !== undefined) return named;
  const known = naming.listed.get(ledgerId) ?? new Set<string>();
  naming.listed.set(ledgerId, known);
  const list = () => t.call('listImports', { path: { ledger_id: ledgerId } });
  const idsIn = (each: Exchange) =>
    itemsOf(each.response.json).flatMap((one) => textIn(one, 'id', 'import_id') ?? []);
  const newIn = (each: Exchange) => idsIn(each).filter((id) => !known.has(id));
  const fresh = newIn(await eventually(t, waitsMs, list, (each) => newIn(each).length > 0));
  for (const id of fresh) known.add(id);
  // Of several it is not known which of them it is.
  return fresh.length === 1 ? fresh[0] : undefined;
}

/** Whether answers name imports, so that imports that begin at the same time can be told apart. */
export const areNamed = ({ learnt }: CheckContext): boolean => namings.get(learnt)?.isAnswered === true;

/** Returns the import id in an answer to `addContacts`. */
function importIdIn(body: Json | undefined): string | undefined {
  return textIn(body, 'import_id', 'importId', 'id') ?? textIn(objectIn(body, 'import'), 'id', 'import_id');
}
