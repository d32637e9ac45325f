import { listImportsOf } from '../../ledger/imports.js';
import type { Mutant } from '../mutant.js';
import { onQuery, overlapping, without } from '../on-call.js';
import { onItems, onReply } from '../on-reply.js';

const dayMs = 86_400_000;

/** Mutants of listing and showing imports (section 4.3). */
export const importListingMutants = {
  'imports.third-unlisted': {
    breaks: 'imports.list',
    mutation: 'The third import into a ledger is never listed.',
    answer: onItems('listImports', async (items, { call, world }) => {
      const all = await listImportsOf(world.store, String(call?.path['ledger_id']));
      const third = all.find(({ sequence }) => sequence === 3);
      return items.filter(({ id }) => id !== third?.id);
    }),
  },
  'imports.filename-ignored-without-one': {
    breaks: 'imports.filter-filename',
    mutation: 'The filter by file name returns imports of no file, too.',
    call: onQuery('listImports', (query) => without(query, 'filename')),
    answer: onItems('listImports', (items, { request }) => {
      const asked = new URL(request.url).searchParams.get('filename')?.toLowerCase();
      if (asked === undefined) return items;
      return items.filter(
        ({ filename }) => typeof filename !== 'string' || filename.toLowerCase().includes(asked),
      );
    }),
  },
  'imports.processing-means-any': {
    breaks: 'imports.filter-status',
    mutation: 'The filter by the status `processing` returns imports of any status.',
    call: onQuery('listImports', (query) =>
      query['status'] === 'processing' ? without(query, 'status') : query,
    ),
  },
  'imports.type-ignored': {
    breaks: 'imports.filter-type',
    mutation: 'The filter by import type returns imports of any type.',
    call: onQuery('listImports', (query) => without(query, 'import_type')),
  },
  'imports.sorted-downwards': {
    breaks: 'imports.sort',
    mutation: 'Imports are sorted downwards, also where it is asked for the other direction.',
    call: onQuery('listImports', (query) =>
      typeof query['sort_by'] === 'string'
        ? { ...query, sort_by: query['sort_by'].replace(/^[+ ]?(?=\w)/, '-') }
        : query,
    ),
  },
  'imports.pages-overlap': {
    breaks: 'imports.page',
    mutation: 'A page of imports begins with the last one of the page before.',
    call: onQuery('listImports', overlapping),
  },
  'imports.limit-plus-one': {
    breaks: 'imports.limit-respected',
    mutation: 'A page of imports has one more than its limit.',
    call: onQuery('listImports', (query) => ({ ...query, limit: Number(query['limit'] ?? 50) + 1 })),
  },
  'imports.completed-capitalised': {
    breaks: 'imports.status-values',
    mutation: 'The list of imports spells the status `completed` as `Completed`.',
    answer: onItems('listImports', (items) =>
      items.map((item) => (item['status'] === 'completed' ? { ...item, status: 'Completed' } : item)),
    ),
  },
  'imports.uncounted': {
    breaks: 'imports.get',
    mutation: 'An import shows no counts.',
    answer: onReply('getImport', ({ counts: _, ...body }) => body),
  },
  'imports.history-endless': {
    breaks: 'imports.history-range',
    mutation: 'The import history goes on after the last day of its range.',
    call: onQuery('searchImportHistory', (query) => without(query, 'to')),
  },
  'imports.history-beginless': {
    breaks: 'imports.history-range',
    mutation: 'The import history begins before the first day of its range.',
    call: onQuery('searchImportHistory', (query) => without(query, 'from')),
  },
  'imports.history-pages-overlap': {
    breaks: 'imports.history-page',
    mutation: 'A page of the import history begins with the last import of the page before.',
    call: onQuery('searchImportHistory', overlapping),
  },
  'imports.history-long-range': {
    breaks: 'imports.history-split',
    mutation: 'Of a range of more than thirty days, the import history has the first ten alone.',
    call: onQuery('searchImportHistory', (query) => {
      const [from, to] = [Date.parse(String(query['from'])), Date.parse(String(query['to']))];
      if (!(to - from > 30 * dayMs)) return query;
      return { ...query, to: new Date(from + 10 * dayMs).toISOString().slice(0, 10) };
    }),
  },
} as const satisfies Record<string, Mutant>;
