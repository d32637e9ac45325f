import { rmSync } from 'node:fs';
import { createKnowledge } from '../arbitraries/knowledge.js';
import { createSecrets } from '../judging/secrets.js';
import { fileJournal, type LeftJournal, leftJournals, remaining } from '../resources/journal.js';
import { createOwnedResources } from '../resources/owned-resources.js';
import { type Cleanup, removeAll } from '../resources/remove-all.js';
import { resolved } from '../run/options/run-options.js';
import { createBudget } from '../run/sending/budget.js';
import { createCheckContext } from '../run/sending/create-check-context.js';
import { entitled } from '../run/sending/entitled.js';
import { createPatience } from '../run/sending/patience.js';
import type { Target } from '../target/target.js';
import type { Transport } from '../target/transport.js';
import type { Forms } from '../target/wire/form.js';

/** The result for one journal. */
export type Cleaned =
  | ({ readonly file: string; readonly prefix: string } & Cleanup)
  /** It belongs to another target than the given one. */
  | { readonly file: string; readonly prefix: string; readonly elsewhere: string };

export interface CleanupOptions {
  readonly folder: string;
  readonly target: Target;
  readonly transport: Transport;
  readonly forms?: Forms | string;
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
): Promise<Cleaned> {
  const { prefix, peopleUrl, org } = head;
  if (peopleUrl !== target.peopleUrl || org !== target.org) {
    return { file, prefix, elsewhere: `${peopleUrl}, organization ${org}` };
  }
  const resources = remaining(entries);
  onJournal?.(file, resources.length);
  const options = await resolved({ target, safety: 'full', transport, budget, ...(forms ? { forms } : {}) });
  const context = createCheckContext({
    options,
    budget: createBudget(budget, undefined),
    secrets: createSecrets(target),
    pool: createKnowledge(),
    // Deleting creates nothing that would have to be recorded.
    owned: createOwnedResources(options.journal, head),
    patience: createPatience(options.limits.waitMs),
    record: () => undefined,
    investigation: () => 'cleanup',
  });
  const journal = fileJournal(file);
  const cleanup = await entitled(context, (undoing) =>
    removeAll(resources, undoing, ({ kind, name }) => journal.write({ event: 'gone', kind, name })),
  );
  if (cleanup.left.length === 0) rmSync(file, { force: true });
  return { file, prefix, ...cleanup };
}
