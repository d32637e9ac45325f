import { type OperationId, operations } from '../../generated/operations.js';
import type { Readings } from '../../generated/questions.js';
import { createKey, getKey, useOf } from '../checks/kinds/api-keys/keys.js';
import { createAccount } from '../checks/kinds/service-accounts/accounts.js';
import { readJwt } from '../checks/scenarios/altered.js';
import { callsAbout, peopleOperations } from '../checks/scenarios/people/people.js';
import { areAlike } from '../checks/scenarios/session/sign-in.js';
import type { FindOptions } from '../scene/check-context.js';
import { eventually } from '../scene/eventually.js';
import { unlessEnded } from '../target/end-scenario.js';
import { type CallInput, type Exchange, isForbidden, isSuccess } from '../target/exchange.js';
import { isObject, type JsonObject, parseJson } from '../target/json.js';
import { grantOf } from '../target/session.js';
import { hasValue, itemsOf, textIn } from '../target/wire/members.js';
import { madeUpToken } from './errors.js';
import {
  agreed,
  asks,
  bodyOf,
  demand,
  identityNeeds,
  isFound,
  otherwise,
  type ProbeContext,
  type Provocation,
  remembers,
  watches,
} from './probe.js';

/** Members of our contract, in either spelling. Others, such as `trace_id`, do not show how these are spelled. */
const significant =
  /"((?:api_?key|service_?account|client_?(?:id|secret)|(?:created|invited)_?(?:at|by)|last_?used_?at|expires_?at|user_?id)s?)"\s*:/gi;

const ownKey = (t: ProbeContext) => t.shared('an API key', () => createKey(t));

/** Lists the existing keys and, if the run may create one, shows it before and after its first use. */
const seenKeys: Provocation = {
  needs: ['identity', 'token'],
  requests: 12,
  send: (t) =>
    t.shared('API keys are seen', async () => {
      await t.call('listApiKeys');
      const own = await ownKey(t);
      await getKey(t, own.id);
      if ((await useOf(t, own)) === undefined) return;
      const isNoted = ({ response }: Exchange) => textIn(response.json, 'lastUsedAt') !== undefined;
      // It may be recorded late.
      await eventually(t, [1000, 4000], () => getKey(t, own.id), isNoted);
    }),
};

function keysIn(exchange: Exchange): readonly JsonObject[] {
  const { operation, response } = exchange;
  if (operations[operation].resource.kind !== 'api-key' || !isSuccess(exchange)) return [];
  const records = operation === 'listApiKeys' ? itemsOf(response.json) : [response.json ?? null];
  return records.filter(isObject).filter((record) => textIn(record, 'shorthand') !== undefined);
}

/** What replaces a token in recordings. */
const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

async function isTaken(t: ProbeContext, how: FindOptions): Promise<boolean> {
  const answer = await t.find(t.goodBody(), how);
  demand(isFound(answer) || answer.response.status >= 400, 'a find was answered with a 2xx and nobody');
  return isFound(answer);
}

/** Operations on customer-specific data for which, by the document, the role viewer suffices. */
const ofCustomer: readonly OperationId[] = ['getOrganization', 'getLedgers', 'getUsage'];
const others = peopleOperations.filter((operation) => operation !== 'verify');
const ofKey = { needs: ['api-key', 'token'], requests: 9 + 2 * others.length } as const;

/** Returns the answers to an API key, each right after a token was accepted for the same call. */
async function byKey(
  t: ProbeContext,
  calls: readonly OperationId[],
  inputs: Readonly<Partial<Record<OperationId, CallInput>>> = {},
): Promise<readonly Exchange[]> {
  const answers: Exchange[] = [];
  for (const operation of calls) {
    const granted = await unlessEnded(t.call(operation, inputs[operation]));
    if (granted && isSuccess(granted))
      answers.push(await t.call(operation, inputs[operation], t.callers.apiKey));
  }
  return answers;
}

const onCustomerData = (t: ProbeContext) =>
  t.shared('an API key on customer data', () => byKey(t, ofCustomer));

export const identityProbes = {
  // Judged by members of our contract: others may come from something in front of the target.
  'identity.case': watches(
    {
      needs: ['identity', 'token'],
      send: async (t) => [await t.call('getOrganization'), await t.call('getServiceAccounts')],
    },
    function* ({ exchange }) {
      const { operation, response } = exchange;
      const isSession = operation === 'createSession' || operation === 'endSession';
      if (operations[operation].interface !== 'identity' || isSession || !isSuccess(exchange)) return;
      // Read from the text: the parsed body has the names of our contract.
      const names = [...response.text.matchAll(significant)].map(([, name = '']) => name);
      if (names.some((name) => name.includes('_'))) yield 'snake';
      if (names.some((name) => /^[a-z]+[A-Z]/.test(name))) yield 'camel';
    },
  ),
  'org.named': asks({ needs: ['identity', 'token'] }, async (t) => {
    const id = t.text(await t.call('getOrganization'), 'id');
    const left = await t.call('getOrganization', { path: { org_id: '' } });
    if (!isSuccess(left)) return 'in-path';
    // If every path shows the same, the credential is not what names the organization.
    const unknown = await t.call('getOrganization', { path: { org_id: 'org-that-nobody-has' } });
    demand(!isSuccess(unknown), 'an organization that nobody has is shown');
    return textIn(left.response.json, 'id') === id ? 'path-or-credential' : undefined;
  }),
  'sa.deleted-form': watches(
    {
      needs: identityNeeds,
      async send(t) {
        const { clientId } = await createAccount(t);
        await t.call('deleteServiceAccount', { path: { clientId } });
      },
    },
    function* ({ exchange }) {
      if (exchange.operation !== 'deleteServiceAccount' || !isSuccess(exchange)) return;
      // As it is received: a bare client ID is parsed into the form of the contract, an object.
      const received = parseJson(exchange.response.text);
      const isBare = typeof received === 'string';
      const id = isBare ? received : textIn(exchange.response.json, 'clientId');
      // In recordings of others, the account may have been named by another id.
      if (id === undefined || !(exchange.named ?? [id]).includes(id)) yield undefined;
      else yield isBare ? 'bare' : 'object';
    },
  ),
  // Judged on the identity interface, if it accepts keys: a call for admins, compared with one for viewers.
  'apikey.role': asks({ needs: identityNeeds, requests: 6 }, async (t) => {
    bodyOf(await t.call('listApiKeys'));
    const { id, key } = await ownKey(t);
    const holder = t.callers.bearer('the holder of a new key', key);
    const ofAdmins = await t.call('listApiKeys', {}, holder);
    if (isSuccess(ofAdmins) && hasValue(ofAdmins.response.json, id)) return 'every-role';
    const ofViewers = await t.call('getOrganization', {}, holder);
    const isViewer = isSuccess(ofViewers) && !isSuccess(ofAdmins);
    demand(isViewer, 'a key is not taken by the identity interface');
    return 'viewer';
  }),
  // A missing member shows something only if the same operation shows it of a key that was used.
  'apikey.unused': remembers(seenKeys, () => {
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
  'apikey.shorthand': watches(seenKeys, function* ({ exchange }) {
    for (const record of keysIn(exchange)) {
      const form = /^([^.…]*)\.\.\.([^.…]{4})$/.exec(textIn(record, 'shorthand') ?? '');
      const [, first = '', last = ''] = form ?? [];
      const full = exchange.operation === 'createApiKey' ? textIn(record, 'key') : undefined;
      const isOfKey = full === undefined || (full.startsWith(first) && full.endsWith(last));
      // In recordings of others, the full value may have been made unreadable.
      if (form && !isOfKey && exchange.investigation === 'observed') continue;
      if (!form || !isOfKey) yield otherwise('a shorthand of another form than `abc...wxyz` of the key');
      else yield first === '' ? 'last-four' : 'first-and-last';
    }
  }),
  'auth.token-form': watches(undefined, function* ({ exchange }) {
    if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return;
    const token = grantOf(exchange.response.json)?.accessToken;
    if (token === undefined || pseudonym.test(token)) return;
    if (readJwt(token)?.header['alg'] !== undefined) yield 'jwt';
    else yield token.includes('.') ? undefined : 'opaque';
  }),
  'auth.header-form': asks({ needs: ['token'] }, async (t) => {
    await t.goodFind();
    const token = await t.token();
    const send = async (authorization: string) =>
      (await isTaken(t, { credential: 'wrong-scheme', authorization })) ? 'any-case' : 'exact';
    return agreed(await send(`bearer ${token}`), await send(`Bearer  ${token}`));
  }),
  'auth.other-places': asks({ needs: ['token'] }, async (t) => {
    await t.goodFind();
    const { apiKey } = t.target;
    const other = { credential: 'other-header', authorization: null } as const;
    const [org, token] = [t.target.org, await t.token()].map(encodeURIComponent);
    if (await isTaken(t, { ...other, path: `/${org}/find?access_token=${token}` })) return 'query';
    // A key that is not accepted as a bearer token is not accepted in another header either.
    if (apiKey === undefined || !(await isTaken(t, { credential: 'api-key' })))
      return ['refused', 'x-api-key'];
    return (await isTaken(t, { ...other, headers: { 'x-api-key': apiKey } })) ? 'x-api-key' : 'refused';
  }),
  'auth.api-key-scope': asks(ofKey, async (t) => {
    await t.goodFind();
    const find = await t.find(t.goodBody(), { credential: 'api-key' });
    const own = await onCustomerData(t);
    demand(own.length > 0, 'nothing that is the own of a customer can be read');
    if (own.some(isSuccess)) return isFound(find) ? 'everywhere' : undefined;
    const [id = ''] = t.pool.people.keys();
    const elsewhere = await byKey(t, others, callsAbout(id, t.pool));
    const isTakenElsewhere = elsewhere.some(isSuccess);
    demand(isTakenElsewhere || elsewhere.some(isForbidden), 'no other operation about people can be tried');
    if (isFound(find)) return isTakenElsewhere ? 'people-only' : 'find-only';
    // The key may be invalid, or lack a role.
    const unknown = await t.find(t.goodBody(), { credential: 'garbage', authorization: madeUpToken });
    demand(!isTakenElsewhere && !areAlike(find, unknown), 'it does not show why an API key is refused');
    return 'nowhere';
  }),
  // A key is known to be valid only if it is accepted somewhere, and it is refused only where it is not accepted.
  'auth.key-refused': remembers<Readings['auth.key-refused']>(
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
        if (credential === 'token' && isSuccess(exchange)) granted.add(operation);
        if (credential !== 'api-key') return;
        isValid ||= isSuccess(exchange);
        const isTelling = isValid && granted.has(operation) && ofCustomer.includes(operation);
        if (isTelling && !isSuccess(exchange) && response.status !== 429 && response.status < 500)
          yield exchange;
      };
    },
  ),
};
