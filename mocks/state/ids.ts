import { createHmac } from 'node:crypto';

/** The source of ids and secrets: the same seed gives the same ones. */
export interface Ids {
  /** Returns a new id, e.g. `req_3f0a…`. The nth id of a kind does not depend on ids of other kinds. */
  next(kind: string): string;
  /** Returns an id that is always the same for `name`. */
  named(kind: string, name: string): string;
  /** Returns a new URL-safe secret of 256 bits. */
  secret(kind: string): string;
  /** Returns 1, 2, 3 and so on: for ids that show their order. */
  count(kind: string): number;
  /** Returns how many were issued of each kind, so that another generator can continue from there. */
  counts(): Readonly<Record<string, number>>;
}

/**
 * Continues after the ids that were `given` of each kind. Worlds with the same seed have ids of their own.
 * @param start how many of each kind others have given: a number far from those of other processes, so that no id is given twice
 */
export function seededIds(
  seed: number,
  world = '',
  given: Readonly<Record<string, number>> = {},
  start = 0,
): Ids {
  const counts = new Map(Object.entries(given));
  const key = world === '' ? `pdk-${seed}` : `pdk-${seed}-${world}`;
  const digest = (text: string, as: 'hex' | 'base64url' = 'hex') =>
    createHmac('sha256', key).update(text).digest(as);
  const count = (kind: string) => {
    const next = (counts.get(kind) ?? start) + 1;
    counts.set(kind, next);
    return next;
  };
  return {
    next: (kind) => `${kind}_${digest(`${kind}#${count(kind)}`).slice(0, 20)}`,
    named: (kind, name) => `${kind}_${digest(`${kind}=${name}`).slice(0, 12)}`,
    secret: (kind) => digest(`secret ${kind}#${count(`secret ${kind}`)}`, 'base64url'),
    count,
    counts: () => Object.fromEntries(counts),
  };
}
