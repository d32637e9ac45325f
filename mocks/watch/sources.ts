import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { questions, type Readings } from '../../generated/questions.js';
import { questionsOf } from '../../spec/catalogue/questions.js';
import { bundled } from '../../spec/contract/bundle.js';
import { type Documents, interfaces, publishedDocuments } from '../../spec/contract/documents.js';
import { SourceError } from '../../spec/source/problem.js';
import { sourceProblems } from '../../spec/source/soundness.js';
import { readTree } from '../../spec/source/tree.js';
import { contractOf, overlaidContract } from '../contract/contract.js';
import type { Contract } from '../engine/contract.js';
import { checkReading, profileIn } from '../options/option-values.js';

export interface Sources {
  /** The folder that contains `spec/`; undefined if the command does not run in such a tree. */
  readonly root: string | undefined;
  readonly profile: string | undefined;
  readonly overlay: string | undefined;
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

/** Reads the contract from the sources. Throws an error with the place of any problem. */
export async function readContract({ root, overlay }: Sources): Promise<Contract> {
  const documents = root === undefined ? publishedDocuments() : await bundledIn(root);
  return overlay === undefined ? contractOf(documents) : overlaidContract(overlay, documents);
}

async function bundledIn(root: string): Promise<Documents> {
  const problems = sourceProblems(readTree(root));
  if (problems.length > 0) throw new SourceError(problems);
  const read = await bundled(root, interfaces);
  return new Map(interfaces.map((id) => [id, read.get(id) ?? {}]));
}

/** Reads the readings that the sources choose. Throws an error with the place of any problem. */
export async function readReadings({ root, profile, assumed, chosen }: Sources): Promise<Partial<Readings>> {
  return {
    ...(root === undefined ? {} : defaultsIn(root)),
    ...assumed,
    ...(profile === undefined ? {} : (await profileIn(profile)).readings),
    ...chosen,
  };
}

/** The default readings of the questions of a tree that this mock was built with. */
function defaultsIn(root: string): Partial<Readings> {
  const known = questionsOf(readTree(root)).filter(({ id }) => Object.hasOwn(questions, id));
  return Object.assign(
    {},
    ...known.map(({ id, default: reading }) => checkReading(id, reading, 'spec/questions')),
  );
}
