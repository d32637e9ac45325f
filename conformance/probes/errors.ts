import { invite } from '../checks/kinds/invitations/invitations.js';
import { createAccount } from '../checks/kinds/service-accounts/accounts.js';
import { address } from '../checks/laws/row.js';
import { madeUpIds } from '../checks/scenarios/people/same.js';
import { isLong, kinds, recordId } from '../resources/kinds.js';
import { isValidFind } from '../view/find-view.js';
import * as p from './probe.js';

/** No service refuses a body of this length for being too long. */
const shortChars = 10_000;

/**
 * Watches finds that are odd in the way in which they are sent. They count only where good finds are answered.
 * @param provoke what `pdk learn` sends after a good find
 * @param isOdd recognizes such finds, whoever sends them
 * @param shown the default is the reading that names the status
 */
const watchOddFinds = <const Reading extends string = never>(
  provoke: p.Provocation,
  isOdd: (exchange: p.Exchange) => boolean,
  shown: (exchange: p.Exchange) => p.Answer<Reading> = (exchange) => exchange,
): p.Probe<Reading> =>
  p.remembers(provoke, () => {
    const working = new Set<p.Exchange['credential']>();
    return function* ({ exchange, find }) {
      const { credential, response, request } = exchange;
      const { status } = response;
      // Throttling, used-up credit and faults say nothing about a request.
      const isPassing = status === 402 || status === 429 || status >= 500;
      // The path is the documented one, for any organization.
      if (!find || isPassing || !/\/[^/?#%]+\/find$/.test(request.url) || request.url.includes('..')) return;
      if (isOdd(exchange)) {
        if (p.isAdmitted(exchange) ? working.has(credential) : working.size > 0) yield shown(exchange);
      } else if (find.plain && isJson(exchange) && (request.text ?? '').length < shortChars) {
        if (p.isFound(exchange)) working.add(credential);
        else if (!p.isSuccess(exchange)) working.delete(credential);
      }
    };
  });

const sends = (...hows: readonly p.FindOptions[]): p.Provocation => ({
  async send(t) {
    await t.goodFind();
    for (const how of hows) await t.find(t.goodBody(), how);
  },
});

/** No JSON, and a member that is wrong: a service may refuse them in two forms. */
export const malformed = sends({ text: '{"matches": [' }, { text: '{"matches": 1}' });

/** Whether a body is one that must be answered, wherever it was sent. */
const isGoodBody = (exchange: p.Exchange): boolean =>
  isValidFind({ ...exchange, credential: 'token', org: 'own' });

const isJson = ({ request: { headers } }: p.Exchange): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '');

export const madeUpToken = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';

/** A quarter more than the size that is assumed to be accepted. */
const padding = ' '.repeat(1.25 * 1024 * 1024);

const readable = [
  ['api-key', 'getApiKey'],
  ['ledger', 'getLedger'],
  ['invitation', 'getInvitationDetails'],
] as const;

/** Sends a good find to another path, after a good one. */
async function findAt(t: p.ProbeContext, path: string): Promise<p.Exchange> {
  await t.goodFind();
  return t.find(t.goodBody(), { org: 'unknown', path });
}

/** Probes of calls that are valid but for the way in which they are sent, and of refusals that no find shows. */
export const errorProbes = {
  'errors.no-credential': watchOddFinds(
    sends({ credential: 'none', authorization: null }),
    (exchange) => exchange.credential === 'none' && isGoodBody(exchange),
    ({ response: { status, headers } }) => {
      const { 'www-authenticate': challenge } = headers;
      if (status !== 401) return status === 403 ? 'rejected-403' : undefined;
      if (challenge === undefined) return 'rejected-401-no-header';
      return /\bbearer\b/i.test(challenge) ? 'rejected-401' : undefined;
    },
  ),
  // An empty credential, or one of another scheme, may be treated as none.
  'errors.bad-credential': watchOddFinds(
    sends({ credential: 'garbage', authorization: madeUpToken }),
    (exchange) => /^(garbage|tampered)$/.test(exchange.credential) && isGoodBody(exchange),
  ),
  // A service may hide only organizations that exist.
  'errors.unknown-org': watchOddFinds(
    {
      needs: ['token'],
      ...sends({ credential: 'token', org: 'unknown' }, { credential: 'token', org: 'other' }),
    },
    (exchange) =>
      exchange.credential === 'token' && /^(unknown|other)$/.test(exchange.org) && isGoodBody(exchange),
  ),
  'errors.malformed-json': watchOddFinds(malformed, (exchange) => {
    const { method, text, json } = exchange.request;
    const isMalformed = json === undefined && /^\s*[{[]/.test(text ?? '');
    return p.isAdmitted(exchange) && method === 'POST' && isJson(exchange) && isMalformed;
  }),
  // HEAD and OPTIONS have answers of their own.
  'errors.wrong-method': watchOddFinds(
    sends({ method: 'GET' }),
    (exchange) => p.isAdmitted(exchange) && /^(?:GET|PUT|PATCH|DELETE)$/.test(exchange.request.method),
    ({ response: { status, headers } }) => {
      if (status === 405 && headers['allow'] !== undefined) return 'rejected-405';
      return status === 404 ? 'rejected-404' : undefined;
    },
  ),
  // Types with the suffix `+json` are JSON, too.
  'errors.request-content-type': watchOddFinds(
    sends({ contentType: 'text/plain' }),
    (exchange) =>
      p.isAdmitted(exchange) &&
      isGoodBody(exchange) &&
      !/json\b/i.test(exchange.request.headers['content-type'] ?? 'application/json'),
    (exchange) => (p.isFound(exchange) ? 'accepted' : exchange),
  ),
  'errors.body-limit': p.asks({ once: true }, async (t) => {
    await t.goodFind();
    // Spaces between members mean nothing.
    const answer = await t.find(null, { text: `{${padding}${JSON.stringify(t.goodBody()).slice(1)}` });
    return p.isFound(answer) ? 'accepted' : answer;
  }),
  'errors.unknown-version': p.asks({}, async (t) => {
    const { peopleUrl, org } = t.target;
    p.demand(peopleUrl.endsWith('/v1'), 'the address of the people interface does not end in v1');
    // Relative to the base address, which ends in the version. There may be a v2 one day, but hardly a v9.
    const answer = await findAt(t, `/../v9/${encodeURIComponent(org)}/find`);
    return p.isFound(answer) ? 'served-as-v1' : answer;
  }),
  'errors.slash': p.asks({}, async (t) => {
    const { url } = (await t.goodFind()).request;
    const send = async (path: string) => {
      const answer = await findAt(t, path);
      const { status, headers } = answer.response;
      if (status === 404) return 'rejected-404';
      if (status !== 308) return p.isFound(answer) ? 'same-resource' : undefined;
      const to = headers['location'] ?? '';
      const isSame = URL.canParse(to, url) && new URL(to, url).pathname === new URL(url).pathname;
      return isSame ? 'redirected-308' : undefined;
    };
    const org = encodeURIComponent(t.target.org);
    return p.agreed(await send(`/${org}/find/`), await send(`/${org}/FIND`));
  }),
  'errors.not-found': p.asks<never>({ needs: ['token'], requests: 9 }, async (t) => {
    for (const [kind, get] of readable) {
      const listed = await p.unlessEnded(t.call(kinds[kind].list));
      if (!listed || !p.isSuccess(listed)) continue;
      const ids = p.itemsOf(listed.response.json).flatMap((item) => recordId(kind, item) ?? []);
      const [id = '', nobodys = ''] = ids.filter(isLong).flatMap((each) => [each, ...madeUpIds(each, 1)]);
      // A success shows that the target has the operation in this form, and that the caller may use it.
      if (id === '' || !p.isSuccess(await t.call(get, address(get, id)))) continue;
      const answer = await t.call(get, address(get, nobodys));
      if (!p.isSuccess(answer)) return answer;
    }
    throw p.undecided('nothing was found that has an id, and can be got by it');
  }),
  'errors.request-invalid': p.asks<never>({}, async (t) => {
    p.bodyOf(await t.call('search', { body: { filters: [], size: 1 } }));
    return p.refused(await t.call('search', { body: { filters: 7, size: 1 } }));
  }),
  'errors.no-role': p.asks<never>({ needs: p.identityNeeds, requests: 6 }, async (t) => {
    p.bodyOf(await t.call('listApiKeys'));
    const viewer = await t.callers.withRole('viewer');
    // A caller who may read the organization holds a role on it: it is too low, and not missing.
    p.bodyOf(await t.call('getOrganization', {}, viewer));
    return p.refused(await t.call('listApiKeys', {}, viewer));
  }),
  'errors.conflict': p.asks<never>({ needs: p.identityNeeds, once: true }, async (t) => {
    const path = { invitationId: (await invite(t)).id };
    p.bodyOf(await t.call('revokeInvitation', { path }));
    const answer = await t.call('revokeInvitation', { path });
    // An invitation that is gone has no state that could conflict.
    p.bodyOf(await t.call('getInvitationDetails', { path }));
    return answer;
  }),
  // Regenerating a secret returns something new each time, and leaves one thing to clean up.
  'errors.idempotency-key': p.asks({ needs: p.identityNeeds, once: true }, async (t) => {
    const { name, clientId } = await createAccount(t);
    const secretFor = async (key: string) => {
      const headers = { 'idempotency-key': key };
      return t.text(await t.call('regenerateSecret', { path: { clientId }, headers }), 'clientSecret');
    };
    const first = await secretFor(name);
    // If another key makes no difference either, the key is not the reason.
    p.demand((await secretFor(`${name}-2`)) !== first, 'a new secret is the one that was there');
    return (await secretFor(name)) === first ? 'replayed' : 'ignored';
  }),
};
