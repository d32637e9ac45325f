import { expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import type { Readings } from '../../../generated/questions.js';
import { profileOf } from '../../engine/handler.js';
import { afterAction, decideDeletion, type ImportAction, type ImportStatus } from '../imports.js';

type Row = readonly [ImportStatus, Readonly<Record<ImportAction, ImportStatus | undefined>>];
const no = undefined;

const table: readonly Row[] = [
  ['pending', { start: 'processing', complete: no, fail: 'failed', 'delete-contacts': no }],
  ['processing', { start: no, complete: 'completed', fail: 'failed', 'delete-contacts': 'deleted' }],
  ['completed', { start: no, complete: no, fail: no, 'delete-contacts': 'deleted' }],
  ['failed', { start: no, complete: no, fail: no, 'delete-contacts': no }],
  ['deleted', { start: no, complete: no, fail: no, 'delete-contacts': no }],
];
const cells = table.flatMap(([status, outcomes]) =>
  Object.entries(outcomes).map(([action, after]) => ({ status, action, after })),
);

test.each(cells)('an import that is $status, then $action: $after', ({ status, action, after }) => {
  expect(afterAction(status, action as ImportAction)).toBe(after);
});

interface Deletion {
  readonly status: ImportStatus;
  readonly processing?: Readings['import.delete-processing'];
  readonly after?: Readings['import.after-delete'];
  readonly does: string;
}

test.each(readCases<readonly Deletion[]>(import.meta.dirname, 'deletions.cases.yaml'))(
  'deleting the contacts of an import that is $status, under $processing and $after: $does',
  ({ status, processing = 'cancelled', after = 'deleted', does }) => {
    const profile = profileOf({ 'import.delete-processing': processing, 'import.after-delete': after });
    const deletion = decideDeletion(status, profile);
    const names = deletion && Object.entries(deletion).flatMap(([name, holds]) => (holds ? [name] : []));
    expect(names?.join(' ') ?? 'nothing').toBe(does);
  },
);
