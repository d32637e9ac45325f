import { ask, resultsIn } from '../../checks/scenarios/people/verify/asking.js';
import { verdictOf } from '../../checks/scenarios/people/verify/verdict.js';
import { isObject, type Json } from '../../target/json.js';
import { answered } from '../answers.js';
import { asks } from '../probe.js';
import { asked, askedRequests, nobody } from './asked.js';

export const unknown = asks('verify.unknown', {
  requests: askedRequests + 1,
  async ask(t) {
    const { own, other } = await asked(t);
    const exchange = await ask(t, [own, { ...own, linkedin: nobody }, other]);
    return answered(
      exchange,
      'a query about nobody between two others',
      { 404: 'rejected-404' },
      (granted) => {
        const results = resultsIn(granted) ?? [];
        const [first, ...more] = results;
        const last = more.pop();
        if (verdictOf(first) !== 'yes' || verdictOf(last) !== 'no') return undefined;
        if (more.length === 0) return 'omitted';
        return more.length === 1 && isUnknown(more[0]) ? 'item' : undefined;
      },
    );
  },
});

/** Without a status it can only say that the person does not work there. */
function isUnknown(result: Json | undefined): boolean {
  if (!isObject(result) || result['verified'] === true) return false;
  return result['status'] === 'unknown' || (result['status'] === undefined && result['verified'] === false);
}
