import type { Recorder } from '../../../scene/recorder.js';
import type { Delivery } from '../../../target/control/control-plane.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import type { Known } from '../ledgers/own-contacts.js';

export const deliveryRules = ['events.exist', 'events.about-changed', 'events.not-deleted'] as const;

/** A change of a person, by its effect on contacts. */
export interface Change {
  /** Contacts whose tracked field changed. */
  readonly changed: readonly Known[];
  /** Present contacts without a change. */
  readonly others: readonly Known[];
  readonly deleted: readonly Known[];
  /** The old and the new value of the field, which occur nowhere else. */
  readonly before?: string;
  readonly now: string;
}

/**
 * Judges the payloads of webhooks, whose form is open. If they show contacts, each changed one must be among them and no
 * other one instead; if they show values, the new one must be among them.
 */
export function seeDeliveries(
  t: Recorder<(typeof deliveryRules)[number]>,
  webhooks: readonly Delivery[],
  { changed, others, deleted, before, now }: Change,
): void {
  const bodies = webhooks.map(({ payload }) => new Set(leavesOf(payload).map(({ value }) => String(value))));
  const shownIn = (some: readonly Known[], body: ReadonlySet<string>) =>
    // A short number may mean anything.
    some.filter(({ id, reference }) => body.has(reference) || (id.length > 5 && body.has(id)));
  const shown = new Set(bodies.flatMap((body) => shownIn(changed, body)));
  const strays = bodies.filter((body) => shownIn(changed, body).length === 0);
  const stray = strays.flatMap((body) => shownIn(others, body))[0];
  const isStale = before !== undefined && bodies.some((body) => body.has(before) && !body.has(now));
  const gone = bodies.flatMap((body) => shownIn(deleted, body))[0];
  const received = (one: Known | undefined) => (one ? `a webhook about ${one.reference}` : 'none');

  if (deleted.length > 0 && shown.size > 0)
    t.soft('events.not-deleted').holds(gone === undefined, {
      at: 'deliveries',
      expected: 'none about a contact that was deleted',
      received: received(gone),
    });
  if (shown.size > 0 || stray) {
    const expected = 'webhooks about the contacts that changed';
    t.soft('events.about-changed').holds(stray === undefined, {
      at: 'deliveries',
      expected,
      received: received(stray),
    });
  } else t.skip('events.about-changed', 'webhooks show neither an id nor a `reference_id` of a contact');
  if (shown.size > 0)
    t.soft('events.exist').holds(shown.size === changed.length, {
      at: 'deliveries',
      expected: `webhooks about all ${changed.length} contacts that changed`,
      received: `webhooks about ${shown.size} of them`,
    });
  if (before !== undefined)
    t.soft('events.about-changed').holds(!isStale, {
      at: 'deliveries',
      expected: `"${now}", as it is by now`,
      received: isStale ? `"${before}", as it was` : now,
    });
}
