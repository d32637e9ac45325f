import { getKey, listKeys, naming, requestKey, useOf } from '../../checks/kinds/api-keys/keys.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { hasValue } from '../../target/wire/leaves.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext, type Probes, type Provocation, watches } from '../probe.js';

/** Creates an API key, once in each round. */
const ownKey = (t: ProbeContext) =>
  t.shared('an API key', async () => {
    const made = bodyOf(await requestKey(t, naming(t)));
    const [id, key] = [textIn(made, 'id', 'keyId'), textIn(made, 'key')];
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
