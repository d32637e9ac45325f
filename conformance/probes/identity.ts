import { type OperationId, operations } from '../../generated/operations.js';
import { createKey, getKey, useOf } from '../checks/kinds/api-keys/keys.js';
import { createAccount } from '../checks/kinds/service-accounts/accounts.js';
import { readJwt } from '../checks/scenarios/altered.js';
import { callsAbout, peopleOperations } from '../checks/scenarios/people/people.js';
import { areAlike } from '../checks/scenarios/session/sign-in.js';
import { grantOf } from '../target/session.js';
import { madeUpToken } from './errors.js';
import * as p from './probe.js';

/** Members of our contract, in either spelling. Others, such as `trace_id`, do not show how these are spelled. */
const significant =
  /"((?:api_?key|service_?account|client_?(?:id|secret)|(?:created|invited)_?(?:at|by)|last_?used_?at|expires_?at|user_?id)s?)"\s*:/gi;

const ownKey = (t: p.ProbeContext) => t.shared('an API key', () => createKey(t));

/** Lists the existing keys and, if the run may create one, shows it before and after its first use. */
const seenKeys: p.Provocation = {
  needs: ['identity', 'token'],
  requests: 12,
  send: (t) =>
    t.shared('API keys are seen', async () => {
      await t.call('listApiKeys');
      const own = await ownKey(t);
      await getKey(t, own.id);
      if ((await useOf(t, own)) === undefined) return;
      const isNoted = ({ response }: p.Exchange) => p.textIn(response.json, 'lastUsedAt') !== undefined;
      // It may be recorded late.
      await p.eventually(t, [1000, 4000], () => getKey(t, own.id), isNoted);
    }),
};

function keysIn(exchange: p.Exchange): readonly p.JsonObject[] {
  const { operation, response } = exchange;
  if (operations[operation].resource.kind !== 'api-key' || !p.isSuccess(exchange)) return [];
  const records = operation === 'listApiKeys' ? p.itemsOf(response.json) : [response.json ?? null];
  return records.filter(p.isObject).filter((record) => p.textIn(record, 'shorthand') !== undefined);
}

const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

async function isAccepted(t: p.ProbeContext, how: p.FindOptions): Promise<boolean> {
  const answer = await t.find(t.goodBody(), how);
  p.demand(p.isFound(answer) || answer.response.status >= 400, 'a find was answered with a 2xx and nobody');
  return p.isFound(answer);
}

/** Operations on customer-specific data for which, by the document, the role viewer suffices. */
const ofCustomer: readonly OperationId[] = ['getOrganization', 'getLedgers', 'getUsage'];
const others = peopleOperations.filter((operation) => operation !== 'verify');
const ofKey = { needs: ['api-key', 'token'], requests: 9 + 2 * others.length } as const;

/** Returns the answers to an API key, each right after a token was accepted for the same call. */
async function byKey(
  t: p.ProbeContext,
  calls: readonly OperationId[],
  inputs: Readonly<Partial<Record<OperationId, p.CallInput>>> = {},
): Promise<readonly p.Exchange[]> {
  const answers: p.Exchange[] = [];
  for (const operation of calls) {
    const granted = await p.unlessEnded(t.call(operation, inputs[operation]));
    if (granted && p.isSuccess(granted))
      answers.push(await t.call(operation, inputs[operation], t.callers.apiKey));
  }
  return answers;
}

const onCustomerData = (t: p.ProbeContext) =>
  t.shared('an API key on customer data', () => byKey(t, ofCustomer));

const seenResources: p.Provocation = {
  needs: ['identity', 'token'],
  send: async (t) => [await t.call('getOrganization'), await t.call('getServiceAccounts')],
};

export const identityProbes = {
  'resource.date': p.watches(seenResources, function* ({ exchange }) {
    const { operation, response } = exchange;
    const isKept = /^(identity|ledger)$/.test(operations[operation].interface) && p.isSuccess(exchange);
    // In contacts there are dates of people, too.
    if (!isKept || /contact/i.test(operation)) return;
    const written = p.leavesOf(response.json).filter(({ at }) => /\bcreated_?at$/i.test(at));
    for (const { value } of written) {
      const [, digits = '', zone] = /T[\d:]{8}\.?(\d*)(Z|\+00:00)$/.exec(String(value)) ?? [];
      const form = `fraction-${digits.length}${zone === 'Z' ? '' : '-offset'}`;
      yield p.readingsOf<p.Readings['resource.date']>('resource.date').find((each) => each === form);
    }
  }),
  // Judged by members of our contract: others may come from something in front of the target.
  'identity.case': p.watches(seenResources, function* ({ exchange }) {
    const { operation, response } = exchange;
    const isSession = operation === 'createSession' || operation === 'endSession';
    if (operations[operation].interface !== 'identity' || isSession || !p.isSuccess(exchange)) return;
    // Read from the text: the parsed body has the names of our contract.
    const names = [...response.text.matchAll(significant)].map(([, name = '']) => name);
    if (names.some((name) => name.includes('_'))) yield 'snake';
    if (names.some((name) => /^[a-z]+[A-Z]/.test(name))) yield 'camel';
  }),
  'org.named': p.asks({ needs: ['identity', 'token'] }, async (t) => {
    const id = t.text(await t.call('getOrganization'), 'id');
    const left = await t.call('getOrganization', { path: { org_id: '' } });
    if (!p.isSuccess(left)) return 'in-path';
    // If every path shows the same, the credential is not what names the organization.
    const unknown = await t.call('getOrganization', { path: { org_id: 'org-that-nobody-has' } });
    p.demand(!p.isSuccess(unknown), 'an organization that nobody has is shown');
    return p.textIn(left.response.json, 'id') === id ? 'path-or-credential' : undefined;
  }),
  'sa.deleted-form': p.watches(
    {
      needs: p.identityNeeds,
      async send(t) {
        const { clientId } = await createAccount(t);
        await t.call('deleteServiceAccount', { path: { clientId } });
      },
    },
    function* ({ exchange }) {
      if (exchange.operation !== 'deleteServiceAccount' || !p.isSuccess(exchange)) return;
      // As it is received: a bare client ID is parsed into the form of the contract, an object.
      const received = p.parseJson(exchange.response.text);
      const isBare = typeof received === 'string';
      const id = isBare ? received : p.textIn(exchange.response.json, 'clientId');
      // In recordings of others, the account may have been named by another id.
      if (id === undefined || !(exchange.named ?? [id]).includes(id)) yield undefined;
      else yield isBare ? 'bare' : 'object';
    },
  ),
  // Judged on the identity interface, if it accepts keys: a call for admins, compared with one for viewers.
  'apikey.role': p.asks({ needs: p.identityNeeds, requests: 6 }, async (t) => {
    p.bodyOf(await t.call('listApiKeys'));
    const { id, key } = await ownKey(t);
    const holder = t.callers.bearer('the holder of a new key', key);
    const ofAdmins = await t.call('listApiKeys', {}, holder);
    if (p.isSuccess(ofAdmins) && p.hasValue(ofAdmins.response.json, id)) return 'every-role';
    const ofViewers = await t.call('getOrganization', {}, holder);
    const isViewer = p.isSuccess(ofViewers) && !p.isSuccess(ofAdmins);
    p.demand(isViewer, 'a key is not taken by the identity interface');
    return 'viewer';
  }),
  // A missing member shows something only if the same operation shows it of a key that was used.
  'apikey.unused': p.remembers(seenKeys, () => {
    const seen = { shown: new Set<string>(), left: new Set<string>() };
    return function* ({ exchange }) {
      const { operation } = exchange;
      for (const { lastUsedAt } of keysIn(exchange)) {
        if (lastUsedAt === null) yield 'as-null';
        else seen[lastUsedAt === undefined ? 'left' : 'shown'].add(operation);
      }
      if (seen.shown.has(operation) && seen.left.delete(operation)) yield 'omitted';
    };
  }),
  'apikey.shorthand': p.watches(seenKeys, function* ({ exchange }) {
    for (const record of keysIn(exchange)) {
      const form = /^([^.…]*)\.\.\.([^.…]{4})$/.exec(p.textIn(record, 'shorthand') ?? '');
      const [, first = '', last = ''] = form ?? [];
      const full = exchange.operation === 'createApiKey' ? p.textIn(record, 'key') : undefined;
      const isOfKey = full === undefined || (full.startsWith(first) && full.endsWith(last));
      // In recordings of others, the full value may have been made unreadable.
      if (form && !isOfKey && exchange.investigation === 'observed') continue;
      if (!form || !isOfKey) yield p.otherwise('a shorthand of another form than `abc...wxyz` of the key');
      else yield first === '' ? 'last-four' : 'first-and-last';
    }
  }),
  'auth.token-form': p.watches(undefined, function* ({ exchange }) {
    if (exchange.operation !== 'createSession' || !p.isSuccess(exchange)) return;
    const token = grantOf(exchange.response.json)?.accessToken;
    if (token === undefined || pseudonym.test(token)) return;
    yield readJwt(token)?.header['alg'] === undefined ? 'opaque' : 'jwt';
  }),
  'auth.header-form': p.asks({ needs: ['token'] }, async (t) => {
    await t.goodFind();
    const token = await t.token();
    const send = async (authorization: string) =>
      (await isAccepted(t, { credential: 'wrong-scheme', authorization })) ? 'any-case' : 'exact';
    return p.agreed(await send(`bearer ${token}`), await send(`Bearer  ${token}`));
  }),
  'auth.other-places': p.asks({ needs: ['token'] }, async (t) => {
    await t.goodFind();
    const { apiKey } = t.target;
    const other = { credential: 'other-header', authorization: null } as const;
    const [org, token] = [t.target.org, await t.token()].map(encodeURIComponent);
    if (await isAccepted(t, { ...other, path: `/${org}/find?access_token=${token}` })) return 'query';
    // A key that is not accepted as a bearer token is not accepted in another header either.
    if (apiKey === undefined || !(await isAccepted(t, { credential: 'api-key' })))
      return ['refused', 'x-api-key'];
    return (await isAccepted(t, { ...other, headers: { 'x-api-key': apiKey } })) ? 'x-api-key' : 'refused';
  }),
  'auth.api-key-scope': p.asks(ofKey, async (t) => {
    await t.goodFind();
    const find = await t.find(t.goodBody(), { credential: 'api-key' });
    const own = await onCustomerData(t);
    p.demand(own.length > 0, 'nothing that is the own of a customer can be read');
    if (own.some(p.isSuccess)) return p.isFound(find) ? 'everywhere' : undefined;
    const [id = ''] = t.pool.people.keys();
    const elsewhere = await byKey(t, others, callsAbout(id, t.pool));
    const isTakenElsewhere = elsewhere.some(p.isSuccess);
    const isTried = isTakenElsewhere || elsewhere.some(p.isForbidden);
    p.demand(isTried, 'no other operation about people can be tried');
    if (p.isFound(find)) return isTakenElsewhere ? 'people-only' : 'find-only';
    // The key may be invalid, or lack a role.
    const unknown = await t.find(t.goodBody(), { credential: 'garbage', authorization: madeUpToken });
    p.demand(!isTakenElsewhere && !areAlike(find, unknown), 'it does not show why an API key is refused');
    return 'nowhere';
  }),
  // A key is known to be valid only if it is accepted somewhere, and it is refused only where it is not accepted.
  'auth.key-refused': p.remembers<p.Readings['auth.key-refused']>(
    {
      ...ofKey,
      send: async (t) => [await t.find(t.goodBody(), { credential: 'api-key' }), await onCustomerData(t)],
    },
    () => {
      let isValid = false;
      const granted = new Set<OperationId>();
      return function* ({ exchange }) {
        const { operation, credential, org, response } = exchange;
        if (org !== 'own') return;
        if (credential === 'token' && p.isSuccess(exchange)) granted.add(operation);
        if (credential !== 'api-key') return;
        isValid ||= p.isSuccess(exchange);
        const isTelling = isValid && granted.has(operation) && ofCustomer.includes(operation);
        if (isTelling && !p.isSuccess(exchange) && response.status !== 429 && response.status < 500)
          yield exchange;
      };
    },
  ),
};
