import type { World } from './world.js';

/** Visible ASCII of a sensible length: anything else could break a log or a header. */
const wellFormed = /^[\x21-\x7e]{1,128}$/;

/** Returns the id of an exchange: that of the client if it is well-formed, otherwise the next one of this mock. */
export function requestIdsOf({ ids }: Pick<World, 'ids'>): (sent: string | undefined) => string {
  const prefix = ids.named('req', 'exchange');
  return (sent) => {
    if (sent !== undefined && wellFormed.test(sent)) return sent;
    return `${prefix}${ids.count('exchange').toString(36).padStart(6, '0')}`;
  };
}
