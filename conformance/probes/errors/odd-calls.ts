import { isAdmitted } from '../../target/exchange.js';
import { decided } from '../answers.js';
import { goodBody, isFound, isGoodBody, malformed, sends, watchOddFinds } from './odd-find.js';

/** A made-up token of the usual length. */
const madeUp = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';

/** Probes of finds that are valid but for the way in which they are sent. */
export const oddCalls = {
  'errors.no-credential': watchOddFinds('errors.no-credential', {
    isOdd: (exchange) => exchange.credential === 'none' && isGoodBody(exchange),
    sent: 'without a credential',
    shown({ status, headers }) {
      if (status === 403) return 'rejected-403';
      if (status !== 401) return undefined;
      const challenge = headers['www-authenticate'];
      if (challenge === undefined) return 'rejected-401-no-header';
      return /\bbearer\b/i.test(challenge) ? 'rejected-401' : undefined;
    },
    provoke: sends('find without a credential', () => ({ credential: 'none', authorization: null })),
  }),
  'errors.bad-credential': watchOddFinds('errors.bad-credential', {
    // An empty credential, or one of another scheme, may be treated as none.
    isOdd: (exchange) =>
      (exchange.credential === 'garbage' || exchange.credential === 'tampered') && isGoodBody(exchange),
    sent: 'with a credential that nobody was given',
    provoke: sends('find with garbage', () => ({ credential: 'garbage', authorization: madeUp })),
  }),
  'errors.unknown-org': watchOddFinds('errors.unknown-org', {
    isOdd: (exchange) =>
      exchange.credential === 'token' &&
      (exchange.org === 'unknown' || exchange.org === 'other') &&
      isGoodBody(exchange),
    sent: 'in an organization on which the caller holds no role',
    provoke: {
      needs: ['token'],
      requests: 3,
      async send(t) {
        await t.goodFind();
        decided(await t.find(goodBody(t), { credential: 'token', org: 'unknown' }));
        // A service may hide only organizations that exist.
        if (t.target.otherOrg === undefined) return;
        decided(await t.find(goodBody(t), { credential: 'token', org: 'other' }));
      },
    },
  }),
  'errors.malformed-json': watchOddFinds('errors.malformed-json', {
    isOdd(exchange) {
      const { method, text, json, headers } = exchange.request;
      const isMalformed = text !== undefined && json === undefined && /^\s*[{[]/.test(text);
      const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
      return isAdmitted(exchange) && method === 'POST' && isJson && isMalformed;
    },
    sent: 'whose body is not JSON',
    provoke: malformed,
  }),
  'errors.wrong-method': watchOddFinds('errors.wrong-method', {
    // HEAD and OPTIONS have answers of their own.
    isOdd: (exchange) => isAdmitted(exchange) && /^(?:GET|PUT|PATCH|DELETE)$/.test(exchange.request.method),
    sent: 'by another method than POST',
    shown({ status, headers }) {
      if (status === 405 && headers['allow'] !== undefined) return 'rejected-405';
      return status === 404 ? 'rejected-404' : undefined;
    },
    provoke: sends('find by GET', () => ({ method: 'GET' })),
  }),
  'errors.request-content-type': watchOddFinds('errors.request-content-type', {
    isOdd(exchange) {
      const type = exchange.request.headers['content-type'] ?? 'application/json';
      // Types with this suffix are JSON, too.
      return isAdmitted(exchange) && isGoodBody(exchange) && !/json\b/i.test(type);
    },
    sent: 'whose body is JSON under another Content-Type',
    shown({ status }, exchange) {
      if (status === 415) return 'rejected-415';
      if (status === 400) return 'rejected-400';
      return isFound(exchange) ? 'accepted' : undefined;
    },
    provoke: sends('find as text/plain', () => ({ contentType: 'text/plain' })),
  }),
};
