import type { ControlOperationId, ControlOperationTypes } from '../../generated/control-operations.js';
import type { Readings } from '../../generated/questions.js';
import type { ReadingChange } from '../../spec/profile/readings.js';
import type { Refusal } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import type { Journal } from '../journal/journal.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Timeline } from '../schedule/timeline.js';
import type { ControlledClock } from '../state/clock.js';
import type { Names } from '../worlds/names.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import type { Hosted, WorldOptions, Worlds } from '../worlds/worlds.js';

/** What the control plane can access in a running mock. */
export interface Controlled {
  readonly clock: ControlledClock;
  /** The current world; a reset replaces it. */
  world(): World;
  /** The scheduled work of the current world; a reset replaces it. */
  readonly timeline: Timeline;
  /** The recorded requests and responses; a reset clears them. */
  readonly journal: Journal;
  /** The metrics of all worlds of the mock. */
  readonly metrics: Metrics;
  reset(): Promise<void>;
  /** The reading of each open question at the start. */
  startReadings(): Readings;
  /** Changes readings and keeps the state; a reset undoes it. */
  chooseReadings(change: ReadingChange): Promise<void>;
  /** Saves the current state, to be restored here or elsewhere. */
  save(): Promise<SavedWorld>;
  /** Replaces everything with a saved state. The clock continues from the saved time. */
  restore(saved: SavedWorld): Promise<void>;
  /** The saved states by name. */
  readonly snapshots: Map<string, SavedWorld>;
  /** The names of its organizations and of its initial credentials. */
  readonly names: Names;
}

/** The worlds of a mock, as the control plane manages them. */
export type ControlledWorlds = Worlds<Controlled & Hosted, WorldOptions>;

type JsonOf<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : never;
type ContentOf<Body> = Body extends { content: { 'text/plain': infer Text } } ? Text : JsonOf<Body>;
type ResponsesOf<Op extends ControlOperationId> = ControlOperationTypes[Op]['responses'];
type Success<Op extends ControlOperationId> = Extract<keyof ResponsesOf<Op>, 200 | 201>;

/** The request body of an operation; undefined if it is optional and omitted, or if there is none. */
export type Asked<Op extends ControlOperationId> = ControlOperationTypes[Op] extends {
  requestBody: infer Body;
}
  ? JsonOf<Body>
  : ControlOperationTypes[Op] extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined;

/** The response body of an operation; undefined for 204. */
export type Answered<Op extends ControlOperationId> = [Success<Op>] extends [never]
  ? undefined
  : ContentOf<ResponsesOf<Op>[Success<Op>]>;

/** The path parameters of an operation. */
type PathOf<Op extends ControlOperationId> = ControlOperationTypes[Op]['parameters'] extends {
  path: infer Path;
}
  ? Path
  : Readonly<Record<never, never>>;

export interface ControlCall<Op extends ControlOperationId> {
  readonly path: PathOf<Op>;
  /** Valid according to the contract of the control plane. */
  readonly body: Asked<Op>;
  /** Aborted if the client disconnects. */
  readonly signal?: AbortSignal;
}

/** An operation of the control plane, on the world that is addressed. */
type ControlHandler<Op extends ControlOperationId> = (
  call: ControlCall<Op>,
  mock: Controlled,
  worlds: ControlledWorlds,
) => Promise<Answered<Op> | Refusal>;

/** A handler that changes a world in one transaction, which is the store of the world that it gets. */
export const changing =
  <Op extends ControlOperationId>(
    change: (call: ControlCall<Op>, world: World) => Promise<Answered<Op> | Refusal>,
  ): ControlHandler<Op> =>
  (call, mock) => {
    const world = mock.world();
    return world.store.transact((store) => change(call, { ...world, store }));
  };

/** Every operation needs a handler; a missing one is a compile error. */
export type ControlHandlers = { readonly [Op in ControlOperationId]: ControlHandler<Op> };

/** Performs an operation in process. Throws if it is refused. */
export type Perform = <Op extends ControlOperationId>(
  operation: Op,
  call: ControlCall<Op>,
) => Promise<Answered<Op>>;

/** Thrown if a request to the control plane cannot be granted. The message says why, and what to do instead. */
export class ControlError extends Error {
  override readonly name: string = 'ControlError';
}
