import { operations } from '../../../generated/operations.js';
import { getKey, listKeys, naming, requestKey, useOf } from '../../checks/kinds/api-keys/keys.js';
import { createAccount, deleteAccount } from '../../checks/kinds/service-accounts/accounts.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject, parseJson } from '../../target/json.js';
import { hasValue } from '../../target/wire/leaves.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext, type Probes, type Provocation, sceneOf, watches } from '../probe.js';

export const identityProbes: Probes<'identity'> = {
  // Judged by members of our contract: others may come from something in front of the target.
  'identity.case': watches('identity.case', {
    provoke: {
      needs: ['identity', 'token'],
      requests: 2,
      async send(t) {
        const { response } = await t.call('getOrganization');
        if (![...spellingsIn(parseJson(response.text))].length) await t.call('getServiceAccounts');
      },
    },
    *see({ exchange }) {
      const { interface: owner } = operations[exchange.operation];
      const isSession = exchange.operation === 'createSession' || exchange.operation === 'endSession';
      if (owner !== 'identity' || isSession || !isSuccess(exchange)) return;
      // Read from the text: the parsed body has the names of our contract.
      for (const spelling of new Set(spellingsIn(parseJson(exchange.response.text)))) {
        const written = spelling === 'camel' ? 'camelCase' : 'snake_case';
        yield agrees(spelling, `members of identity records in ${written}`);
      }
    },
  }),
};

function* spellingsIn(value: Json | undefined): Generator<'camel' | 'snake'> {
  if (isArray(value)) for (const item of value) yield* spellingsIn(item);
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const spelling = spelledAs(name);
    if (spelling !== undefined) yield spelling;
    // The names of settings are chosen by customers.
    if (name !== 'settings') yield* spellingsIn(member);
  }
}

/** Members of our contract, in either spelling. Others, such as `trace_id`, do not show how these are spelled. */
const significant =
  /^(api_?key|service_?account|client_?(id|secret)|(created|invited)_?(at|by)|last_?used_?at|expires_?at|user_?id)s?$/i;

/** The spelling that a name shows; undefined if it shows none. */
function spelledAs(name: string): 'camel' | 'snake' | undefined {
  if (!significant.test(name)) return undefined;
  if (name.includes('_')) return 'snake';
  return /[A-Z]/.test(name) ? 'camel' : undefined;
}

export const organizationProbes: Probes<'org'> = {
  'org.named': asks('org.named', {
    needs: ['identity', 'token'],
    requests: 3,
    async ask(t) {
      const id = textIn(bodyOf(await t.call('getOrganization')), 'id');
      demand(id !== undefined, 'the organization is shown without its id');
      const left = decided(await t.call('getOrganization', { path: { org_id: '' } }));
      if (!isSuccess(left)) return 'in-path';
      // If every path shows the same, the credential is not what names the organization.
      const unknown = await t.call('getOrganization', { path: { org_id: 'org-that-nobody-has' } });
      demand(!isSuccess(decided(unknown)), 'an organization that nobody has is shown');
      return textIn(left.response.json, 'id') === id ? 'path-or-credential' : undefined;
    },
  }),
};

export const serviceAccountsProbes: Probes<'sa'> = {
  'sa.deleted-form': watches('sa.deleted-form', {
    provoke: {
      needs: ['identity', 'token', 'own-resources'],
      requests: 2,
      send: async (t) => deleteAccount(t, (await createAccount(sceneOf(t))).clientId),
    },
    *see({ exchange }) {
      if (exchange.operation !== 'deleteServiceAccount' || !isSuccess(exchange)) return;
      // As it is received: a bare client ID is parsed into the form of the contract, an object.
      const received = parseJson(exchange.response.text);
      // In recordings of others, the account may have been named by another id.
      const isIt = (id: string | undefined) => id !== undefined && (exchange.named ?? [id]).includes(id);
      if (typeof received === 'string' && isIt(received))
        yield agrees('bare', 'a deleted account → a JSON string');
      else if (typeof received !== 'string' && isIt(textIn(exchange.response.json, 'clientId')))
        yield agrees('object', 'a deleted account → an object with clientId');
      else
        yield otherwise('a deleted account → neither an object with clientId nor its client ID as a string');
    },
  }),
};

/** Creates an API key, once in each round. */
const ownKey = (t: ProbeContext) =>
  t.shared('an API key', async () => {
    const made = bodyOf(await requestKey(t, naming(t)));
    const [id, key] = [textIn(made, 'id'), textIn(made, 'key')];
    if (id !== undefined && key !== undefined) return { id, key };
    throw undecided('a new API key is shown without its id or its full value');
  });

/** Waits for `lastUsedAt`, which may be recorded late. */
const notedMs = [1000, 4000] as const;

/** Lists the existing keys and, if the run may create one, shows it before and after its first use. */
const seenKeys: Provocation = {
  needs: ['identity', 'token'],
  requests: 12,
  send: (t) =>
    t.shared('API keys are seen', async () => {
      await listKeys(t);
      const own = await ownKey(t);
      await getKey(t, own.id);
      if ((await useOf(t, own)) === undefined) return;
      const isNoted = ({ response }: Exchange) => textIn(response.json, 'lastUsedAt') !== undefined;
      await eventually(t, notedMs, () => getKey(t, own.id), isNoted);
    }),
};

const form = /^([^.…]*)\.\.\.([^.…]{4})$/;

export const apiKeysProbes: Probes<'apikey'> = {
  // Judged on the identity interface, if it accepts keys: a call for admins, compared with one for viewers.
  'apikey.role': asks('apikey.role', {
    // Calls that accept a key there require the role viewer.
    hiddenBy: { 'auth.api-key-scope': ['people-only', 'find-only', 'nowhere'] },
    needs: ['identity', 'token', 'own-resources'],
    requests: 6,
    async ask(t) {
      bodyOf(await t.call('listApiKeys'));
      bodyOf(await t.call('getOrganization'));
      const { id, key } = await ownKey(t);
      const nobody = t.callers.bearer('the holder of no key', 'pdk-nobodys-key-4f1c9a7e2b');
      demand(!isSuccess(decided(await t.call('listApiKeys', {}, nobody))), 'a made-up key is taken');
      const holder = t.callers.bearer('the holder of a new key', key);
      const ofAdmins = decided(await t.call('listApiKeys', {}, holder));
      if (isSuccess(ofAdmins) && hasValue(ofAdmins.response.json, id)) return 'every-role';
      const ofViewers = decided(await t.call('getOrganization', {}, holder));
      const isViewer = isSuccess(ofViewers) && isObject(ofViewers.response.json) && !isSuccess(ofAdmins);
      demand(isViewer, 'a key is not taken by the identity interface');
      return 'viewer';
    },
  }),
  // A missing member shows something only if the same operation shows it of a key that was used.
  'apikey.unused': watches('apikey.unused', {
    hiddenBy: { 'auth.api-key-scope': ['nowhere'] },
    provoke: seenKeys,
    begin: () => {
      const showing = new Set<string>();
      const leavingOut = new Set<string>();
      return function* ({ exchange }) {
        const { operation } = exchange;
        for (const record of keysIn(exchange)) {
          if (record['lastUsedAt'] === null) yield agrees('as-null', 'a key with `lastUsedAt` null');
          else if (textIn(record, 'lastUsedAt') !== undefined) showing.add(operation);
          else if (record['lastUsedAt'] === undefined) leavingOut.add(operation);
        }
        if (showing.has(operation) && leavingOut.has(operation)) {
          leavingOut.clear();
          yield agrees('omitted', 'a key without `lastUsedAt`, which another key has');
        }
      };
    },
  }),
  'apikey.shorthand': watches('apikey.shorthand', {
    provoke: seenKeys,
    *see({ exchange }) {
      for (const record of keysIn(exchange)) {
        const [, first, last = ''] = form.exec(textIn(record, 'shorthand') ?? '') ?? [];
        const full = exchange.operation === 'createApiKey' ? textIn(record, 'key') : undefined;
        // In recordings of others, the full value may have been made unreadable.
        const isOfKey = full === undefined || (full.startsWith(first ?? '') && full.endsWith(last));
        if (first === undefined)
          yield otherwise('a shorthand of another form than characters around three dots');
        else if (!isOfKey && exchange.investigation === 'observed') continue;
        else if (!isOfKey)
          yield otherwise('a shorthand of other characters than the first and last of the key');
        else if (first === '') yield agrees('last-four', 'a shorthand of three dots and four characters');
        else yield agrees('first-and-last', 'a shorthand of characters, three dots and four characters');
      }
    },
  }),
};

const answering: ReadonlySet<string> = new Set(['listApiKeys', 'createApiKey', 'getApiKey', 'updateApiKey']);

/** Returns the records of API keys in an answer, recognized by their shorthand. */
function keysIn({ operation, response: { status, json } }: Exchange): readonly JsonObject[] {
  if (!answering.has(operation) || status < 200 || status > 299 || json === undefined) return [];
  const records = operation === 'listApiKeys' ? itemsOf(json) : [json].filter(isObject);
  return records.filter((record) => textIn(record, 'shorthand') !== undefined);
}
