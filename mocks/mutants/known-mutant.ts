import type { Readings } from '../../generated/questions.js';
import type { Hooks } from '../engine/hooks.js';
import { mutants } from './catalogue.js';
import { computedMutants } from './operators/computed.js';

/** What a mock needs to know of a mutant, written or computed. */
export interface KnownMutant extends Hooks {
  /** Readings under which it shows, if the default profile hides it. */
  readonly readings?: Partial<Readings>;
}

export function knownMutant(id: string): KnownMutant | undefined {
  if (Object.hasOwn(mutants, id)) return mutants[id];
  return id.includes('/') ? computedMutants().get(id)?.hooks : undefined;
}

export function mutantIds(): readonly string[] {
  return [...Object.keys(mutants), ...computedMutants().keys()];
}
