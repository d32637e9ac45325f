import type { Ids } from '../state/ids.js';
import type { World } from './world.js';

/** Visible ASCII of a sensible length: anything else could break a log or a header. */
const wellFormed = /^[\x21-\x7e]{1,128}$/;

/** Ids given out, which an engine that takes the place of another one goes on with. */
const counters = new WeakMap<Ids, { count: number }>();

/** The id of an exchange: the caller's own where it is well-formed, else the next one of this mock. */
export function requestIdsOf({ ids }: Pick<World, 'ids'>): (sent: string | undefined) => string {
  const prefix = ids.named('req', 'exchange');
  const counter = counters.get(ids) ?? { count: 0 };
  counters.set(ids, counter);
  return (sent) => {
    if (sent !== undefined && wellFormed.test(sent)) return sent;
    counter.count += 1;
    return `${prefix}${counter.count.toString(36).padStart(6, '0')}`;
  };
}
