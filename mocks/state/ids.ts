import { createHmac } from 'node:crypto';

/** Where ids and secrets come from: one seed gives the same ones again. */
export interface Ids {
  /** A new id such as `req_3f0a…`. The nth id of a kind does not depend on ids of other kinds. */
  next(kind: string): string;
  /** An id that is always the same for `name`. */
  named(kind: string, name: string): string;
  /** A new secret of 256 bits, URL-safe. */
  secret(kind: string): string;
  /** One more than the last time, from 1 on: for ids that tell their order. */
  count(kind: string): number;
  /** How many were given out of each kind, so that others go on from there. */
  counts(): Readonly<Record<string, number>>;
}

/**
 * @param world tells the ids of worlds apart that have the same seed
 * @param given how many of each kind were given out already
 */
export function seededIds(seed: number, world = '', given: Readonly<Record<string, number>> = {}): Ids {
  const counts = new Map(Object.entries(given));
  const key = world === '' ? `pdk-${seed}` : `pdk-${seed}-${world}`;
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const count = (kind: string) => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  return {
    next: (kind) =>
      `${kind}_${digest(`${kind}#${count(kind)}`)
        .toString('hex')
        .slice(0, 20)}`,
    named: (kind, name) => `${kind}_${digest(`${kind}=${name}`).toString('hex').slice(0, 12)}`,
    secret: (kind) => digest(`secret ${kind}#${count(`secret ${kind}`)}`).toString('base64url'),
    count,
    counts: () => Object.fromEntries(counts),
  };
}
