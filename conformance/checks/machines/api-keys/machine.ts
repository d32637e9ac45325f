import { eventually, laggingMs } from '../../../scene/eventually.js';
import { machine, type Standing } from '../../../scene/machine.js';
import type { Scene } from '../../../scene/scene.js';
import { seeListed } from '../../../scene/see-listed.js';
import { seeShown } from '../../../scene/see-shown.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isListed } from '../../../target/wire/listed.js';
import {
  change,
  deleteKey,
  isLetIn,
  listKeys,
  madeBy,
  naming,
  type OwnKey,
  requestKey,
  type Use,
  useKey,
  useOf,
} from './keys.js';
import { fullValueSighting, seeShorthand, shorthandOf } from './shown.js';

const rules = [
  'apikey.create-full-once',
  'apikey.full-not-in-shorthand',
  'apikey.keys-distinct',
  'apikey.list',
  'apikey.update-name',
  'apikey.update-description',
  'apikey.update-keeps-key',
  'apikey.delete-at-once',
  'apikey.delete-only-that',
  'apikey.delete-permanent',
] as const;

type Rule = (typeof rules)[number];
type State = 'living' | 'updated' | 'deleted';
type Keys = readonly Standing<OwnKey, State>[];
interface World {
  /** The operation that keys are used on; undefined if no known operation accepts them. */
  use: Use | undefined;
  /** Values of keys that were accepted. */
  readonly accepted: Set<string>;
  /** How often the next deleted key is used after its deletion. */
  attempts: number;
}

/** Enough to reach every replica of a service that caches keys for a while. */
const attempts = 5;

/**
 * API keys (section 4.3). A deleted key is refused; the others are accepted, also with a new name or description.
 *
 * |         | rename, describe | delete  | use |
 * | ------- | ---------------- | ------- | --- |
 * | living  | updated          | deleted |     |
 * | updated | updated          | deleted | living: it is the same key |
 * | deleted |                  |         | it is still refused two seconds later |
 */
export const keyMachine = machine<OwnKey, State, World, Rule>({
  id: 'api-keys',
  rules,
  requests: 60,
  begin: async () => ({ use: undefined, accepted: new Set(), attempts }),
  create: {
    to: 'living',
    atMost: 3,
    async run(t, world, keys) {
      const named = naming(t);
      t.step('create a key');
      const creation = await requestKey(t, named);
      const body = t.object(creation);
      const isFull = fullValueSighting(body, named);
      seeShown(t, 'apikey.create-full-once', isFull, 'the full value of the new key', creation);
      const made = madeBy(t, creation, named);
      const { key } = made;
      seeShorthand(t, shorthandOf(body, key, made), key, creation);
      t.expect('apikey.keys-distinct', creation).holds(
        keys.every(({ thing }) => thing.key !== key),
        { at: 'key', expected: 'another value than that of any key before', received: 'one of them' },
      );
      world.use ??= await useOf(t, made);
      return made;
    },
  },
  states: {
    living: { rename: updating('name'), describe: updating('description'), delete: deletion() },
    updated: {
      rename: updating('name'),
      describe: updating('description'),
      delete: deletion(),
      use: {
        to: 'living',
        async run(t, key, { world }) {
          t.step(`use ${key.name}`);
          const answer = await useKey(t, key, usable(world));
          t.expect('apikey.update-keeps-key', answer).accepted(
            'the key is the same as before it was changed',
          );
        },
      },
    },
    deleted: {
      use: {
        async run(t, key, { world }) {
          t.step(`use ${key.name} two seconds later`);
          await t.wait(2000);
          const answer = await useKey(t, key, usable(world));
          t.expect('apikey.delete-permanent', answer).refused('the key was deleted for good');
        },
      },
    },
  },
  reads: {
    async list(t, keys) {
      t.step('list the keys');
      const living = keys.filter(isLiving).map(({ thing }) => thing);
      const list = await eventually(
        t,
        laggingMs,
        () => listKeys(t),
        ({ response }) => living.every(({ id, name }) => isListed(response.json, [id, name]) !== false),
      );
      for (const { id, name } of living)
        seeListed(t, 'apikey.list', list, { values: [id, name], what: name });
    },
  },
});

const isLiving = ({ state }: Keys[number]): boolean => state === 'living' || state === 'updated';

function usable({ use }: World): Use {
  if (use !== undefined) return use;
  throw new EndScenario('skipped', 'a new key is accepted neither on find nor on previewFind');
}

function updating(member: 'name' | 'description') {
  return {
    to: 'updated',
    run: (t: Scene<Rule>, key: OwnKey) => change(t, key, member),
  } as const;
}

function deletion() {
  return {
    to: 'deleted',
    async run(t: Scene<Rule>, key: OwnKey, { world, others }: { world: World; others: Keys }) {
      const use = usable(world);
      const kept = others.filter(isLiving);
      const good = [];
      for (const { thing } of kept) {
        if (world.accepted.has(thing.key) || isLetIn(await useKey(t, thing, use))) good.push(thing);
      }
      t.step(`delete ${key.name}`);
      t.body(await deleteKey(t, key.id));
      for (let attempt = 0; attempt < world.attempts; attempt += 1) {
        t.step('use it');
        t.expect('apikey.delete-at-once', await useKey(t, key, use)).refused('the key was deleted');
      }
      // The first deleted key has already reached every replica that caches keys.
      world.attempts = 1;
      for (const other of good) {
        t.step(`use ${other.name}`);
        t.expect('apikey.delete-only-that', await useKey(t, other, use)).accepted('another key was deleted');
        world.accepted.add(other.key);
      }
    },
  } as const;
}
