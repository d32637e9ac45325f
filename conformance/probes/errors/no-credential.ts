import { isFindPath, isGoodBody, oddFind, sends } from './odd-find.js';

export const noCredential = oddFind('errors.no-credential', {
  isOdd: (exchange) => exchange.credential === 'none' && isFindPath(exchange) && isGoodBody(exchange),
  sent: 'without a credential',
  shown({ response: { status, headers } }) {
    if (status === 403) return 'rejected-403';
    if (status !== 401) return undefined;
    const challenge = headers['www-authenticate'];
    if (challenge === undefined) return 'rejected-401-no-header';
    return /\bbearer\b/i.test(challenge) ? 'rejected-401' : undefined;
  },
  provoke: sends('find without a credential', { credential: 'none', authorization: null }),
});
