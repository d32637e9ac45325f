/**
 * The state of the tracked fields of a ledger. `current` is the newest list, which calls show at once; `effective` is the one
 * whose changes are noticed, which only an enrichment cycle advances (section 4.3).
 */
export type Tracking = {
  /** The last version that was assigned; 0 before the first. Numbers are never reused. */
  readonly last: number;
  readonly current: number | null;
  readonly effective: number | null;
};

export type TrackingAction = 'update' | 'delete' | 'cycle';

export const nothingTracked: Tracking = { last: 0, current: null, effective: null };

//                          update              delete            cycle
// nothing tracked          n+1, effective -    -                 -
// n, effective -           n+1, effective -    nothing tracked   n, effective n
// n, effective m           n+1, effective m    nothing tracked   n, effective n
const actions: Readonly<Record<TrackingAction, (tracking: Tracking, version: number) => Tracking>> = {
  update: ({ effective }, version) => ({ last: version, current: version, effective }),
  delete: ({ last }) => ({ last, current: null, effective: null }),
  cycle: ({ last, current }) => ({ last, current, effective: current }),
};

/** Returns the state after an action. `version` is the one that an update creates. */
export function afterTracking(
  tracking: Tracking,
  action: TrackingAction,
  version: number = tracking.last + 1,
): Tracking {
  return actions[action](tracking, version);
}
