import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Readings } from '../../generated/questions.js';

/** The sources of a mock that may be edited while it runs. */
export interface Sources {
  /** The folder that contains `spec/`; undefined if the command does not run in such a tree. */
  readonly root: string | undefined;
  readonly profile: string | undefined;
  readonly overlay: string | undefined;
  /** The file with people and organizations. */
  readonly fixtures: string | undefined;
  /** Readings that override the files. */
  readonly chosen: Partial<Readings>;
  /** Readings that apply unless a file says otherwise: a mutant needs some. */
  readonly assumed: Partial<Readings>;
}

/** A part of the sources that can be read again on its own. */
export type Part = 'contract' | 'profile' | 'fixtures';

/** The nearest folder, from `folder` upwards, that contains the sources of the contract. */
export function rootAbove(folder: string): string | undefined {
  const at = resolve(folder);
  if (existsSync(join(at, 'spec/people.yaml'))) return at;
  return dirname(at) === at ? undefined : rootAbove(dirname(at));
}

/** The parts that a path under `spec/` belongs to. None for rules, which are not served, and for temporary files of editors. */
export function partsOf(path: string, root: string): readonly Part[] {
  const name = basename(path);
  if (name.startsWith('.') || !['.yaml', ''].includes(extname(name))) return [];
  const [, folder] = path.slice(root.length + 1).split(/[\\/]/);
  if (folder === 'rules') return [];
  if (folder === 'questions') return ['profile'];
  return folder === undefined ? ['contract', 'profile'] : ['contract'];
}
