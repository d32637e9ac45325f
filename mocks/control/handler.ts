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
import type { WorldOptions } from '../worlds/world-options.js';
import type { Hosted, Worlds } from '../worlds/worlds.js';

/** The running mock, as far as the control plane reaches into it. */
export interface Controlled {
  readonly clock: ControlledClock;
  /** The world of now: a reset replaces it. */
  world(): World;
  /** What happens by itself in the world of now: a reset replaces it. */
  readonly timeline: Timeline;
  /** What clients sent, and what they were answered; a reset clears it. */
  readonly journal: Journal;
  /** What all worlds of the mock count. */
  readonly metrics: Metrics;
  reset(): Promise<void>;
  /** The reading of each open question at the start. */
  startReadings(): Readings;
  /** Goes on by other readings over the same state; a reset undoes it. */
  chooseReadings(change: ReadingChange): Promise<void>;
  /** Everything as it is now, to be restored here or elsewhere. */
  save(): Promise<SavedWorld>;
  /** Replaces everything by what was saved; the clock goes on from what it showed then. */
  restore(saved: SavedWorld): Promise<void>;
  /** What was remembered of it, by name. */
  readonly snapshots: Map<string, SavedWorld>;
  /** What its organizations and first credentials are called. */
  readonly names: Names;
}

/** The worlds of a mock, in the hands of the control plane. */
export type ControlledWorlds = Worlds<Controlled & Hosted, WorldOptions>;

type JsonOf<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : never;
type ContentOf<Body> = Body extends { content: { 'text/plain': infer Text } } ? Text : JsonOf<Body>;
type ResponsesOf<Op extends ControlOperationId> = ControlOperationTypes[Op]['responses'];
type Success<Op extends ControlOperationId> = Extract<keyof ResponsesOf<Op>, 200 | 201>;

/** What an operation takes as its body; undefined where it may be left out, or where there is none. */
export type Asked<Op extends ControlOperationId> = ControlOperationTypes[Op] extends {
  requestBody: infer Body;
}
  ? JsonOf<Body>
  : ControlOperationTypes[Op] extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined;

/** What an operation answers; undefined where it answers with 204. */
export type Answered<Op extends ControlOperationId> = [Success<Op>] extends [never]
  ? undefined
  : ContentOf<ResponsesOf<Op>[Success<Op>]>;

/** The parameters in the path of an operation. */
export type PathOf<Op extends ControlOperationId> = ControlOperationTypes[Op]['parameters'] extends {
  path: infer Path;
}
  ? Path
  : Readonly<Record<never, never>>;

export interface ControlCall<Op extends ControlOperationId> {
  readonly path: PathOf<Op>;
  /** Valid by the contract of the control plane. */
  readonly body: Asked<Op>;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/**
 * One operation of the control plane.
 * @param mock the world that is meant
 */
export type ControlHandler<Op extends ControlOperationId> = (
  call: ControlCall<Op>,
  mock: Controlled,
  worlds: ControlledWorlds,
) => Promise<Answered<Op> | Refusal>;

/** Every operation needs a handler: a missing one does not compile. */
export type ControlHandlers = { readonly [Op in ControlOperationId]: ControlHandler<Op> };

/** Performs an operation in process: what is refused is thrown. */
export type Perform = <Op extends ControlOperationId>(
  operation: Op,
  call: ControlCall<Op>,
) => Promise<Answered<Op>>;
