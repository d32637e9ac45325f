import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { demo } from '../../spec/demo/demo.js';
import { parseSource } from '../../spec/source/parse.js';
import { positionIn } from '../../spec/source/position.js';
import { MockOptionError } from '../options/option-error.js';
import type { Problem } from './problem.js';
import { type OwnData, readOwnData } from './read.js';
import type { Fixtures } from './written.js';

/** More problems than one would fix at once. */
const mostTold = 20;

const atStart = { orgs: [demo.org, demo.otherOrg, demo.noCreditOrg], companies: new Map() };

/** The data by the digest of its text, as long as it is in use: worlds with the same fixtures share their people. */
const known = new Map<string, WeakRef<OwnData>>();

/**
 * Loads the option `fixtures`: the path of a YAML or JSON file, or its content. Throws a MockOptionError with a line for each
 * problem: where it is, what is written there, and what would be valid.
 * @param from the place to report if it is not a path
 */
export async function fixturesIn(given: string | Fixtures, from = 'option fixtures'): Promise<OwnData> {
  if (typeof given === 'string') return fixturesInFile(given);
  const read = await dataIn(given);
  if (!('problems' in read)) return read;
  throw told(read.problems, () => from);
}

async function dataIn(value: unknown): Promise<Awaited<ReturnType<typeof readOwnData>>> {
  // Treated like the content of a file: undefined members are absent, and later changes by the caller have no effect.
  const text = JSON.stringify(value);
  const digest = createHash('sha256').update(text).digest('base64');
  const again = known.get(digest)?.deref();
  if (again) return again;
  const read = await readOwnData(JSON.parse(text), atStart);
  if (!('problems' in read)) known.set(digest, new WeakRef(read));
  return read;
}

async function fixturesInFile(file: string): Promise<OwnData> {
  const text = await textIn(file);
  const { value, faults } = parseSource(text);
  if (faults.length > 0) {
    throw new MockOptionError(
      faults.map(({ line, column, says }) => `${file}:${line}:${column}: ${says}`).join('\n'),
    );
  }
  if (value === null) {
    throw new MockOptionError(
      `${file}:1:1: the file holds nothing: write people, companies or organizations.`,
    );
  }
  const read = await dataIn(value);
  if (!('problems' in read)) return read;
  const lines = new Map(read.problems.map((problem) => [problem, positionIn(text, problem.path)]));
  const inOrder = [...lines].sort(([, one], [, other]) => one.line - other.line || one.column - other.column);
  throw told(
    inOrder.map(([problem]) => problem),
    (problem) => {
      const { line, column } = lines.get(problem) ?? { line: 1, column: 1 };
      return `${file}:${line}:${column}`;
    },
  );
}

async function textIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MockOptionError(`option fixtures: ${JSON.stringify(file)} cannot be read: ${why}`);
  }
}

function told(problems: readonly Problem[], placeOf: (problem: Problem) => string): MockOptionError {
  const lines = problems.slice(0, mostTold).map((problem) => `${placeOf(problem)}: ${problem.says}`);
  const more = problems.length - lines.length;
  return new MockOptionError([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}
