import { byStatus, isFindPath, isGoodBody, oddFind, sends } from './odd-find.js';

/** A token that nobody was given, of the length that tokens have. */
const madeUp = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';

export const badCredential = oddFind('errors.bad-credential', {
  // What is empty or of another scheme may pass for none at all.
  isOdd: (exchange) =>
    (exchange.credential === 'garbage' || exchange.credential === 'tampered') &&
    isFindPath(exchange) &&
    isGoodBody(exchange),
  sent: 'with a credential that nobody was given',
  shown: byStatus({ 401: 'rejected-401', 403: 'rejected-403', 400: 'rejected-400' }),
  provoke: sends('find with garbage', { credential: 'garbage', authorization: madeUp }),
});
