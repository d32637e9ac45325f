import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { questions, type Readings } from '../../generated/questions.js';
import { questionsOf } from '../../spec/catalogue/questions.js';
import { bundled } from '../../spec/contract/bundle.js';
import { type Documents, interfaces, publishedDocuments } from '../../spec/contract/documents.js';
import { sourceProblems } from '../../spec/source/references.js';
import { readTree, SourceError } from '../../spec/source/tree.js';
import { watchFile, watchTree } from '../../spec/source/watch-files.js';
import { contractOf, overlaidContract, type Terms } from '../contract/contract.js';
import type { Contract } from '../engine/contract.js';
import { profileOf, type World } from '../engine/handler.js';
import { checkReading, MockOptionError, profileIn } from '../options/option-values.js';
import { fixturesIn, type OwnData } from '../own-data/fixtures.js';
import { contractDifference, fixturesDifference, profileDifference } from './difference.js';

/** Editors save in several steps: events within this time belong to the same change. */
const settleMs = 120;

interface Adopting {
  readonly first: {
    world(): Pick<World, 'contract'>;
    /** Excludes readings that were chosen while it runs. */
    startReadings(): Readings;
  };
  fixtures(): OwnData | undefined;
  adopt(change: Partial<Terms> & { readonly fixtures?: OwnData }): Promise<void>;
}

/** Lets a running mock adopt its sources now and after each change, until the returned function is called. */
export async function watchSources(
  sources: Sources,
  worlds: Adopting,
  say: (text: string) => void,
): Promise<() => void> {
  let isClosed = false;
  const sayIfOpen = (text: string) => {
    if (!isClosed) say(text);
  };
  const adopt = async (change: Parameters<Adopting['adopt']>[0]) => {
    if (!isClosed) await worlds.adopt(change);
  };
  const { first } = worlds;
  const parts: Readonly<Record<Part, () => Promise<void>>> = {
    contract: following('contract', sayIfOpen, {
      read: () => readContract(sources),
      changed: (contract) => contractDifference(first.world().contract.documents(), contract.documents()),
      adopt: (contract) => adopt({ contract }),
    }),
    profile: following('profile', sayIfOpen, {
      read: () => readReadings(sources),
      changed: (readings) => profileDifference(first.startReadings(), profileOf(readings).all()),
      adopt: (readings) => adopt({ readings }),
    }),
    fixtures: following('fixtures', sayIfOpen, {
      read: () => fixturesIn(sources.fixtures ?? {}),
      changed: (fixtures) => fixturesDifference(worlds.fixtures(), fixtures),
      adopt: (fixtures) => adopt({ fixtures }),
    }),
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
  const sources = { contract: root ?? overlay, profile: root ?? profile, fixtures };
  return partNames.filter((part) => sources[part] !== undefined);
}

const partNames = ['contract', 'profile', 'fixtures'] as const;

function watched(sources: Sources, ask: (...parts: readonly Part[]) => void) {
  const { root } = sources;
  const tree =
    root === undefined ? [] : [watchTree(join(root, 'spec'), (path) => ask(...partsOf(path, root)))];
  const files = { contract: sources.overlay, profile: sources.profile, fixtures: sources.fixtures };
  const watching = partNames.map((part) =>
    files[part] === undefined ? [] : [watchFile(files[part], () => ask(part))],
  );
  return [...tree, ...watching.flat()];
}

interface Followed<T> {
  /** Throws an error with the place of any problem. */
  read(): Promise<T>;
  /** Returns a summary of what changed; empty if nothing did. */
  changed(value: T): string;
  adopt(value: T): Promise<void>;
}

/** Reads a part again and adopts it. If it is invalid, the last good one is kept, and the reason is reported once. */
function following<T>(
  name: Part,
  say: (text: string) => void,
  { read, changed, adopt }: Followed<T>,
): () => Promise<void> {
  let isFirst = true;
  let broken: string | undefined;
  return async () => {
    try {
      const value = await read();
      const change = changed(value);
      if (change !== '') await adopt(value);
      const mended = broken === undefined ? '' : 'mended, ';
      if (change !== '') say(`${name} ${mended}taken on: ${change}`);
      else if (broken !== undefined) say(`${name} mended: it is the one that was kept`);
      broken = undefined;
    } catch (error) {
      if (isFirst && error instanceof MockOptionError) throw error;
      const why = (error instanceof Error ? error.message : String(error)).trim();
      if (why !== broken) say(`${name} broken, the last good one is kept:\n${indented(why)}`);
      broken = why;
    } finally {
      isFirst = false;
    }
  };
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

/** Runs work one round at a time: what is requested during a round is done in the next. */
function roundsOf(work: (due: readonly Part[]) => Promise<void>, settleMs: number) {
  const asked = new Set<Part>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => {
    const round = last.then(() => {
      const due = [...asked];
      asked.clear();
      return work(due);
    });
    last = round.catch(() => undefined);
    return round;
  };
  const add = (parts: readonly Part[]) => {
    for (const part of parts) asked.add(part);
  };
  return {
    /** Runs it once there were no more requests for a while. */
    ask: (...parts: readonly Part[]) => {
      if (parts.length === 0) return;
      add(parts);
      clearTimeout(timer);
      timer = setTimeout(() => {
        run().catch((error: unknown) => console.error(error));
      }, settleMs).unref();
    },
    /** Runs it at once. Throws what the work throws. */
    now: (...parts: readonly Part[]) => {
      add(parts);
      return run();
    },
    close: () => {
      clearTimeout(timer);
      asked.clear();
    },
  };
}

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
export type Part = (typeof partNames)[number];

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
