import { isAdmitted } from '../../target/exchange.js';
import { isFindPath, isFound, isGoodBody, oddFind, sends } from './odd-find.js';

export const requestContentType = oddFind('errors.request-content-type', {
  isOdd(exchange) {
    const type = exchange.request.headers['content-type'] ?? 'application/json';
    // Types that end so are JSON, too.
    return isAdmitted(exchange) && isFindPath(exchange) && isGoodBody(exchange) && !/json\b/i.test(type);
  },
  sent: 'whose body is JSON under another Content-Type',
  shown(exchange) {
    const { status } = exchange.response;
    if (status === 415) return 'rejected-415';
    if (status === 400) return 'rejected-400';
    return isFound(exchange) ? 'accepted' : undefined;
  },
  provoke: sends('find as text/plain', { contentType: 'text/plain' }),
});
