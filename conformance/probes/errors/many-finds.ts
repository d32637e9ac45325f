import { isSuccess } from '../../target/exchange.js';
import type { Provocation } from '../probe.js';

/**
 * So many calls that were granted without meeting anything: what comes now and then is not there at the pace of this run.
 * In the mock every tenth, or every twenty-fifth, request meets it. What a service does only under load, or once a month, no
 * run can see.
 */
export const enoughFinds = 200;

/** Calls in one provocation, of which there are three: discovering has sent some before. */
const atOnce = 60;

/** Sends finds that cost nothing, as nobody is found, where the run has not sent enough for other reasons. */
export const manyFinds: Provocation = {
  waits: 'for all',
  requests: atOnce,
  async send(t) {
    const miss = t.pool.known.find(({ ids }) => ids.length === 0);
    const { lookup } = miss ?? t.someone();
    for (let sent = 0; sent < atOnce; sent += 1) {
      const answer = await t.find({ matches: [lookup], size: 1 });
      // Faults are what is looked for; a refusal goes on for good.
      if (!isSuccess(answer) && answer.response.status < 500) return;
    }
  },
};
