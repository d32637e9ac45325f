import type { ControlOperationId, ControlOperationTypes } from '../../generated/control-operations.js';
import type { Readings } from '../../generated/questions.js';
import type { ReadingChange } from '../../spec/profile/readings.js';
import type { World } from '../engine/handler.js';
import type { Journal } from '../journal/journal.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Timeline } from '../schedule/timeline.js';
import type { ControlledClock } from '../state/clock.js';
import type { Names } from '../worlds/names.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import type { Hosted, WorldOptions, Worlds } from '../worlds/worlds.js';

export interface Controlled {
  readonly clock: ControlledClock;
  /** The current world; a reset replaces it. */
  world(): World;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly metrics: Metrics;
  reset(): Promise<void>;
  /** The reading of each open question at the start. */
  startReadings(): Readings;
  /** Changes readings and keeps the state; a reset undoes it. */
  chooseReadings(change: ReadingChange): Promise<void>;
  save(): Promise<SavedWorld>;
  /** Replaces everything with a saved state. The clock continues from the saved time. */
  restore(saved: SavedWorld): Promise<void>;
  readonly snapshots: Map<string, SavedWorld>;
  readonly names: Names;
}

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

type PathOf<Op extends ControlOperationId> = ControlOperationTypes[Op]['parameters'] extends {
  path: infer Path;
}
  ? Path
  : Readonly<Record<never, never>>;

export interface ControlCall<Op extends ControlOperationId> {
  readonly path: PathOf<Op>;
  readonly body: Asked<Op>;
  /** Aborted if the client disconnects. */
  readonly signal?: AbortSignal;
}

type ControlHandler<Op extends ControlOperationId> = (
  call: ControlCall<Op>,
  mock: Controlled,
  worlds: ControlledWorlds,
) => Promise<Answered<Op>>;

/** A handler that changes a world in one transaction, which is the store of the world that it gets. */
export const changing =
  <Op extends ControlOperationId>(
    change: (call: ControlCall<Op>, world: World) => Promise<Answered<Op>>,
  ): ControlHandler<Op> =>
  (call, mock) => {
    const world = mock.world();
    return world.store.transact((store) => change(call, { ...world, store }));
  };

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
