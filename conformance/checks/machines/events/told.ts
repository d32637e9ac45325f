import type { Recorder } from '../../../scene/recorder.js';
import type { Delivery } from '../../../target/control/listed.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import type { Known } from '../contacts/deleting.js';

export const toldRules = ['events.exist', 'events.about-changed', 'events.not-deleted'] as const;

/** What became of contacts, as far as webhooks may tell of it. */
export interface WhatBecame {
  /** Contacts of which a tracked field changed. */
  readonly changed: readonly Known[];
  /** Contacts that are there, of which nothing changed. */
  readonly others: readonly Known[];
  readonly deleted: readonly Known[];
  /** What the field was, and what it is: values that stand for nothing else. */
  readonly before?: string;
  readonly now: string;
}

/**
 * What webhooks show is open. As far as they show contacts, each that changed is among them, and no other in its place;
 * as far as they show values, the new one is among them.
 */
export function seeTold(
  t: Recorder<(typeof toldRules)[number]>,
  webhooks: readonly Delivery[],
  { changed, others, deleted, before, now }: WhatBecame,
): void {
  const bodies = webhooks.map(({ payload }) => new Set(leavesOf(payload).map(({ value }) => String(value))));
  const showing = (some: readonly Known[], body: ReadonlySet<string>) =>
    // A short number may stand for anything.
    some.filter(({ id, reference }) => body.has(reference) || (id.length > 5 && body.has(id)));
  const told = new Set(bodies.flatMap((body) => showing(changed, body)));
  const strays = bodies.filter((body) => showing(changed, body).length === 0);
  const stray = strays.flatMap((body) => showing(others, body))[0];
  const isStale = before !== undefined && bodies.some((body) => body.has(before) && !body.has(now));
  const gone = bodies.flatMap((body) => showing(deleted, body))[0];
  const received = (one: Known | undefined) => (one ? `a webhook about ${one.reference}` : 'none');

  if (deleted.length > 0 && told.size > 0)
    t.soft('events.not-deleted').holds(gone === undefined, {
      at: 'deliveries',
      expected: 'none about a contact that was deleted',
      received: received(gone),
    });
  if (told.size > 0 || stray) {
    const expected = 'webhooks about the contacts that changed';
    t.soft('events.about-changed').holds(stray === undefined, {
      at: 'deliveries',
      expected,
      received: received(stray),
    });
  } else t.skip('events.about-changed', 'webhooks show neither an id nor a `reference_id` of a contact');
  if (told.size > 0)
    t.soft('events.exist').holds(told.size === changed.length, {
      at: 'deliveries',
      expected: `webhooks about all ${changed.length} contacts that changed`,
      received: `webhooks about ${told.size} of them`,
    });
  if (before !== undefined)
    t.soft('events.about-changed').holds(!isStale, {
      at: 'deliveries',
      expected: `"${now}", as it is by now`,
      received: isStale ? `"${before}", as it was` : now,
    });
}
