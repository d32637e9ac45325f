import { expect, test } from 'vitest';
import { type ImportsModel, inState, newReference, noteRows, present } from './life-model.js';

const empty = (): ImportsModel => ({ ledgerId: 'led', name: 'x', imports: [], named: 0, isBroken: false });

test('Calls that became one import add up', () => {
  const model = empty();
  noteRows(model, 'imp', { own: ['a', 'b'], skipped: [] });
  noteRows(model, 'imp', { own: ['c'], skipped: ['z'] });

  expect(model.imports).toEqual([
    { id: 'imp', rows: 4, own: ['a', 'b', 'c'], skipped: ['z'], state: 'open' },
  ]);
});

test('Contacts are there while their import is completed, and not undone', () => {
  const model = empty();
  for (const state of ['open', 'completed', 'undone'] as const) {
    noteRows(model, state, { own: [state], skipped: [] });
    const last = model.imports.at(-1);
    if (last) last.state = state;
  }

  expect(present(model)).toEqual(['completed']);
});

test('Nothing can happen any more once something did not hold', () => {
  const model = empty();
  noteRows(model, 'imp', { own: [newReference(model)], skipped: [] });
  expect(inState(model, 'open')).toHaveLength(1);

  expect(inState({ ...model, isBroken: true }, 'open')).toEqual([]);
});
