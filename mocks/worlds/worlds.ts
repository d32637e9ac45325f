import { randomUUID } from 'node:crypto';
import { suggestion } from '../../spec/catalogue/nearest.js';
import type { Dispatch, Outbound } from '../engine/dispatch.js';
import { quote } from '../engine/quote.js';
import { type Addressed, createAddressing, worldHeader } from './addressing.js';
import { firstWorld } from './names.js';
import type { SavedWorld } from './saved-world.js';

/** A world as one of several. */
export interface Hosted extends Addressed {
  readonly exchange: Dispatch;
  close(): void;
}

/** The world to create. */
export interface WorldPlan<Options> {
  /** The name: letters, digits and `-`, at most 40. Default: a random name. */
  readonly id: string | undefined;
  readonly options: Options;
  /** The saved world to continue from. */
  readonly saved: SavedWorld | undefined;
}

/** Why a world cannot be created or found. */
export class WorldError extends Error {
  override readonly name = 'WorldError';
  readonly reason: 'request-invalid' | 'conflict' | 'not-found';

  constructor(reason: WorldError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The worlds of one mock, isolated from each other. */
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
/** Each takes about 50 KB, plus what is written to it. */
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
