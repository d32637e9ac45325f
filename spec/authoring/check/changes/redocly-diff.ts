import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative, resolve, sep } from 'node:path';
import type { DocumentId } from '../../../contract/documents.js';
import { redocly } from '../../../contract/redocly.js';
import { isArray, isObject, type Json, type JsonObject, unescaped } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import type { Rating } from './rating.js';

/** What `redocly diff` says of one change. */
export interface Verdict {
  readonly rating: Rating;
  readonly rule: string;
  readonly message: string;
  /** In the base; undefined for what is new. */
  readonly base: Place | undefined;
  /** In the revision; undefined for what is gone. */
  readonly revision: Place | undefined;
}

const ratings: Readonly<Record<string, Rating>> = {
  major: 'breaking',
  minor: 'compatible',
  patch: 'documentation',
};

/** With any configuration that lacks this, `redocly diff` rates every change a patch. */
const configuration = 'extends:\n  - diff-recommended\ntelemetry: off\n';

/** Runs a command of Redocly in a folder. */
export type Run = typeof redocly;

/** The comparison is broken, not the contract. */
export class DiffError extends Error {
  override readonly name = 'DiffError';
}

/**
 * What `redocly diff` says of a document, by a configuration of our own, whatever stands in the project's. Throws a
 * DiffError where it says nothing that can be read.
 */
export async function redoclyVerdicts(
  baseRoot: string,
  root: string,
  id: DocumentId,
): Promise<readonly Verdict[]> {
  const path = `spec/${id}.yaml`;
  const changes = await changesOf(join(baseRoot, path), join(root, path), root);
  return changes.flatMap((change) => verdictsOf(change, baseRoot, root));
}

/**
 * Lets `redocly diff` rate a change that is known to break. A gate that lets it pass is not armed: then a DiffError is
 * thrown.
 */
export async function proveArmed(run: Run = redocly): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-diff-'));
  try {
    for (const [name, most] of Object.entries({ base: 100, revision: 50 })) {
      writeFileSync(join(folder, `${name}.yaml`), specimen(most));
    }
    const changes = await changesOf(join(folder, 'base.yaml'), join(folder, 'revision.yaml'), folder, run);
    if (!changes.some((change) => change['impact'] === 'major')) {
      throw new DiffError(
        'redocly diff lets a lowered limit pass that it must call breaking: it is not armed. Install the version of @redocly/cli that package.json pins.',
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const specimen = (most: number): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'specimen', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema: { type: 'array', maxItems: most } } } },
          responses: { 204: { description: 'done' } },
        },
      },
    },
  });

async function changesOf(
  base: string,
  revision: string,
  cwd: string,
  run: Run = redocly,
): Promise<readonly JsonObject[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-diff-'));
  try {
    writeFileSync(join(folder, 'redocly.yaml'), configuration);
    const words = [
      'diff',
      base,
      revision,
      '--config',
      join(folder, 'redocly.yaml'),
      '--format',
      'json',
      '--fail-on',
      'none',
    ];
    const { output, errors } = await run(words, cwd);
    const report = parsed(output);
    const changes = isObject(report) ? report['changes'] : undefined;
    if (!isArray(changes))
      throw new DiffError(`redocly diff printed no report:\n${errors.trim() || output.slice(0, 500)}`);
    return changes.filter(isObject);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function verdictsOf(change: JsonObject, baseRoot: string, root: string): Verdict[] {
  const base = placeOf(change['base'], root, baseRoot);
  const revision = placeOf(change['revision'], root, root);
  const verdicts = isArray(change['verdicts']) ? change['verdicts'].filter(isObject) : [];
  return verdicts.map((verdict) => ({
    rating: ratings[String(verdict['impact'])] ?? 'breaking',
    rule: String(verdict['ruleId']),
    message: String(verdict['message']),
    base,
    revision,
  }));
}

/** Files are named as seen from where the command ran. */
function placeOf(side: Json | undefined, cwd: string, root: string): Place | undefined {
  if (!isObject(side) || typeof side['file'] !== 'string' || typeof side['pointer'] !== 'string')
    return undefined;
  const file = relative(root, resolve(cwd, side['file']));
  const keys = side['pointer'].split('/').slice(1).map(unescaped);
  return { file: file.split(sep).join(posix.sep), keys };
}
