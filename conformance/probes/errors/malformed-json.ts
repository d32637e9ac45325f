import { isAdmitted } from '../../target/exchange.js';
import { decided } from '../answers.js';
import { byStatus, goodBody, isFindPath, oddFind } from './odd-find.js';

export const malformedJson = oddFind('errors.malformed-json', {
  isOdd(exchange) {
    const { method, text, json, headers } = exchange.request;
    const isMalformed = text !== undefined && json === undefined && /^\s*[{[]/.test(text);
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    return isAdmitted(exchange) && method === 'POST' && isFindPath(exchange) && isJson && isMalformed;
  },
  sent: 'whose body is not JSON',
  shown: byStatus({ 400: 'rejected-400', 422: 'rejected-422' }),
  provoke: {
    requests: 2,
    async send(t) {
      await t.goodFind();
      await t.shared('find with malformed JSON', async () =>
        decided(await t.find(null, { text: JSON.stringify(goodBody(t)).slice(0, -1) })),
      );
    },
  },
});
