import { performances } from '../../checks/registry/registry.js';
import { recheckOf } from '../../checks/relations/anomalies.js';
import { freshToken } from '../../checks/scenarios/session/fresh-token.js';
import { outside } from '../recorder.js';
import type { Replay } from './replay-token.js';

const performed: ReadonlySet<string> = new Set([
  outside.investigation,
  ...[...performances, recheckOf(() => []), freshToken].map(({ id }) => id),
]);

/** Returns what to do about a token of another version whose case this one does not perform; undefined for all others. */
export function lostReplay(replay: Replay | undefined): string | undefined {
  if (replay?.kind !== 'case' || performed.has(replay.investigation)) return undefined;
  return `the replay token is of "${replay.investigation}", which this version of the kit does not perform; judge its rule anew: --rules "${replay.rule}" --seed ${replay.seed}`;
}
