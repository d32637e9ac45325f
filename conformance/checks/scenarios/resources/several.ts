import type { OperationId } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { kinds, type OwnedKind, recordId, resourceOf } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { seeListed } from '../../../scene/see-listed.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { isListed } from '../../../target/wire/listed.js';
import { itemsOf } from '../../../target/wire/members.js';
import { nobodysEmail, statusIn } from '../../machines/invitations/invitations.js';
import { type Made, make, type Over, removeBoth, seeCurrent, usesOfAccounts, usesOfKeys } from './at-once.js';

/** What careless services change in a text: case, letters beyond ASCII, commas, quotes, escapes, spaces, length. */
const texts = [
  'Zoë O\'Neill-Ünal, "Sales & Co" 50%41 — naïve  Łódź',
  'UPPER and lower, ß ø 漢字',
  'a+b%20c; \\ / <b>"q"</b>',
] as const;

/** What changes two of them at the same time, again and again: each is given other things than it had. */
type Bodies = (t: Scene) => readonly (readonly [JsonObject, JsonObject])[];

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
  /** How it shows that they were taken away. */
  readonly over: Over;
}

const called = (t: Scene, kind: string, nth: number): JsonObject => ({
  name: `${t.owned.name(kind)} ${texts[nth % texts.length]}`,
  description: `${texts[(nth + 1) % texts.length]}`,
});

const renamings = (t: Scene, kind: string): ReturnType<Bodies> => {
  const name = () => ({ name: `${t.owned.name(kind)} ${texts[0]}` });
  const description = { description: `changed: ${texts[0]}` };
  return [
    [name(), description],
    [description, name()],
  ];
};

const rows: readonly Row[] = [
  {
    kind: 'api-key',
    count: 11,
    listed: 'apikey.list',
    body: (t, nth) => called(t, 'key', nth),
    read: 'getApiKey',
    update: { operation: 'updateApiKey', bodies: (t) => renamings(t, 'key') },
    over: { rule: 'apikey.delete-at-once', uses: usesOfKeys },
  },
  {
    kind: 'service-account',
    count: 5,
    listed: 'sa.list-roles',
    body: (t, nth) => ({
      name: `${t.owned.name('account')} ${texts[nth % texts.length]}`,
      roles: [nth % 2 === 0 ? 'viewer' : 'editor'],
    }),
    update: {
      operation: 'updateServiceAccountRoles',
      bodies: () => [[{ roles: ['viewer'] }, { roles: ['editor', 'viewer'] }]],
    },
    also: 'regenerateSecret',
    over: {
      rule: 'sa.delete-invalidates',
      more: ['sa.regen-new', 'sa.regen-invalidates', 'session.cc-unknown-client'],
      uses: usesOfAccounts,
    },
  },
  {
    kind: 'invitation',
    count: 5,
    listed: 'invite.create-listed',
    body: (t, nth) => ({ email: nobodysEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
    read: 'getInvitationDetails',
    also: 'resendInvitation',
    over: { rule: 'invite.revoke-pending', isStill: (record) => statusIn(record) === 'pending' },
  },
  {
    kind: 'ledger',
    count: 11,
    listed: 'ledger.create',
    body: (t, nth) => called(t, 'ledger', nth),
    read: 'getLedger',
    update: { operation: 'updateLedger', bodies: (t) => renamings(t, 'ledger') },
    over: { rule: 'ledger.delete', isStill: () => true, earlier: 4 },
  },
];

/** One that the run has made, and as what it is listed. */
interface Own {
  readonly id: string;
  readonly name: string;
}

/** Enough for one to be changed, one to be taken away, and one to stay as it is. */
const leastMade = 3;

/**
 * Several things of a kind at once, of which one is changed, one is taken away, and one is made again under the name of
 * what is gone. What they are called is judged wherever they are shown. Those that the run has made before, and that are
 * listed, stay listed as well: no more are made than it takes.
 */
function several({ kind, count, listed, body, read, update, also, over }: Row) {
  const { create, list, remove, removal } = kinds[kind];
  return scenario({
    id: `resources/${kind}`,
    rules: [
      listed,
      over.rule,
      'resource.as-sent',
      'resource.settled',
      'resource.listed-once',
      'resource.by-id',
      ...(over.more ?? []),
    ],
    needs: ['token'],
    requests: count + 28,
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
      /** What is almost called as it is shows nothing of it, and takes nothing away, as the next list tells. */
      const seeMissed = async ({ id }: Own) => {
        if (!isLong(id)) {
          return t.skip('resource.by-id', `an id as short as ${id} may be nearly that of something else`);
        }
        const misses = almost(id);
        const [change] = update?.bodies(t)[0] ?? [];
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
      };
      if (!(await seeAll(listed, [...earlier, ...made]))) return;
      const readAll = async (these: readonly Own[]) =>
        Promise.all(these.map(({ id }) => read && t.call(read, address(read, id))));
      if (!update) for (const answer of await readAll([first, third])) if (answer) t.body(answer);

      const { operation = list, bodies } = update ?? {};
      const outdated = new Map([second, third].map(({ id }) => [id, new Map<string, Json>()]));
      for (const changes of bodies?.(t) ?? []) {
        t.step(`change ${changes.flatMap((each) => Object.keys(each)).join(' and ')} of two at once`);
        const answers = await Promise.all(
          [second, third].map(({ id }, index) =>
            t.call(operation, { ...address(operation, id), body: changes[index] ?? null }),
          ),
        );
        if (!answers.every(isSuccess)) continue;
        for (const [index, { id, body }] of [second, third].entries()) {
          for (const name of Object.keys(changes[index] ?? {}))
            outdated.get(id)?.set(name, body[name] ?? null);
        }
      }
      if (update) {
        await readAll([second, third]);
        await seeCurrent(t, kind, outdated);
      }

      await seeMissed(second);
      t.step('take the first away');
      if (!isSuccess(await t.call(remove, removal(first.id)))) return;
      if (!(await seeAll('resource.by-id', [...earlier, ...made.slice(1)]))) return;
      t.step('make one like it again');
      const again = await make(t, create, kind, { ...third.body, ...nameOf(first.body) });
      if (again && read) await t.call(read, address(read, again.id));
      const before = await t.call(list);
      await removeBoth(t, kind, [second, third], over, before, earlier.slice(0, over.earlier ?? 0));
    },
  });
}

const nameOf = ({ name, email }: JsonObject): JsonObject => ({
  ...(name === undefined ? {} : { name }),
  ...(email === undefined ? {} : { email }),
});

/** One for each kind of which callers make as many as they like. */
export const severalScenarios = rows.map(several);
