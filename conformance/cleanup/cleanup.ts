import { rmSync } from 'node:fs';
import { fileJournal, type LeftJournal, leftJournals, remaining } from '../resources/journal.js';
import { createRunContext } from '../run/run-context.js';
import { resolved } from '../run/run-options.js';
import { removeAll } from '../run/sending/remove-all.js';
import type { Target } from '../target/target.js';
import type { Transport } from '../target/transport.js';

/** The result for one journal, which may be that of another target. */
export type Cleaned = Awaited<ReturnType<typeof cleanOne>>;

interface CleanupOptions {
  readonly folder: string;
  readonly target: Target;
  readonly transport: Transport;
  readonly forms?: string | undefined;
  readonly onJournal?: (file: string, things: number) => void;
}

/** Enough for any journal; it ends a cleanup of a target that answers nonsense forever. */
const budget = 20_000;

/** Removes what earlier runs left on a target, journal by journal. Deletes a journal once nothing in it is left. */
export async function cleanUp(options: CleanupOptions): Promise<readonly Cleaned[]> {
  const cleaned: Cleaned[] = [];
  for (const journal of leftJournals(options.folder)) cleaned.push(await cleanOne(journal, options));
  return cleaned;
}

async function cleanOne(
  { file, head, entries }: LeftJournal,
  { target, transport, forms, onJournal }: CleanupOptions,
) {
  const { prefix, peopleUrl, org } = head;
  if (peopleUrl !== target.peopleUrl || org !== target.org) {
    return { file, prefix, elsewhere: `${peopleUrl}, organization ${org}` };
  }
  const resources = remaining(entries);
  onJournal?.(file, resources.length);
  const options = await resolved({ target, safety: 'full', transport, budget, forms });
  const { checkContext } = createRunContext(options, () => undefined);
  const journal = fileJournal(file);
  const cleanup = await removeAll(resources, checkContext, ({ kind, name, id }) =>
    journal.write({ event: 'gone', kind, name, id }),
  );
  if (cleanup.left.length === 0) rmSync(file, { force: true });
  return { file, prefix, ...cleanup };
}
