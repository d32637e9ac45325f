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

/** Texts with what careless services change: case, non-ASCII letters, commas, quotes, escapes, spaces, length. */
const texts = [
  'Zoë O\'Neill-Ünal, "Sales & Co" 50%41 — naïve  Łódź',
  'UPPER and lower, ß ø 漢字',
  'a+b%20c; \\ / <b>"q"</b>',
] as const;

/** Rounds of concurrent updates of two resources, each to values that it did not have. */
type Bodies = (t: Scene) => readonly (readonly [JsonObject, JsonObject])[];

/** How several resources of one kind are created, and what is done to them. */
interface Row {
  readonly kind: OwnedKind;
  /** How many are listed in the end, including those of others: more than a short page holds. */
  readonly count: number;
  /** The rule that all of them are listed. */
  readonly listed: RuleId;
  /** The body that creates one. @param nth counts from 0 */
  readonly body: (t: Scene, nth: number) => JsonObject;
  /** Reads one by its id. */
  readonly read?: OperationId;
  /** Updates one. */
  readonly update?: { readonly operation: OperationId; readonly bodies: Bodies };
  /** A further operation by id. */
  readonly also?: OperationId;
  /** How their deletion is judged. */
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
      unlisted: 'sa.delete-unlisted',
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

/** A resource of the run, as it is identified in lists. */
interface Own {
  readonly id: string;
  readonly name: string;
}

/** Enough for one to be updated, one to be deleted, and one to stay unchanged. */
const leastMade = 3;

/**
 * Creates several resources of one kind; updates some, deletes one, and creates another under the name of the deleted one.
 * Their names are judged wherever they are shown. Resources that the run created before must stay listed as well, so that
 * no more are created than necessary.
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
      ...(over.unlisted === undefined ? [] : [over.unlisted]),
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
      /** Returns the list, undefined if a resource is missing. */
      const seeAll = async (rule: RuleId, expected: readonly Own[]) => {
        t.step('list them');
        const answer = await t.call(list);
        for (const { id, name } of expected) {
          if (!seeListed(t, rule, answer, { values: [id, name], what: `"${name}"` })) return undefined;
        }
        return answer;
      };
      /** An id that is almost its id must neither show it nor, as the next list shows, delete it. */
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
      const listedBefore = await seeAll('resource.by-id', [...earlier, ...made.slice(1)]);
      if (!listedBefore) return;
      const { unlisted } = over;
      const gone = { values: [first.id, first.name], what: `the deleted "${first.name}"`, listed: false };
      if (unlisted !== undefined) seeListed(t, unlisted, listedBefore, gone);
      t.step('make one like it again');
      const again = await make(t, create, kind, { ...third.body, ...nameOf(first.body) });
      // Where the last list follows, that shows it.
      if (again && read && !over.isStill) await t.call(read, address(read, again.id));
      await removeBoth(t, kind, [second, third], over, listedBefore, earlier.slice(0, over.earlier ?? 0));
    },
  });
}

const nameOf = ({ name, email }: JsonObject): JsonObject => ({
  ...(name === undefined ? {} : { name }),
  ...(email === undefined ? {} : { email }),
});

/** One scenario per kind of which callers may create any number. */
export const severalScenarios = rows.map(several);
