import { bodyOf } from '../answers.js';
import { goodBody } from '../errors/odd-find.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

const header = 'x-request-id';
const own = 'people-data-kit-request-1';

export const requestId = asks('transport.request-id', {
  requests: 2,
  async ask(t) {
    const without = (await t.goodFind()).response.headers[header];
    const answer = await t.find(goodBody(t), { headers: { [header]: own } });
    bodyOf(answer);
    const sent = answer.response.headers[header];
    if (sent === undefined && without === undefined) return agrees('off', 'no `X-Request-Id`');
    if (sent === own && without !== undefined && without !== own) {
      return agrees('echoed', '`X-Request-Id` as it was sent, else a new one');
    }
    const isNew = sent === own ? 'only where one was sent' : 'not as it was sent';
    return otherwise(`\`X-Request-Id\` ${isNew}`);
  },
});
