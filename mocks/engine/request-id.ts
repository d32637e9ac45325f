import type { World } from '../world.js';

/** Visible ASCII of a sensible length: anything else could break a log or a header. */
const wellFormed = /^[\x21-\x7e]{1,128}$/;

/** The id of an exchange: the caller's own where it is well-formed, else the next one of this mock. */
export function requestIdsOf(world: World): (sent: string | undefined) => string {
  const prefix = world.ids.named('req', 'exchange');
  let count = 0;
  return (sent) => {
    if (sent !== undefined && wellFormed.test(sent)) return sent;
    count += 1;
    return `${prefix}${count.toString(36).padStart(6, '0')}`;
  };
}
