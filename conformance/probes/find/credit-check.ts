import { isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { repeatedCharge } from './charges.js';
import { isNoMatches } from './elements.js';
import { isNobodyShown, withinEmpty, withoutCredit } from './without-credit.js';

export const creditCheck = asks('find.credit-check', {
  requests: 7,
  needs: ['token', 'empty-org'],
  // What costs nothing shows whether it is refused all the same: but it has to be known what that is.
  hiddenBy: { 'find.matches-empty': ['rejected-400'], 'errors.quota-headers': ['off'] },
  async ask(t) {
    const answers = await withoutCredit(t);
    const { people, nobody } = answers;
    const saw = `people without credit → status ${people.response.status}`;
    if (isSuccess(people)) {
      const isNobody = isNobodyShown(answers, t);
      if (isNobody === undefined) return otherwise(saw);
      if (!isNobody) throw undecided('people were shown without credit: there may be some left');
      const left = Number(people.response.headers['x-credits-remaining'] ?? 0);
      if (left > 0) throw undecided('the organization that should have no credit has some');
      return agrees('partial-fill', `${saw} with nobody`);
    }
    if (isSuccess(nobody)) return agrees('would-exceed', `${saw}, nobody → status ${nobody.response.status}`);
    if (nobody.response.status !== people.response.status) throw undecided(`${saw}, nobody otherwise`);
    const isFreeRefused = await refusesWhatIsFree(t, people.response.status);
    if (isFreeRefused === undefined) throw undecided('it is not known which find costs nothing');
    return isFreeRefused
      ? agrees('already-zero', `${saw}, what costs nothing → the same status`)
      : agrees('would-exceed', `${saw}, no lookups → status 200`);
  },
});

/** Whether a find that costs nothing is refused for want of credit; undefined where none is known. */
async function refusesWhatIsFree(t: ProbeContext, refusal: number): Promise<boolean | undefined> {
  const nothing = { matches: [] };
  if (isNoMatches(await t.find(nothing))) {
    const answer = await t.find(nothing, withinEmpty);
    if (isNoMatches(answer)) return false;
    return answer.response.status === refusal ? true : undefined;
  }
  const credits = await repeatedCharge(t);
  // Nobody costs nothing, unless it is the lookup that is charged.
  return credits <= 1 ? true : undefined;
}
