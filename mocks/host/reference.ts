import type { PortableVersion } from '../../spec/contract/documents.js';
import type { JsonObject } from '../../spec/source/json.js';
import { otherHost } from '../control/exchange.js';
import type { Contract, Dispatch, Inbound, Outbound } from '../engine/contract.js';
import type { World } from '../engine/handler.js';
import { basePathOf } from '../engine/locate.js';

/** What follows the address of an interface, or nothing for the list of all, in the address of each form of the contract. */
const forms: Readonly<Record<string, PortableVersion | 'exact'>> = {
  '/openapi.json': 'exact',
  '/openapi/portable.json': '3.1',
  '/openapi/portable-3.0.json': '3.0',
};

/** Answers what tools request before they call: `/`, `/health`, and the documents at the addresses of the forms. */
export function withDescriptions(
  exchange: Dispatch,
  served: () => Pick<World, 'contract' | 'hooks'>,
  replica?: { readonly isLeader: boolean },
): Dispatch {
  const answer: Dispatch = async (inbound) => {
    const path = pathOf(inbound);
    const [name, form] = Object.entries(forms).find(([ending]) => path.endsWith(ending)) ?? [];
    if (path !== '/' && path !== '/health' && !form) return exchange(inbound);
    if (path === '/') return { status: 302, headers: { Location: docsPath }, cookies: [], body: '' };
    if (form === undefined || name === undefined)
      return json({ status: 'ok', ...(replica && healthOf(replica)) });
    const { contract, hooks } = served();
    const documents = [...contract.documents()].map(([id, exact]) => {
      return { id, exact, base: basePathOf(id, hooks) };
    });
    if (path === name) return json({ documents: documents.map(({ base }) => base + name) });
    const asked = documents.find(({ base }) => path === base + name);
    if (asked === undefined) return exchange(inbound);
    const { id, exact, base } = asked;
    const document = form === 'exact' ? exact : await portableOf(id, exact, form);
    return json({ ...document, servers: [{ url: base }] });
  };
  return (inbound) => (isRead(inbound) ? answer : exchange)(inbound);
}

const healthOf = ({ isLeader }: { readonly isLeader: boolean }) => ({
  store: 'postgres',
  lease: isLeader ? 'held' : 'elsewhere',
});

/** Computed when somebody asks, as an overlay may have changed the exact document. */
async function portableOf(id: string, exact: JsonObject, version: PortableVersion): Promise<JsonObject> {
  const { portable } = await import('../../spec/contract/portable/portable.js');
  return portable(id, exact, version);
}

const pathOf = ({ target }: Inbound): string => target.split('?', 1)[0] ?? '';
const isRead = ({ method }: Inbound): boolean => method === 'GET' || method === 'HEAD';

function json(body: object): Outbound {
  return text(200, JSON.stringify(body), { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
}

function text(status: number, body: string, headers: Record<string, string> = {}): Outbound {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, cookies: [], body };
}

const notRead = (what: string): Outbound =>
  text(405, `${what} can only be read: send GET.\n`, { Allow: 'GET, HEAD' });

/** A page for a browser, which must not interpret it otherwise. @param policy what it may load */
function page(status: number, body: string, type: string, policy: string, cache: string): Outbound {
  return text(status, body, {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cache,
  });
}

/** The path of the page, at the port of the control plane. */
const pagePath = '/control/ui';

/** Returns the URL at which the page opens without asking for the token. Browsers do not send the fragment to servers. */
export function pageAddress(controlUrl: string, token: string): string {
  return `${new URL(pagePath, controlUrl).href}#token=${encodeURIComponent(token)}`;
}

/** Serves the page in front of the control plane, and redirects `/` to it. The page contains no data of the mock. */
export function withPage(exchange: Dispatch, host: string): Dispatch {
  return async (inbound) => {
    // Applies to the reference, too: it is not served to other names that point at the loopback address.
    const refusal = otherHost(inbound, host);
    if (refusal !== undefined) return refusal;
    const path = pathOf(inbound);
    if (path !== '/' && path !== pagePath) return exchange(inbound);
    if (!isRead(inbound)) return notRead('The page');
    if (path === '/') return text(302, '', { Location: pagePath });
    // Loaded on the first request, so that it does not slow down the start of the mock.
    const document = await import('../page/document.js');
    const shown = page(200, document.page, 'text/html; charset=utf-8', document.policy, 'no-store');
    const alone = { 'Referrer-Policy': 'no-referrer', 'Cross-Origin-Opener-Policy': 'same-origin' };
    return { ...shown, headers: { ...shown.headers, ...alone } };
  };
}

/** The path of the reference; no interface uses it. */
export const docsPath = '/docs/';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Pages may load styles and scripts from this origin only, images from data: addresses only, and call any mock. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src http: https:; base-uri 'none'";

type Pages = { readonly files: ReadonlyMap<string, string>; readonly missing: string };

/** Cached for all mocks of a process that serve the same contract. */
const rendered = new WeakMap<Contract, Promise<Pages>>();

/** Serves the reference of the contract that is served at the moment. */
export function withDocs(exchange: Dispatch, contract: () => Contract): Dispatch {
  const answer: Dispatch = async (inbound) => {
    const path = pathOf(inbound);
    if (path !== '/docs' && !path.startsWith(docsPath)) return exchange(inbound);
    if (!isRead(inbound)) return notRead('The reference');
    if (path === '/docs') return text(308, '', { Location: docsPath });
    const pages = rendered.get(contract()) ?? render(contract());
    rendered.set(contract(), pages);
    const { files, missing } = await pages;
    const name = path.slice(docsPath.length) || 'index.html';
    const found = files.get(name);
    const type = types[found === undefined ? 'html' : name.slice(name.lastIndexOf('.') + 1)];
    // The next mock at this address may be of another version.
    const status = found === undefined ? 404 : 200;
    return page(status, found ?? missing, type ?? 'text/plain; charset=utf-8', policy, 'no-cache');
  };
  return (inbound) => (inbound.target.startsWith('/docs') ? answer : exchange)(inbound);
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
