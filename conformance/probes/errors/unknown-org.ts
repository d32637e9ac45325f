import { decided } from '../answers.js';
import { byStatus, goodBody, isFindPath, isGoodBody, oddFind } from './odd-find.js';

export const unknownOrg = oddFind('errors.unknown-org', {
  isOdd: (exchange) =>
    exchange.credential === 'token' &&
    (exchange.org === 'unknown' || exchange.org === 'other') &&
    isFindPath(exchange) &&
    isGoodBody(exchange),
  sent: 'in an organization on which the caller holds no role',
  shown: byStatus({ 403: 'rejected-403', 404: 'rejected-404', 400: 'rejected-400' }),
  provoke: {
    needs: ['token'],
    requests: 3,
    async send(t) {
      await t.goodFind();
      decided(await t.find(goodBody(t), { credential: 'token', org: 'unknown' }));
      // A service may keep back only that an organization is there.
      if (t.target.otherOrg === undefined) return;
      decided(await t.find(goodBody(t), { credential: 'token', org: 'other' }));
    },
  },
});
