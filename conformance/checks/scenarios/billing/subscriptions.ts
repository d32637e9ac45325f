import { bothAtOnce } from '../../../scene/both-at-once.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { isListed, itemsOf, textIn } from '../../../target/wire/members.js';
import { unmapped } from '../people/chosen.js';

type Rule = 'subs.active-default' | 'subs.include-expired';

/** Subscriptions, without and with expired ones (section 4.3). */
export const subscriptions = scenario({
  id: 'billing/subscriptions',
  rules: ['subs.active-default', 'subs.include-expired'],
  requests: 12,
  async record(t) {
    t.step('get the subscriptions');
    const active = await seeActive(t);
    const past = await seeExpired(t, active);
    t.step('get them without it and with it, both at once');
    if (past === undefined) return void (await seeActive(t));
    const shows = ({ response }: Exchange) => isListed(response.json, [past]);
    await bothAtOnce(
      t,
      {
        rule: 'subs.active-default',
        expected: `no ${past}, which was added by include_expired`,
        call: () => t.call('getSubscriptions'),
        isOwn: (each) => shows(each) !== true,
      },
      {
        rule: 'subs.include-expired',
        expected: `${past}, as before`,
        call: () => t.call('getSubscriptions', { query: { include_expired: true } }),
        isOwn: (each) => shows(each) !== false,
      },
    );
  },
});

/** Requests the subscriptions, and judges that they are active. Returns them. */
async function seeActive(t: Scene<Rule>): Promise<Json> {
  const rule = 'subs.active-default';
  const answer = await t.call('getSubscriptions');
  const body = t.body(answer);
  const all = itemsOf(body).map((each) => ({ each, is: standingOf(each) }));
  const past = all.find(({ is }) => is === 'past')?.each;
  const seen = { at: 'subscriptions', expected: 'active subscriptions only', received: past ?? null };
  if (all.some(({ is }) => is !== undefined)) t.soft(rule, answer).holds(past === undefined, seen);
  else t.skip(rule, 'no subscription says by `status` whether it is active');
  return body;
}

/**
 * Requests subscriptions with `include_expired`, whose name is stated. What it adds shows whether it was understood.
 * @returns the id of an added subscription, undefined if there is none to rely on
 */
async function seeExpired(t: Scene<Rule>, active: Json): Promise<string | undefined> {
  const rule = 'subs.include-expired';
  t.step('get them with include_expired');
  const answer = await t.call('getSubscriptions', { query: { include_expired: true } });
  const body = t.body(answer);
  const ids = itemsOf(active).flatMap((each) => textIn(each, 'id') ?? []);
  const added = itemsOf(body).filter((each) => !ids.includes(textIn(each, 'id') ?? ''));
  const missing = ids.find((id) => isListed(body, [id]) === false);
  const current = added.find((each) => standingOf(each) === 'active');
  const expected =
    missing === undefined ? 'past ones to be added' : `the active subscription ${missing}, too`;
  const received = missing === undefined ? (current ?? null) : itemsOf(body).map(({ id = null }) => id);
  const isMet = missing === undefined && current === undefined;
  if (added.some((each) => textIn(each, 'id') === undefined))
    t.skip(rule, unmapped('a subscription has no `id`'));
  else if (missing === undefined && added.length === 0)
    t.cannot(rule, 'no subscription is added: perhaps none has expired');
  else {
    t.soft(rule, answer).holds(isMet, { at: 'subscriptions', expected, received });
    return missing === undefined ? textIn(added[0], 'id') : undefined;
  }
  return undefined;
}

/** Whether a subscription is active; undefined if its `status` does not tell. */
export type Standing = 'active' | 'past' | undefined;

export function standingOf(subscription: JsonObject): Standing {
  const status = textIn(subscription, 'status') ?? '';
  if (/^active$/i.test(status)) return 'active';
  return /^(expired|ended|past|lapsed|terminated)$/i.test(status) ? 'past' : undefined;
}
