import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { hidingMost, mostOf, mostRequests } from './very-many.js';

export const k = asks('lookup.k', {
  requests: mostRequests,
  once: true,
  hiddenBy: hidingMost,
  async ask(t) {
    const { most, saw } = await mostOf(t);
    return most === undefined ? otherwise(saw) : agrees(most, saw);
  },
});
