import { isAdmitted } from '../../target/exchange.js';
import { isFindPath, oddFind, sends } from './odd-find.js';

export const wrongMethod = oddFind('errors.wrong-method', {
  // HEAD and OPTIONS are answered in ways of their own.
  isOdd: (exchange) =>
    isAdmitted(exchange) &&
    isFindPath(exchange) &&
    /^(?:GET|PUT|PATCH|DELETE)$/.test(exchange.request.method),
  sent: 'by another method than POST',
  shown({ response: { status, headers } }) {
    if (status === 405 && headers['allow'] !== undefined) return 'rejected-405';
    return status === 404 ? 'rejected-404' : undefined;
  },
  provoke: sends('find by GET', { method: 'GET' }),
});
