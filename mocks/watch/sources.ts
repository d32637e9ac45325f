import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Readings } from '../../generated/questions.js';

/** What a mock is made of, as far as somebody may edit it while it runs. */
export interface Sources {
  /** The folder that holds `spec/`; undefined where the command runs outside of such a tree. */
  readonly root: string | undefined;
  readonly profile: string | undefined;
  readonly overlay: string | undefined;
  /** The file of the own people and organizations. */
  readonly fixtures: string | undefined;
  /** Readings that hold whatever the files say. */
  readonly chosen: Partial<Readings>;
  /** Readings that hold where no file says otherwise: a mutant needs some. */
  readonly assumed: Partial<Readings>;
}

/** What has to be read anew after a change. */
export type Part = 'contract' | 'profile' | 'fixtures';

/** The nearest folder, from `folder` upwards, that holds the sources of the contract. */
export function rootAbove(folder: string): string | undefined {
  const at = resolve(folder);
  if (existsSync(join(at, 'spec/people.yaml'))) return at;
  return dirname(at) === at ? undefined : rootAbove(dirname(at));
}

/** The parts that a changed path under `spec/` belongs to. Rules are not served; what editors put beside files is nothing. */
export function partsOf(path: string, root: string): readonly Part[] {
  const name = basename(path);
  if (name.startsWith('.') || !['.yaml', ''].includes(extname(name))) return [];
  const [, folder] = path.slice(root.length + 1).split(/[\\/]/);
  if (folder === 'rules') return [];
  if (folder === 'questions') return ['profile'];
  return folder === undefined ? ['contract', 'profile'] : ['contract'];
}
