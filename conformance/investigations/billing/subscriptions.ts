import { answerTime } from '../../rules/answer-time.js';
import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { isListed } from '../../wire/listed.js';
import { itemsOf, textIn } from '../../wire/members.js';
import { standingOf } from './subscription.js';

type Rule = 'subs.active-default' | 'subs.include-expired';

/** Subscriptions, without and with those that have expired (section 4.3). */
export const subscriptions = story({
  id: 'billing/subscriptions',
  rules: ['subs.active-default', 'subs.include-expired'],
  needs: ['billing', 'token'],
  requests: 3,
  async tell(teller, lab) {
    teller.step('get the subscriptions');
    const answer = await lab.call('getSubscriptions');
    const active = teller.body(answer);
    seeActive(teller, answer, active);
    await seeExpired(teller, lab, active);
  },
});

function seeActive(teller: Teller<Rule>, answer: Exchange, body: Json): void {
  const rule = 'subs.active-default';
  const standings = itemsOf(body).map((each) => ({
    each,
    standing: standingOf(each, answerTime(answer).earliest),
  }));
  if (standings.every(({ standing }) => standing === undefined)) {
    teller.skip(rule, 'no subscription says by `status` or `ends_at` whether it is active');
    return;
  }
  const past = standings.find(({ standing }) => standing === 'past')?.each;
  const seen = () => ({ at: 'subscriptions', expected: 'active subscriptions only', received: past ?? null });
  teller.see(rule, past === undefined, seen, answer);
}

/** `include_expired` is stated by name. Whether it has been understood shows by what it adds. */
async function seeExpired(teller: Teller<Rule>, lab: Lab, active: Json): Promise<void> {
  const rule = 'subs.include-expired';
  teller.step('get them with include_expired');
  const answer = await lab.call('getSubscriptions', { query: { include_expired: true } });
  const body = teller.body(answer);
  const ids = itemsOf(active).flatMap((each) => textIn(each, 'id') ?? []);
  const added = itemsOf(body).filter((each) => !ids.includes(textIn(each, 'id') ?? ''));
  if (added.some((each) => textIn(each, 'id') === undefined)) {
    return teller.skip(rule, 'a subscription has no `id`: map it with --overlay');
  }
  const missing = ids.find((id) => isListed(body, [id]) === false);
  if (missing !== undefined) {
    const received = itemsOf(body).flatMap((each) => textIn(each, 'id') ?? []);
    const expected = `the active subscription ${missing}, too`;
    return void teller.see(rule, false, () => ({ at: 'subscriptions', expected, received }), answer);
  }
  if (added.length === 0) return teller.cannot(rule, 'no subscription is added: perhaps none has expired');
  const current = added.find((each) => standingOf(each, answerTime(answer).latest) === 'active');
  const seen = () => ({ at: 'subscriptions', expected: 'past ones to be added', received: current ?? null });
  teller.see(rule, current === undefined, seen, answer);
}
