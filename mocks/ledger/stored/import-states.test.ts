import { describe, expect, test } from 'vitest';
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

describe('deleting the contacts of an import', () => {
  test.each(['pending', 'failed', 'deleted'] as const)('is refused while it is %s', (status) => {
    expect(decideDeletion(status, profileOf({}))).toBeUndefined();
  });

  type Case = readonly [
    ImportStatus,
    Readings['import.delete-processing'],
    Readings['import.after-delete'],
    string,
  ];
  const cases: readonly Case[] = [
    ['processing', 'cancelled', 'deleted', 'cancels ends'],
    ['processing', 'cancelled', 'unchanged', 'cancels forgets'],
    ['processing', 'continued', 'deleted', ''],
    ['processing', 'continued', 'unchanged', ''],
    ['completed', 'cancelled', 'deleted', 'ends'],
    ['completed', 'cancelled', 'unchanged', 'forgets'],
    ['completed', 'continued', 'deleted', 'ends'],
    ['completed', 'continued', 'unchanged', 'forgets'],
  ];

  test.each(cases)('that is %s, with the readings %s and %s: %s', (status, processing, after, expected) => {
    const profile = profileOf({ 'import.delete-processing': processing, 'import.after-delete': after });
    const deletion = decideDeletion(status, profile);
    const names = Object.entries(deletion ?? {}).flatMap(([name, holds]) => (holds ? [name] : []));

    expect(names.join(' ')).toBe(expected);
  });
});
