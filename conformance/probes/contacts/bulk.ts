import { deleteMany } from '../../checks/machines/contacts/deleting.js';
import type { Json } from '../../target/json.js';
import { bodyOf, undecided } from '../answers.js';
import { filled, filledRequests } from '../imports/filled.js';
import type { ProbeContext } from '../probe-context.js';
import { lookRequests, referencesWhen } from './deleted.js';

/** A bulk deletion of two contacts, which are gone. */
export interface Bulk {
  readonly ledgerId: string;
  readonly body: Json;
  readonly references: readonly string[];
  /** Customer reference ids that are shown afterwards. */
  readonly left: readonly string[];
}

/** Requests that it takes at most. */
export const bulkRequests = filledRequests + 1 + lookRequests;

/** Once in each round. */
export const bulk = (t: ProbeContext): Promise<Bulk> =>
  t.shared('bulk deletion', async () => {
    const { ledgerId, references, shown } = await filled(t);
    const two = references.plain.slice(1, 3);
    if (!two.every((each) => shown.includes(each))) throw undecided('contacts that were added are not shown');
    const body = bodyOf(await deleteMany(t, ledgerId, { reference_ids: two }));
    const left = await referencesWhen(t, ledgerId, (all) => !two.some((each) => all.includes(each)));
    if (two.some((each) => left.includes(each)))
      throw undecided('a bulk deletion by `reference_ids` removes nothing');
    return { ledgerId, body, references: two, left };
  });
