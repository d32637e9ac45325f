import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';

/** For tests: an answer with this body. */
export function answerWith(json: Json, status = 200): Exchange {
  return {
    id: 1,
    operation: 'getContacts',
    investigation: 'test',
    credential: 'token',
    org: 'own',
    request: { method: 'GET', url: 'http://127.0.0.1:1/', headers: {}, text: undefined, json: undefined },
    response: { status, headers: {}, cookies: [], text: JSON.stringify(json), json },
    sentAt: 0,
    receivedAt: 0,
  };
}
