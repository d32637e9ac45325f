import type { CheckContext } from '../../checks/check-context.js';
import { answerTime } from '../../rules/answer-time.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { isListed } from '../../wire/listed.js';
import { itemsOf, textIn } from '../../wire/members.js';
import { standingOf } from './subscription.js';

type Rule = 'subs.active-default' | 'subs.include-expired';

/** Subscriptions, without and with those that have expired (section 4.3). */
export const subscriptions = scenario({
  id: 'billing/subscriptions',
  rules: ['subs.active-default', 'subs.include-expired'],
  needs: ['billing', 'token'],
  requests: 3,
  async record(recorder, context) {
    recorder.step('get the subscriptions');
    const answer = await context.call('getSubscriptions');
    const active = recorder.body(answer);
    seeActive(recorder, answer, active);
    await seeExpired(recorder, context, active);
  },
});

function seeActive(recorder: Recorder<Rule>, answer: Exchange, body: Json): void {
  const rule = 'subs.active-default';
  const standings = itemsOf(body).map((each) => ({
    each,
    standing: standingOf(each, answerTime(answer).earliest),
  }));
  if (standings.every(({ standing }) => standing === undefined)) {
    recorder.skip(rule, 'no subscription says by `status` or `ends_at` whether it is active');
    return;
  }
  const past = standings.find(({ standing }) => standing === 'past')?.each;
  const seen = () => ({ at: 'subscriptions', expected: 'active subscriptions only', received: past ?? null });
  recorder.see(rule, past === undefined, seen, answer);
}

/** `include_expired` is stated by name. Whether it has been understood shows by what it adds. */
async function seeExpired(recorder: Recorder<Rule>, context: CheckContext, active: Json): Promise<void> {
  const rule = 'subs.include-expired';
  recorder.step('get them with include_expired');
  const answer = await context.call('getSubscriptions', { query: { include_expired: true } });
  const body = recorder.body(answer);
  const ids = itemsOf(active).flatMap((each) => textIn(each, 'id') ?? []);
  const added = itemsOf(body).filter((each) => !ids.includes(textIn(each, 'id') ?? ''));
  if (added.some((each) => textIn(each, 'id') === undefined)) {
    return recorder.skip(rule, 'a subscription has no `id`: map it with --overlay');
  }
  const missing = ids.find((id) => isListed(body, [id]) === false);
  if (missing !== undefined) {
    const received = itemsOf(body).flatMap((each) => textIn(each, 'id') ?? []);
    const expected = `the active subscription ${missing}, too`;
    return void recorder.see(rule, false, () => ({ at: 'subscriptions', expected, received }), answer);
  }
  if (added.length === 0) return recorder.cannot(rule, 'no subscription is added: perhaps none has expired');
  const current = added.find((each) => standingOf(each, answerTime(answer).latest) === 'active');
  const seen = () => ({ at: 'subscriptions', expected: 'past ones to be added', received: current ?? null });
  recorder.see(rule, current === undefined, seen, answer);
}
