import { join } from 'node:path';
import type { Readings } from '../../generated/questions.js';
import { watchFile, watchTree } from '../../spec/source/watch-files.js';
import type { Terms } from '../contract/terms.js';
import { profileOf } from '../engine/profile.js';
import type { World } from '../engine/world.js';
import { fixturesIn, type OwnData } from '../own-data/fixtures.js';
import { contractDifference, fixturesDifference, profileDifference } from './difference.js';
import { following } from './follow.js';
import { readContract, readReadings } from './read-parts.js';
import { roundsOf } from './rounds.js';
import { type Part, partsOf, type Sources } from './sources.js';

/** Editors save in several steps: events within this time belong to the same change. */
const settleMs = 120;

/** A running mock whose worlds can adopt other terms and fixtures. */
interface Adopting {
  readonly first: {
    world(): Pick<World, 'contract'>;
    /** Excludes readings that were chosen while it runs. */
    startReadings(): Readings;
  };
  fixtures(): OwnData | undefined;
  adopt(change: Partial<Terms> & { readonly fixtures?: OwnData }): Promise<void>;
}

/**
 * Lets a running mock adopt its sources as they are now, and again whenever one of them changes. Returns a function that stops
 * it. Throws a MockOptionError if an option cannot be used at the start.
 * @param say called with messages on what was adopted, and why something was not
 */
export async function watchSources(
  sources: Sources,
  worlds: Adopting,
  say: (text: string) => void,
): Promise<() => void> {
  let isClosed = false;
  const sayIfOpen = (text: string) => {
    if (!isClosed) say(text);
  };
  const parts: Readonly<Record<Part, () => Promise<void>>> = {
    contract: following(
      {
        name: 'contract',
        read: () => readContract(sources),
        take: async (contract) => {
          const changed = contractDifference(worlds.first.world().contract.documents(), contract.documents());
          if (changed !== '' && !isClosed) await worlds.adopt({ contract });
          return changed;
        },
      },
      sayIfOpen,
    ),
    profile: following(
      {
        name: 'profile',
        read: () => readReadings(sources),
        take: async (readings) => {
          const changed = profileDifference(worlds.first.startReadings(), profileOf(readings).all());
          if (changed !== '' && !isClosed) await worlds.adopt({ readings });
          return changed;
        },
      },
      sayIfOpen,
    ),
    fixtures: following(
      {
        name: 'fixtures',
        read: () => fixturesIn(sources.fixtures ?? {}),
        take: async (fixtures) => {
          const changed = fixturesDifference(worlds.fixtures(), fixtures);
          if (changed !== '' && !isClosed) await worlds.adopt({ fixtures });
          return changed;
        },
      },
      sayIfOpen,
    ),
  };
  const round = roundsOf(async (due) => {
    for (const part of due) await parts[part]();
  }, settleMs);
  const unwatch = watched(sources, round.ask);
  const close = () => {
    isClosed = true;
    round.close();
    for (const stop of unwatch) stop();
  };
  try {
    await round.now(...partsIn(sources));
  } catch (error) {
    close();
    throw error;
  }
  return close;
}

/** The parts that may differ from what the mock was started with. */
function partsIn({ root, overlay, profile, fixtures }: Sources): readonly Part[] {
  return [
    ...(root === undefined && overlay === undefined ? [] : ['contract' as const]),
    ...(root === undefined && profile === undefined ? [] : ['profile' as const]),
    ...(fixtures === undefined ? [] : ['fixtures' as const]),
  ];
}

function watched({ root, overlay, profile, fixtures }: Sources, ask: (...parts: readonly Part[]) => void) {
  return [
    ...(root === undefined ? [] : [watchTree(join(root, 'spec'), (path) => ask(...partsOf(path, root)))]),
    ...(overlay === undefined ? [] : [watchFile(overlay, () => ask('contract'))]),
    ...(profile === undefined ? [] : [watchFile(profile, () => ask('profile'))]),
    ...(fixtures === undefined ? [] : [watchFile(fixtures, () => ask('fixtures'))]),
  ];
}
