import type { Contract } from '../engine/contract.js';
import type { Dispatch, Outbound } from '../engine/dispatch.js';
import type { Hooks } from '../engine/hooks.js';
import { basePathOf } from '../engine/routes.js';

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

/** The path of the reference; no interface uses it. */
export const docsPath = '/docs/';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Pages may load styles and scripts from this origin only, and images from data: addresses only. */
const policy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'";

type Pages = { readonly files: ReadonlyMap<string, string>; readonly missing: string };

/** Cached for all mocks of a process that serve the same contract. */
const rendered = new WeakMap<Contract, Promise<Pages>>();

/**
 * Serves the reference, and passes every other request on unchanged.
 * @param contract returns the contract that is served at the moment
 */
export function withDocs(exchange: Dispatch, contract: () => Contract): Dispatch {
  return (inbound) => {
    if (!inbound.target.startsWith('/docs')) return exchange(inbound);
    const [path = ''] = inbound.target.split('?', 1);
    if (path !== '/docs' && !path.startsWith(docsPath)) return exchange(inbound);
    return answer(inbound.method, path, contract());
  };
}

async function answer(method: string, path: string, contract: Contract): Promise<Outbound> {
  if (method !== 'GET' && method !== 'HEAD') {
    return plain(405, 'The reference can only be read: send GET.\n', { Allow: 'GET, HEAD' });
  }
  if (path === '/docs') return plain(308, '', { Location: docsPath });
  const pages = rendered.get(contract) ?? render(contract);
  rendered.set(contract, pages);
  const { files, missing } = await pages;
  const name = path.slice(docsPath.length) || 'index.html';
  const text = files.get(name);
  const type = types[text === undefined ? 'html' : name.slice(name.lastIndexOf('.') + 1)];
  return {
    status: text === undefined ? 404 : 200,
    headers: {
      'Content-Type': type ?? 'text/plain; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      // The next mock at this address may be of another version.
      'Cache-Control': 'no-cache',
    },
    cookies: [],
    body: text ?? missing,
  };
}

/** Rendered at the first request, so that a mock without readers starts no later. */
async function render(contract: Contract): Promise<Pages> {
  const [{ missingPage, site }, { rules }, { questions }] = await Promise.all([
    import('../../spec/docs/site.js'),
    import('../../generated/rules.js'),
    import('../../generated/questions.js'),
  ]);
  return {
    files: site({ documents: contract.documents(), rules, questions }),
    missing: missingPage(docsPath),
  };
}

function plain(status: number, body: string, headers: Record<string, string>): Outbound {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, cookies: [], body };
}
