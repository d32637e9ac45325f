import { expect, test } from 'vitest';
import type { Readings } from '../../../generated/questions.js';
import { profileOf } from '../../engine/world.js';
import { scheduleOf } from '../add-contacts.js';

const cases: readonly (readonly [
  Readings['import.duration'],
  Readings['import.states'],
  number,
  number | null,
])[] = [
  ['immediate', 'without-pending', 0, 0],
  ['immediate', 'with-pending', 0, 0],
  ['200-ms', 'without-pending', 0, 200],
  ['200-ms', 'with-pending', 100, 200],
  ['1-minute', 'without-pending', 0, 60_000],
  ['1-minute', 'with-pending', 30_000, 60_000],
  ['stuck', 'without-pending', 0, null],
  ['stuck', 'with-pending', 30_000, null],
];

test.each(cases)(
  'an import with the readings %s and %s starts after %d ms and ends after %s ms',
  (...row) => {
    const [duration, states, starts, completes] = row;
    const profile = profileOf({ 'import.duration': duration, 'import.states': states });

    expect(scheduleOf(1000, profile)).toEqual({
      startsAtMs: 1000 + starts,
      completesAtMs: completes === null ? null : 1000 + completes,
    });
  },
);
