import type { OperationId } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { kinds, type OwnedKind, recordId, resourceOf } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { seeListed } from '../../../scene/see-listed.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { isListed } from '../../../target/wire/listed.js';
import { itemsOf } from '../../../target/wire/members.js';
import { nobodysEmail } from '../../machines/invitations/invitations.js';

/** What careless services change in a text: case, letters beyond ASCII, commas, quotes, escapes, spaces, length. */
const texts = [
  'Zoë O\'Neill-Ünal, "Sales & Co" 50%41 — naïve  Łódź',
  'UPPER and lower, ß ø 漢字',
  'a+b%20c; \\ / <b>"q"</b>',
] as const;

type Bodies = (t: Scene) => readonly JsonObject[];

/** How one kind of thing is made several times, and what is done to one of them. */
interface Row {
  readonly kind: OwnedKind;
  /** How many there are in the end, with those of others: more than a short page has. */
  readonly count: number;
  /** It says that all of them are listed. */
  readonly listed: RuleId;
  /** What one is called, and what else is sent. @param nth from 0 */
  readonly body: (t: Scene, nth: number) => JsonObject;
  /** Shows one by its id. */
  readonly read?: OperationId;
  /** Changes one, and what of it. */
  readonly update?: { readonly operation: OperationId; readonly bodies: Bodies };
  /** What else is done to one by its id. */
  readonly also?: OperationId;
}

const called = (t: Scene, kind: string, nth: number): JsonObject => ({
  name: `${t.owned.name(kind)} ${texts[nth % texts.length]}`,
  description: `${texts[(nth + 1) % texts.length]}`,
});

const renamings = (t: Scene, kind: string): readonly JsonObject[] => [
  { name: `${t.owned.name(kind)} ${texts[0]}` },
  { description: texts[0] },
];

const rows: readonly Row[] = [
  {
    kind: 'api-key',
    count: 11,
    listed: 'apikey.list',
    body: (t, nth) => called(t, 'key', nth),
    read: 'getApiKey',
    update: { operation: 'updateApiKey', bodies: (t) => renamings(t, 'key') },
  },
  {
    kind: 'service-account',
    count: 5,
    listed: 'sa.list-roles',
    body: (t, nth) => ({
      name: `${t.owned.name('account')} ${texts[nth % texts.length]}`,
      roles: [nth % 2 === 0 ? 'viewer' : 'editor'],
    }),
    update: { operation: 'updateServiceAccountRoles', bodies: () => [{ roles: ['editor', 'viewer'] }] },
    also: 'regenerateSecret',
  },
  {
    kind: 'invitation',
    count: 5,
    listed: 'invite.create-listed',
    body: (t, nth) => ({ email: nobodysEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
    read: 'getInvitationDetails',
    also: 'resendInvitation',
  },
  {
    kind: 'ledger',
    count: 11,
    listed: 'ledger.create',
    body: (t, nth) => called(t, 'ledger', nth),
    read: 'getLedger',
    update: { operation: 'updateLedger', bodies: (t) => renamings(t, 'ledger') },
  },
];

/** One that the run has made, and as what it is listed. */
interface Own {
  readonly id: string;
  readonly name: string;
}

interface Made extends Own {
  readonly body: JsonObject;
}

/** Enough for one to be changed, one to be taken away, and one to stay as it is. */
const leastMade = 3;

/**
 * Several things of a kind at once, of which one is changed, one is taken away, and one is made again under the name of
 * what is gone. What they are called is judged wherever they are shown. Those that the run has made before, and that are
 * listed, stay listed as well: no more are made than it takes.
 */
function several({ kind, count, listed, body, read, update, also }: Row) {
  const { create, list, remove, removal } = kinds[kind];
  return scenario({
    id: `resources/${kind}`,
    rules: [listed, 'resource.as-sent', 'resource.settled', 'resource.listed-once', 'resource.by-id'],
    needs: ['token'],
    requests: count + 27,
    async record(t) {
      const address = (operation: OperationId, id: string) => ({
        path: { [resourceOf(operation).id ?? 'id']: id },
      });
      const { json } = (await t.call(list)).response;
      const earlier = t.owned.remaining().flatMap(({ kind: each, id, name }): Own[] => {
        return each === kind && id !== undefined && isListed(json, [id]) === true ? [{ id, name }] : [];
      });
      const made: Made[] = [];
      t.step('create some, two at a time');
      const missing = Math.max(leastMade, count - itemsOf(json).length);
      for (let nth = 0; nth < missing; nth += 2) {
        const pair = [nth, nth + 1].filter((each) => each < missing);
        const some = await Promise.all(pair.map((each) => make(t, create, kind, body(t, each))));
        made.push(...some.filter((one) => one !== undefined));
        if (some.includes(undefined)) break;
      }
      const [first, second, third] = made;
      if (!first || !second || !third) {
        throw new EndScenario('inconclusive', `fewer than three of the kind ${kind} could be made`);
      }
      const seeAll = async (rule: RuleId, these: readonly Own[]) => {
        t.step('list them');
        const answer = await t.call(list);
        for (const { id, name } of these) {
          if (!seeListed(t, rule, answer, { values: [id, name], what: `"${name}"` })) return false;
        }
        return true;
      };
      /** Whether what is almost called as it is shows and takes away nothing of it. */
      const seeMissed = async ({ id, name }: Own) => {
        if (!isLong(id)) {
          t.skip('resource.by-id', `an id as short as ${id} may be nearly that of something else`);
          return true;
        }
        const misses = almost(id);
        const [change] = update?.bodies(t) ?? [];
        for (const [operation, sent] of [[read], [update?.operation, change], [also]] as const) {
          if (operation === undefined) continue;
          for (const miss of misses) {
            t.step(`call ${operation} of "${miss}", which names nothing`);
            const input = address(operation, miss);
            const answer = await t.call(operation, sent === undefined ? input : { ...input, body: sent });
            const shown = isSuccess(answer) ? recordId(kind, answer.response.json) : undefined;
            const seen = { at: 'id', expected: `nothing by the id "${miss}"`, received: shown ?? null };
            if (!t.soft('resource.by-id', answer).holds(shown !== id, seen)) break;
          }
        }
        t.step(`take "${misses.join('" and "')}" away, which name nothing`);
        for (const miss of misses) await t.call(remove, removal(miss));
        return seeListed(t, 'resource.by-id', await t.call(list), { values: [id, name], what: `"${name}"` });
      };
      if (!(await seeAll(listed, [...earlier, ...made]))) return;
      const readAll = async (these: readonly Own[]) =>
        Promise.all(these.map(({ id }) => read && t.call(read, address(read, id))));
      for (const answer of await readAll([first, third])) if (answer) t.body(answer);

      const { operation = list, bodies } = update ?? {};
      const outdated = new Map<string, Json>();
      const changes = bodies?.(t) ?? [];
      for (const [nth, changed] of changes.entries()) {
        t.step(`change ${Object.keys(changed).join(', ')} of the second, and at once the third`);
        const other = changes[changes.length - 1 - nth] ?? changed;
        const both = [
          [second, changed],
          [third, other],
        ] as const;
        const answers = await Promise.all(
          both.map(([{ id }, sent]) => t.call(operation, { ...address(operation, id), body: sent })),
        );
        if (!answers.every(isSuccess)) continue;
        for (const name of Object.keys(changed)) outdated.set(name, second.body[name] ?? null);
        await readAll([second, third]);
      }
      if (update) await seeCurrent(t, kind, second.id, outdated);

      if (!(await seeMissed(second))) return;
      t.step('take the first away');
      if (!isSuccess(await t.call(remove, removal(first.id)))) return;
      if (!(await seeAll('resource.by-id', [...earlier, ...made.slice(1)]))) return;
      t.step('make one like it again');
      const again = await make(t, create, kind, { ...third.body, ...nameOf(first.body) });
      if (again && read) await t.call(read, address(read, again.id));
      await t.call(list);
    },
  });
}

/** Whether a list that had time to follow shows something as it was before it was changed. */
async function seeCurrent(t: Scene, kind: OwnedKind, id: string, outdated: ReadonlyMap<string, Json>) {
  const oldIn = ({ response }: Exchange) => {
    const record = itemsOf(response.json).find((each) => recordId(kind, each) === id);
    return [...outdated].find(([name, value]) => typeof value === 'string' && record?.[name] === value);
  };
  t.step('list them');
  const ask = () => t.call(kinds[kind].list);
  const answer = await eventually(t, laggingMs, ask, (each) => oldIn(each) === undefined);
  const [name = '', received = null] = oldIn(answer) ?? [];
  const seen = { at: name, expected: 'as it was changed, some time after that', received };
  t.soft('resource.as-sent', answer).holds(name === '', seen);
}

/** Makes one. A service need not take every text: then it is made with a plain one. */
async function make(
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
    if (id !== undefined) return { id, name: String(sent['name'] ?? sent['email']), body: sent };
    if (isSuccess(answer)) return undefined;
  }
  return undefined;
}

const nameOf = ({ name, email }: JsonObject): JsonObject => ({
  ...(name === undefined ? {} : { name }),
  ...(email === undefined ? {} : { email }),
});

/** One for each kind of which callers make as many as they like. */
export const severalScenarios = rows.map(several);
