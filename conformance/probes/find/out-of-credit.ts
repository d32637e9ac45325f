import { isSuccess } from '../../target/exchange.js';
import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees } from '../sighting.js';
import { withoutCredit } from './without-credit.js';

export const outOfCredit = asks('find.out-of-credit', {
  requests: 5,
  needs: ['token', 'empty-org'],
  // Where lookups are left unanswered, nothing is refused; where no refusal has a body, this one has none.
  hiddenBy: { 'find.credit-check': ['partial-fill'], 'errors.body': ['empty'] },
  async ask(t) {
    const { people } = await withoutCredit(t);
    if (isSuccess(people)) throw undecided('nothing had to be paid for');
    const { status, text, headers } = people.response;
    const saw = 'people without credit';
    // Whoever is to wait is throttled: credit does not come back by waiting.
    if (status === 429 && headers['retry-after'] !== undefined) throw undecided('find was throttled');
    if (status !== 402 || text.trim() !== '') {
      const refused = { 402: 'rejected-402', 403: 'rejected-403', 429: 'rejected-429' } as const;
      return answered(people, saw, refused);
    }
    const isTold = await hasCommonBody(t);
    const left = ['rejected-402-empty-body', ...(isTold ? [] : (['rejected-402'] as const))] as const;
    return agrees(left, `${saw} → status 402 without a body`);
  },
});

/** Whether refusals have a body on this target. */
async function hasCommonBody(t: ProbeContext): Promise<boolean> {
  const { response } = await t.find({ matches: 44 });
  return response.status >= 400 && response.status < 500 && response.text.trim() !== '';
}
