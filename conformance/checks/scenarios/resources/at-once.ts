import type { OperationId } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { kinds, type OwnedKind, recordId } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { useKey, useOf } from '../../machines/api-keys/keys.js';
import { regenerate, signIn, signInSoon } from '../../machines/service-accounts/accounts.js';
import { escaped } from '../altered.js';

/** A resource created by the run. */
export interface Made {
  readonly id: string;
  readonly name: string;
  readonly body: JsonObject;
  readonly creation: Exchange;
}

/** Creates a resource; with plainer texts if the service does not accept these. Undefined if neither works. */
export async function make(
  t: Scene,
  create: OperationId,
  kind: OwnedKind,
  body: JsonObject,
): Promise<Made | undefined> {
  const plain = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/ .*/s, '') : value,
    ]),
  );
  for (const sent of [body, plain]) {
    const answer = await t.call(create, { body: sent });
    const id = isSuccess(answer) ? recordId(kind, answer.response.json) : undefined;
    if (id !== undefined)
      return { id, name: String(sent['name'] ?? sent['email']), body: sent, creation: answer };
    if (isSuccess(answer)) return undefined;
  }
  return undefined;
}

type Use = () => Promise<Exchange>;

/** The rule for deleted resources, and what shows that they are gone. */
export interface Over {
  readonly rule: RuleId;
  /** Further rules judged on the way. */
  readonly more?: readonly RuleId[];
  /** The rule by which a deleted one is listed no more, if there is one. */
  readonly unlisted?: RuleId;
  /** Returns what can be done with the resources until they are deleted. */
  readonly uses?: (t: Scene, both: readonly Made[]) => Promise<readonly Use[]>;
  /** Whether an unchanged record in the list means that it was not deleted. */
  readonly isStill?: (record: JsonObject) => boolean;
  /** How many resources created earlier are deleted as well: enough calls that a fault of one in five shows. */
  readonly earlier?: number;
}

/** Checks that the list shows no outdated value after concurrent updates of two resources. */
export async function seeCurrent(
  t: Scene,
  kind: OwnedKind,
  outdated: ReadonlyMap<string, ReadonlyMap<string, Json>>,
): Promise<void> {
  const oldIn = ({ response }: Exchange) =>
    itemsOf(response.json).flatMap((record) => {
      const before = [...(outdated.get(recordId(kind, record) ?? '') ?? [])];
      return before.filter(([name, value]) => JSON.stringify(record[name]) === JSON.stringify(value));
    });
  t.step('list them');
  const ask = () => t.call(kinds[kind].list);
  const answer = await eventually(t, laggingMs, ask, (each) => oldIn(each).length === 0);
  const [name = '', received = null] = oldIn(answer)[0] ?? [];
  const seen = { at: name, expected: 'as it was changed, some time after that', received };
  t.soft('resource.as-sent', answer).holds(name === '', seen);
}

/**
 * Deletes two resources concurrently, and checks that neither can be used any more or is listed unchanged.
 * @param listed a list from before the deletion
 * @param others deleted together with them
 */
export async function removeBoth(
  t: Scene,
  kind: OwnedKind,
  both: readonly Made[],
  { rule, uses, isStill }: Over,
  listed: Exchange,
  others: readonly Pick<Made, 'id' | 'name'>[] = [],
): Promise<void> {
  const { list, remove, removal } = kinds[kind];
  const good = (await uses?.(t, both)) ?? [];
  const before = recordsIn(listed);
  const all = [...both, ...others];
  t.step(`take ${all.length} away at once`);
  const answers = await Promise.all(all.map(({ id }) => t.call(remove, removal(id))));
  if (!answers.every(isSuccess)) return;
  for (const use of good) {
    t.step('use one of them');
    t.soft(rule, await use()).refused('it was taken away');
  }
  if (!isStill) return;
  const staying = (answer: Exchange) => {
    const now = recordsIn(answer);
    return all.find(({ id }) => {
      const record = now.get(id);
      const isSame = JSON.stringify(record) === JSON.stringify(before.get(id));
      return record !== undefined && isSame && isStill(record);
    });
  };
  t.step('list them');
  const ask = () => t.call(list);
  const answer = await eventually(t, laggingMs, ask, (each) => staying(each) === undefined);
  const { name } = staying(answer) ?? {};
  const expected = 'none of them as before, some time after they were taken away';
  t.soft(rule, answer).holds(name === undefined, { at: 'body', expected, received: name ?? null });

  function recordsIn({ response }: Exchange): ReadonlyMap<string, JsonObject> {
    return new Map(itemsOf(response.json).map((record) => [recordId(kind, record) ?? '', record]));
  }
}

/** Uses of API keys, by whichever operation accepts them. */
export async function usesOfKeys(t: Scene, both: readonly Made[]): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const { creation } of both) {
    const key = textIn(creation.response.json, 'key');
    const use = key === undefined ? undefined : await useOf(t, { key });
    if (key !== undefined && use !== undefined) uses.push(() => useKey(t, { key }, use));
  }
  return uses;
}

/** The id cut, extended, escaped, or with letters and digits only; none if it is so short that a variant may exist. */
function misspelt(id: string): readonly string[] {
  const plain = id.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const others = [...almost(id), `${escaped(id.slice(0, 1), true)}${id.slice(1)}`, plain];
  return isLong(id) ? others.filter((each) => each !== id) : [];
}

/** Regenerates the secrets of two service accounts concurrently, twice: each signs in with its own new secret only. */
export async function usesOfAccounts(t: Scene, both: readonly Made[]): Promise<readonly Use[]> {
  t.step('regenerate the secrets of two at once, twice');
  const once = await regenerated();
  const [{ id: firstId } = { id: '' }] = both;
  const renewed = textIn(once[0]?.response.json, 'clientSecret');
  if (renewed !== undefined) {
    t.step('sign the first in with its new secret');
    const session = await signInSoon(t, { clientId: firstId, clientSecret: renewed });
    t.soft('sa.regen-new', session).accepted('a session for the service account with its new secret');
  }
  const twice = await regenerated();
  const uses: Use[] = [];
  for (const [index, { id: clientId, creation }] of both.entries()) {
    const [made, before, after] = [creation, once[index], twice[index]].map((each) =>
      textIn(each?.response.json, 'clientSecret'),
    );
    const owner = textIn(twice[index]?.response.json, 'clientId') ?? clientId;
    // The secret may be returned with the client id of another account: then it is none of this one.
    if (made === undefined || before === undefined || after === undefined || owner !== clientId) continue;
    t.step('sign one of them in with the old secret, and with the new one');
    const old = await signIn(t, { clientId, clientSecret: index === 0 ? made : before });
    t.soft('sa.regen-invalidates', old).refused('the secret was replaced');
    const login = { clientId, clientSecret: after };
    const session = await signInSoon(t, login);
    t.soft('sa.regen-new', session).accepted('a session for the service account with its new secret');
    if (!isSuccess(session)) continue;
    uses.push(() => signIn(t, login));
    if (index > 0) continue;
    for (const miss of misspelt(clientId)) {
      t.step(`sign in "${miss}", which is almost its client id`);
      const answer = await signIn(t, { ...login, clientId: miss });
      t.soft('session.cc-unknown-client', answer).refused('nobody has this client id');
    }
  }
  return uses;

  async function regenerated(): Promise<readonly Exchange[]> {
    return Promise.all(both.map(({ id }) => regenerate(t, id)));
  }
}
