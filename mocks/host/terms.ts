import { defaultReadings, questionIds, type Readings } from '../../generated/questions.js';
import type { ReadingChange } from '../../spec/profile/readings.js';
import type { Terms } from '../contract/contract.js';
import type { Contract } from '../engine/contract.js';
import { loadSelfCheck, type SelfCheck } from '../engine/self-check.js';
import { type Profile, profileOf } from '../engine/world.js';
import type { SavedWorld } from '../worlds/saved-world.js';

/** Terms that are ready to be served. */
interface Served {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly selfCheck: SelfCheck | undefined;
}

/** The readings of a saved world. */
type SavedReadings = Pick<SavedWorld, 'readings' | 'startReadings'>;

interface Held extends Terms {
  /** Readings that were chosen since the start; they override those of the terms. */
  readonly chosen: Partial<Readings>;
}

/** The terms of a world: those it began with or adopted since, and the readings chosen over them meanwhile. */
export class Serving {
  readonly #checksItself: boolean;
  #held: Held;
  #served: Served;
  /** Serializes changes, so that concurrent ones do not overwrite each other. */
  #changes: Promise<unknown> = Promise.resolve();

  private constructor(checksItself: boolean, held: Held, served: Served) {
    this.#checksItself = checksItself;
    this.#held = held;
    this.#served = served;
  }

  /** @param saved the readings of a saved world to continue with */
  static async begin(terms: Terms, checksItself: boolean, saved?: SavedReadings): Promise<Serving> {
    const held = {
      contract: terms.contract,
      ...(saved ? heldIn(saved) : { readings: terms.readings, chosen: {} }),
    };
    return new Serving(checksItself, held, await serve(held, checksItself));
  }

  get now(): Served {
    return this.#served;
  }

  /** All that was chosen since the start. */
  get chosen(): Partial<Readings> {
    return this.#held.chosen;
  }

  /** The effective readings, and those of the start if they differ. */
  get readings(): SavedReadings {
    const { readings, chosen } = this.#held;
    const isChanged = Object.keys(chosen).length > 0;
    return { readings: { ...readings, ...chosen }, ...(isChanged ? { startReadings: readings } : {}) };
  }

  /** Adopts other terms; readings chosen meanwhile still override them. */
  take(change: Partial<Terms>): Promise<void> {
    return this.#change((held) => ({ ...held, ...change }));
  }

  choose(change: ReadingChange): Promise<void> {
    return this.#change((held) => {
      const chosen = Object.entries({ ...held.chosen, ...change });
      return { ...held, chosen: Object.fromEntries(chosen.filter(([, reading]) => reading !== null)) };
    });
  }

  async startAgain(): Promise<void> {
    await this.#change((held) => (Object.keys(held.chosen).length === 0 ? held : { ...held, chosen: {} }));
  }

  restore(saved: SavedReadings): Promise<void> {
    return this.#change(({ contract }) => ({ contract, ...heldIn(saved) }));
  }

  #change(next: (held: Held) => Held): Promise<void> {
    const change = this.#changes.then(async () => {
      const held = next(this.#held);
      if (held === this.#held) return;
      this.#served = await serve(held, this.#checksItself);
      this.#held = held;
    });
    this.#changes = change.catch(() => undefined);
    return change;
  }
}

async function serve({ contract, readings, chosen }: Held, checksItself: boolean): Promise<Served> {
  const profile = profileOf({ ...readings, ...chosen });
  return { contract, profile, selfCheck: checksItself ? await loadSelfCheck(contract, profile) : undefined };
}

function heldIn({ readings, startReadings = readings }: SavedReadings): Omit<Held, 'contract'> {
  const [now, then] = [readings, startReadings].map((some): Readings => ({ ...defaultReadings, ...some }));
  const chosen = questionIds.filter((id) => now?.[id] !== then?.[id]);
  return { readings: startReadings, chosen: Object.fromEntries(chosen.map((id) => [id, now?.[id]])) };
}
