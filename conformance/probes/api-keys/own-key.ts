import { naming, requestKey } from '../../checks/machines/api-keys/keys.js';
import type { Exchange } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** An API key that a probe makes: one for all of a round. */
export interface OwnKey {
  readonly id: string;
  readonly key: string;
}

export const ownKey = (t: ProbeContext): Promise<OwnKey> =>
  t.shared('an API key', async () => {
    const made = bodyOf(await requestKey(t, naming(t)));
    const [id, key] = [textIn(made, 'id', 'keyId'), textIn(made, 'key')];
    if (id !== undefined && key !== undefined) return { id, key };
    throw undecided('a new API key is shown without its id or its full value');
  });

const showing: ReadonlySet<string> = new Set(['listApiKeys', 'createApiKey', 'getApiKey', 'updateApiKey']);

/** The records of API keys in an answer: each is known by its shorthand. */
export function keysIn({ operation, response: { status, json } }: Exchange): readonly JsonObject[] {
  if (!showing.has(operation) || status < 200 || status > 299 || json === undefined) return [];
  const records = operation === 'listApiKeys' ? itemsOf(json) : [json].filter(isObject);
  return records.filter((record) => textIn(record, 'shorthand') !== undefined);
}
