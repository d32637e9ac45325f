import { bothAtOnce } from '../../../check/both-at-once.js';
import { scenario } from '../../../check/scenario.js';
import { isListed, itemsOf, type JsonObject, textIn } from '../../../target/json.js';

const statusOf = (subscription: JsonObject) => textIn(subscription, 'status')?.toLowerCase();
const idOf = (subscription: JsonObject) => textIn(subscription, 'id') ?? '';

export const subscriptions = scenario({
  id: 'billing/subscriptions',
  rules: ['subs.active-default', 'subs.include-expired'],
  requests: 12,
  async record(t) {
    const [byDefault, withExpired] = ['subs.active-default', 'subs.include-expired'] as const;
    const get = () => t.call('getSubscriptions');
    const getAll = () => t.call('getSubscriptions', { query: { include_expired: true } });

    const expectActive = async () => {
      const answer = await get();
      const shown = itemsOf(t.body(answer));
      const past = shown.find((each) => statusOf(each) === 'expired');
      if (shown.some((each) => /^(active|expired)$/.test(statusOf(each) ?? ''))) {
        const seen = { at: 'subscriptions', expected: 'active subscriptions only', received: past ?? null };
        t.soft(byDefault, answer).holds(past === undefined, seen);
      } else t.skip(byDefault, 'no subscription says by `status` whether it is active');
      return shown;
    };

    t.step('get the subscriptions');
    const active = await expectActive();
    t.step('get them with include_expired');
    const whole = await getAll();
    const all = itemsOf(t.body(whole));
    const ids = active.map(idOf);
    const added = all.filter((each) => !ids.includes(idOf(each)));
    const [other] = added.map(idOf);
    const missing = ids.find((id) => isListed(whole.response.json, [id]) === false);
    const current = added.find((each) => statusOf(each) === 'active');
    if (added.some((each) => idOf(each) === '')) return t.unmapped(withExpired, 'one has no `id`');
    // What was asked for before must not stay.
    if (other === undefined) await expectActive();
    if (missing === undefined && added.length === 0)
      return t.cannot(withExpired, 'no subscription is added: perhaps none has expired');
    const isMet = t.soft(withExpired, whole).holds(missing === undefined && current === undefined, {
      at: 'subscriptions',
      expected: missing === undefined ? 'past ones to be added' : `the active subscription ${missing}, too`,
      received: missing === undefined ? (current ?? null) : all.map(idOf),
    });
    if (!isMet || other === undefined) return;
    t.step('get them without it and with it, both at once');
    await bothAtOnce(
      t,
      {
        rule: byDefault,
        expected: `no ${other}, which was added by include_expired`,
        call: get,
        isOwn: ({ response }) => isListed(response.json, [other]) !== true,
      },
      {
        rule: withExpired,
        expected: `${other}, as before`,
        call: getAll,
        isOwn: ({ response }) => isListed(response.json, [other]) !== false,
      },
    );
  },
});
