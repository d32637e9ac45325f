import type { Contract } from './engine/contract.js';
import type { Dispatch, Outbound } from './engine/dispatch.js';
import type { Hooks } from './engine/hooks.js';
import { basePathOf } from './engine/routes.js';

/** The parts of the served world that are described. */
interface Described {
  readonly contract: Contract;
  readonly hooks: Hooks | undefined;
}

/**
 * Answers what tools request before they call: `/` redirects to the reference, `/health` answers if the mock is up,
 * `/openapi.json` lists the documents of all interfaces, and `openapi.json` under the base path of an interface is its complete
 * document.
 * @param served returns what is served at the moment
 */
export function withDescriptions(exchange: Dispatch, served: () => Described): Dispatch {
  return async (inbound) => {
    const { method } = inbound;
    const [path = ''] = inbound.target.split('?', 1);
    if ((method !== 'GET' && method !== 'HEAD') || !isOurs(path)) return exchange(inbound);
    if (path === '/') return { status: 302, headers: { Location: '/docs/' }, cookies: [], body: '' };
    if (path === '/health') return json({ status: 'ok' });
    const { contract, hooks } = served();
    const documents = new Map(
      [...contract.documents()].map(([id, document]) => [basePathOf(id, hooks), document] as const),
    );
    if (path === '/openapi.json') {
      return json({ documents: [...documents.keys()].map((base) => `${base}/openapi.json`) });
    }
    const base = path.slice(0, -'/openapi.json'.length);
    const document = documents.get(base);
    return document === undefined ? exchange(inbound) : json({ ...document, servers: [{ url: base }] });
  };
}

const isOurs = (path: string): boolean =>
  path === '/' || path === '/health' || path.endsWith('/openapi.json');

function json(body: object): Outbound {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    cookies: [],
    body: JSON.stringify(body),
  };
}
