import type { OperationId } from '../../../generated/operations.js';
import type { Handling, Outcome } from '../../engine/hooks.js';
import { isRefusal } from '../../engine/refusal.js';
import { remembered } from '../on-reply.js';
import { isWriting } from './effects.js';
import { type Facts, factsOfAll } from './facts.js';
import type { Operator } from './operator.js';
import { leaving, seeing, type Write } from './writes.js';

/** Kinds of resources whose records show something of another kind. */
const shows: Readonly<Record<string, readonly string[]>> = {
  ledger: ['contact', 'import'],
  import: ['contact'],
  contact: ['import', 'ledger'],
  'user-access': ['invitation', 'user'],
  user: ['user-access'],
};

/** Writes that are hidden from reads, by place. */
const done = remembered(() => new Map<string, Write>());

/** One operation never shows what another one did. */
export const unseen: Operator = {
  says: 'What a call did shows in its own answer, but not in later reads of one operation.',
  mutate: (reads) => {
    if (!isReading(reads)) return [];
    return factsOfAll()
      .filter((writes) => isWriting(writes) && isShownBy(writes, reads))
      .map(({ id }) => ({
        place: id,
        mutation: `What ${id} does never shows in ${reads.id}.`,
        hooks: { handle: (handling) => hidden(handling, id, reads.id) },
      }));
  },
};

const isReading = ({ resource }: Facts): boolean =>
  (resource?.action === 'read' || resource?.action === 'list') && resource.kind !== 'person';

function isShownBy({ resource: written }: Facts, { resource: read }: Facts): boolean {
  if (!written || !read) return false;
  const made = [written.kind, ...(written.makes === undefined ? [] : [written.makes])];
  return made.includes(read.kind) || (shows[read.kind] ?? []).some((kind) => made.includes(kind));
}

async function hidden(handling: Handling, write: OperationId, read: OperationId): Promise<Outcome> {
  const known = done(handling);
  if (handling.operation === write) {
    return leaving(handling, (writes) => {
      for (const each of writes) {
        const place = `${each.collection} ${each.key}`;
        known.set(place, { ...each, before: known.get(place)?.before ?? each.before });
      }
      return writes;
    });
  }
  if (handling.operation !== read || known.size === 0) return handling.next();
  const { store } = handling.world;
  const earlier: Write[] = [];
  for (const each of known.values()) {
    // Hides new entries, but shows changes that other calls made meanwhile.
    const now = await store.get(each.collection, each.key);
    const isNew = each.before === undefined && now !== undefined;
    if (isNew || JSON.stringify(now) === JSON.stringify(each.after))
      earlier.push({ ...each, after: each.before });
  }
  const outcome = await seeing(handling, earlier);
  return isRefusal(outcome) && outcome.refused === 'internal' ? handling.next() : outcome;
}
