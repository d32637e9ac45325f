import { randomUUID } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { readAuthorization } from '../engine/authenticate.js';
import type { Dispatch, Inbound, Outbound } from '../engine/contract.js';
import { findCredential } from '../engine/credentials.js';
import type { World } from '../engine/handler.js';
import { withBody } from '../engine/read-body.js';
import { quote } from '../engine/refusal.js';
import { accounts, findUserByEmail } from '../identity/accounts.js';
import { findRefreshToken } from '../identity/sessions.js';
import { isObject } from '../state/json.js';
import { firstWorld } from './names.js';
import type { SavedWorld } from './saved-world.js';

export interface Hosted extends Addressed {
  readonly exchange: Dispatch;
  close(): void;
}

export interface WorldPlan<Options> {
  /** The name: letters, digits and `-`, at most 40. Default: a random name. */
  readonly id: string | undefined;
  readonly options: Options;
  readonly saved: SavedWorld | undefined;
}

export class WorldError extends Error {
  override readonly name = 'WorldError';
  readonly reason: 'request-invalid' | 'conflict' | 'not-found';

  constructor(reason: WorldError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Worlds<W extends Hosted, Options> {
  /** Answers in the world that a call addresses: the one named in the header, otherwise the one that knows its credential. */
  readonly exchange: Dispatch;
  readonly first: W;
  /** Returns a world. Throws a WorldError if there is none with that name. */
  at(id: string): W;
  all(): ReadonlyMap<string, W>;
  /** Says that there is no world with that name, and what to do. */
  missing(id: string): string;
  /** Throws a WorldError if the name is taken or invalid. */
  create(plan: WorldPlan<Options>): Promise<{ readonly id: string; readonly world: W }>;
  /** Throws a WorldError if there is no world with that name, or if it is the first one. */
  remove(id: string): void;
  close(): void;
}

const idForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
const worldsMost = 10_000;

/** @param begin creates a world whose names are those of `id` */
export function createWorlds<W extends Hosted, Options>(
  first: W,
  begin: (id: string, plan: WorldPlan<Options>) => Promise<W>,
): Worlds<W, Options> {
  const worlds = new Map<string, W>([[firstWorld, first]]);
  const reserved = new Set<string>();
  const addressing = createAddressing(() => worlds.values());
  const missing = (id: string) =>
    `There is no world ${quote(id)}.${suggestion(id, worlds.keys()) || ' Make it with POST /control/v1/worlds.'}`;
  const at = (id: string): W => {
    const world = worlds.get(id);
    if (world) return world;
    throw new WorldError('not-found', missing(id));
  };
  const exchange: Dispatch = async (inbound) => {
    const named = inbound.header(worldHeader);
    if (named !== undefined) {
      const world = worlds.get(named);
      return world ? world.exchange(inbound) : unknown(missing(named));
    }
    if (worlds.size === 1) return first.exchange(inbound);
    const { world = first, inbound: again } = await addressing.find(inbound);
    return world.exchange(again);
  };
  return {
    exchange,
    first,
    at,
    all: () => worlds,
    missing,
    async create(plan) {
      const { id = randomUUID().slice(0, 8) } = plan;
      if (!idForm.test(id)) {
        const message = `${quote(id)} is no name of a world: send 1 to 40 letters, digits and "-", a letter or digit first.`;
        throw new WorldError('request-invalid', message);
      }
      if (worlds.has(id) || reserved.has(id)) {
        throw new WorldError('conflict', `There is a world ${quote(id)}: choose another name, or remove it.`);
      }
      if (worlds.size + reserved.size >= worldsMost) {
        throw new WorldError('conflict', `There are ${worldsMost} worlds: remove some that are done with.`);
      }
      reserved.add(id);
      try {
        const world = await begin(id, plan);
        worlds.set(id, world);
        addressing.changed();
        return { id, world };
      } finally {
        reserved.delete(id);
      }
    },
    remove(id) {
      const world = at(id);
      if (world === first) {
        throw new WorldError(
          'conflict',
          `The world ${quote(id)} is the one that a mock begins with: reset it instead.`,
        );
      }
      world.close();
      worlds.delete(id);
      addressing.changed();
    },
    close() {
      for (const world of worlds.values()) world.close();
    },
  };
}

/** The response to a call that names an unknown world: none of the worlds answers it. */
function unknown(message: string): Outbound {
  const body = JSON.stringify({ error: 'unknown_world', message });
  return { status: 404, headers: { 'Content-Type': 'application/json' }, cookies: [], body };
}

export const worldHeader = 'x-world';

interface Addressed {
  world(): World;
}

/** The maximum number of cached credentials; beyond it, they are looked up in the worlds again. */
const rememberedMost = 10_000;
/** A larger body is not a sign-in. */
const longestSignIn = 1_048_576;

/** @param worlds all worlds; the first of two that know the same credential is used */
function createAddressing<W extends Addressed>(worlds: () => Iterable<W>) {
  const remembered = new Map<string, W>();
  let orgs: ReadonlyMap<string, W> | undefined;
  const byOrg = (path: string): W | undefined => {
    orgs ??= ownersOf(worlds());
    for (const segment of path.split('/')) {
      const world = orgs.get(segment);
      if (world) return world;
    }
    return undefined;
  };
  const byCredential = async (credential: string): Promise<W | undefined> => {
    const known = remembered.get(credential);
    if (known) return known;
    for (const world of worlds()) {
      if (!(await knows(world.world(), credential))) continue;
      if (remembered.size >= rememberedMost) remembered.clear();
      remembered.set(credential, world);
      return world;
    }
    return undefined;
  };
  return {
    /** Returns the world whose organization is in the path, or that knows the credential; undefined if none does. */
    async find(inbound: Inbound): Promise<{ readonly world: W | undefined; readonly inbound: Inbound }> {
      const [path = ''] = inbound.target.split('?', 1);
      const named = byOrg(path);
      if (named) return { world: named, inbound };
      for (const credential of credentialsIn(inbound)) {
        const world = await byCredential(credential);
        if (world) return { world, inbound };
      }
      if (inbound.method !== 'POST') return { world: undefined, inbound };
      // A sign-in has its credential in the body, which can be read only once.
      const text = await inbound.text(longestSignIn);
      const again = withBody(inbound, async (limitBytes) =>
        text !== undefined && Buffer.byteLength(text) <= limitBytes ? text : undefined,
      );
      for (const credential of textsIn(text ?? '')) {
        const world = await byCredential(credential);
        if (world) return { world, inbound: again };
      }
      return { world: undefined, inbound: again };
    },
    /** Must be called after the set of worlds has changed. */
    changed() {
      orgs = undefined;
      remembered.clear();
    },
  };
}

/** Maps each organization to its first world: a fork has the same organizations as its origin. */
function ownersOf<W extends Addressed>(worlds: Iterable<W>): ReadonlyMap<string, W> {
  const owners = new Map<string, W>();
  for (const world of worlds) {
    for (const org of Object.values(world.world().orgs)) if (!owners.has(org)) owners.set(org, world);
  }
  return owners;
}

async function knows(world: World, credential: string): Promise<boolean> {
  const { store } = world;
  return (
    (await findCredential(world, credential)) !== undefined ||
    (await findRefreshToken(store, credential)) !== undefined ||
    (await store.get(accounts, credential)) !== undefined ||
    (await findUserByEmail(store, credential)) !== undefined
  );
}

/** Returns the credentials that a call may have outside of its body. */
function credentialsIn(inbound: Inbound): readonly string[] {
  const { token } = readAuthorization(inbound.header('authorization'));
  const key = inbound.header('x-api-key') ?? '';
  const inQuery = new URLSearchParams(inbound.target.split('?')[1]).get('access_token') ?? '';
  const cookies = (inbound.header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  return [token, key, inQuery, ...cookies].filter((text) => text !== '');
}

function textsIn(body: string): readonly string[] {
  try {
    const json: unknown = JSON.parse(body);
    return isObject(json) ? Object.values(json).filter((value) => typeof value === 'string') : [];
  } catch {
    return [...new URLSearchParams(body).values()];
  }
}

/** The options in which a world may differ from its mock. */
export interface WorldOptions {
  /** Determines who exists and which ids and tokens are issued: a whole number of 0 or more. Default 1. */
  readonly seed?: number;
  /** How many people are generated: 0 to 5,000,000. Default 1000. */
  readonly people?: number;
  /** A reading for each open question; the default reading if none is given. */
  readonly profile?: Partial<Readings>;
  /**
   * Draws other readings for each call with this seed, on top of the profile, unless that would break a stated sentence: with
   * `drawnReadings(seed)` as profile, the hardest legal service.
   */
  readonly eachCall?: number;
  /** Credits of the own organization: a whole number of 0 or more. Default: unlimited. */
  readonly credits?: number;
  /** The time at the start, from which it goes on: a date, milliseconds since 1970, or RFC 3339. Default: the time of `clock`. */
  readonly now?: Date | number | string;
}
