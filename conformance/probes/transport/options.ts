import type { Exchange } from '../../target/exchange.js';
import { decided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

const anyOrigin = (exchange: Exchange) => exchange.response.headers['access-control-allow-origin'] === '*';

export const options = asks('transport.options', {
  requests: 2,
  async ask(t) {
    const good = await t.goodFind();
    const answer = await t.find(null, { method: 'OPTIONS', text: '', contentType: '' });
    const { status, headers } = decided(answer).response;
    const allow = headers['allow'];
    const saw = `OPTIONS → status ${status} ${allow === undefined ? 'without' : 'with'} \`Allow\``;
    if (allow === undefined || !/\bPOST\b/i.test(allow)) return otherwise(saw);
    if (status === 405) return agrees('rejected-405', saw);
    if (status !== 204) return otherwise(saw);
    const cors = [good, answer].filter(anyOrigin).length;
    if (cors === 0) return agrees('options-204', saw);
    return cors === 2
      ? agrees('options-204-cors', `${saw}, and each answer is for any origin`)
      : otherwise(`${saw}, and some answers are for any origin`);
  },
});
