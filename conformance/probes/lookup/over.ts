import type { Readings } from '../../../generated/questions.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { hidingMost, mostOf, mostRequests } from './very-many.js';

const readings: Readonly<Record<string | number, Readings['lookup.over']>> = {
  400: 'rejected-400',
  413: 'rejected-413',
  422: 'rejected-422',
  truncated: 'truncated',
};

export const over = asks('lookup.over', {
  requests: mostRequests,
  once: true,
  hiddenBy: hidingMost,
  async ask(t) {
    const { most, over: done, saw } = await mostOf(t);
    const reading = most === undefined || done === undefined ? undefined : readings[done];
    return reading === undefined ? otherwise(saw) : agrees(reading, saw);
  },
});
