import type { Delivery } from '../../target/control/listed.js';
import { isArray } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { eventNeeds, told, toldRequests } from './told.js';

export const eventDelivery = asks('events.delivery', {
  needs: eventNeeds,
  requests: toldRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { references, atOnce, later } = await told(t);
    const copies = copiesOf(atOnce);
    if (copies.length !== references.length * new Set(atOnce.map(({ webhookId }) => webhookId)).size)
      throw undecided('there is not one event for each contact that changed');
    if (copies.every((count) => count === 2)) return agrees('duplicated', 'each event → sent twice');
    if (copies.some((count) => count !== 1)) return otherwise('some events → sent more than once');
    const late = atOnce.filter((each) => attemptsOf(each).length === 0);
    if (late.length > 0) {
      return late.length * 2 === atOnce.length && late.every((each) => isMinuteLate(each, atOnce))
        ? agrees('reordered', 'every other event → a minute late')
        : otherwise('some events → late');
    }
    // Nobody listens: where the first attempt was lost on its way, it failed for another reason than the next one.
    const firsts = new Set(later.map((each) => sameAsNext(each)));
    if (firsts.size !== 1 || firsts.has(undefined)) throw undecided('not every event was sent again');
    return firsts.has(true)
      ? agrees('once', 'each event → sent once, and received no worse than its retry')
      : agrees('dropped-then-retried', 'each event → its first attempt lost, and then a retry');
  },
});

/** How often each event was sent to each receiver. */
function copiesOf(deliveries: readonly Delivery[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const each of deliveries) {
    const key = `${textIn(each, 'eventId')} ${each.webhookId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

const attemptsOf = (delivery: Delivery) => {
  const attempts = delivery['attempts'];
  return isArray(attempts) ? attempts : [];
};

/** Whether a delivery is due a minute after the others were attempted. */
function isMinuteLate(delivery: Delivery, all: readonly Delivery[]): boolean {
  const dueMs = Date.parse(textIn(delivery, 'dueAt') ?? '');
  const attempted = all.flatMap((each) => Date.parse(textIn(attemptsOf(each)[0], 'at') ?? ''));
  return attempted.some((ms) => Math.abs(dueMs - ms - 60_000) < 10_000);
}

/** Whether the first attempt failed for the same reason as the second; undefined where there are no two. */
function sameAsNext(delivery: Delivery): boolean | undefined {
  const [first, second] = attemptsOf(delivery);
  const [one, other] = [textIn(first, 'error'), textIn(second, 'error')];
  return one === undefined || other === undefined ? undefined : one === other;
}
