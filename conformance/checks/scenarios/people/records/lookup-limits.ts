import * as fc from 'fast-check';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { textIn } from '../../../../target/wire/members.js';
import { peopleIn } from '../../../../target/wire/people.js';
import { idsOf, shown } from '../chosen.js';
import { lookUp } from './lookup.js';
import { madeUpIds } from './made-up-ids.js';

/** 50K is 50,000 at least; 51,200 where a K is 1,024 (question lookup.k). */
const lookupMax = 50_000;
const surelyOver = 51_201;

/** Very many ids at once, of which somebody has one (sections 4.3 and 8). */
export const lookupLimits = scenario({
  id: 'people/lookup-limits',
  rules: ['lookup.max-50k', 'lookup.over-50k', 'lookup.over-50k-4xx'],
  requests: 3,
  cases: (pool) => fc.record({ ids: idsOf(pool, 1, () => true) }),
  async record(t, { ids: [id] }) {
    shown(t, id, 'at all');
    if (id === undefined) return;
    const crowd = madeUpIds(id, surelyOver - 1);
    t.step('look up 50,000 ids');
    const most = await lookUp(t, [id, ...crowd.slice(0, lookupMax - 1)]);
    if (!isSuccess(most)) {
      // Only where a few of the same kind are answered is it their number that is refused.
      const few = await lookUp(t, [id, ...crowd.slice(0, 2)]);
      if (isDecided(most) && isSuccess(few)) {
        t.soft('lookup.max-50k', most).accepted('three ids of the same kind are answered');
      } else t.body(most);
      return;
    }
    t.soft('lookup.max-50k', most).holds(true, { at: 'status', expected: '', received: null });

    t.step(`look up ${surelyOver.toLocaleString('en-US')} ids, the last one of somebody`);
    const over = await lookUp(t, [...crowd, id]);
    const { status } = over.response;
    if (!isDecided(over)) return t.cannot('lookup.over-50k', `it was answered with status ${status}`);
    const isWhole = isSuccess(over) && peopleIn(over.response.json)?.some((one) => textIn(one, 'id') === id);
    t.soft('lookup.over-50k', over).holds(isWhole !== true, {
      at: 'people',
      expected: 'a refusal, or nobody for the last id',
      received: 'the last of them',
    });
    const seen = { at: 'status', expected: 'a 4xx', received: status };
    t.expect('lookup.over-50k-4xx', over).holds(status >= 400 && status <= 499, seen);
  },
});

/** Credit, load and outages say nothing about a number of ids. */
function isDecided({ response }: Exchange): boolean {
  return response.status !== 402 && response.status !== 429 && response.status < 500;
}
