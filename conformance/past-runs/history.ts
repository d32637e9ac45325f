import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../spec/source/whole-file.js';
import { readReport } from '../files/read-file.js';
import { type Report, toJson } from '../report/report.js';
import type { Target } from '../target/target.js';
import { UsageError } from '../target/usage-error.js';

type TargetKey = Pick<Target, 'peopleUrl' | 'org'>;

/** Reports kept per target; older ones are deleted. */
export const keptMost = 30;

/** `2026-11-23T08-05-52-123Z-0a1b2c3d-4e5f6a7b.json`: the start of the run, a hash of its target, and a random part. */
const named = /^\d{4}-\d\d-\d\dT[\d-]+Z-([0-9a-f]{8})-[0-9a-f]{8}\.json$/;

const markOf = ({ peopleUrl, org }: TargetKey): string =>
  createHash('sha256')
    .update(JSON.stringify([peopleUrl, org]))
    .digest('hex')
    .slice(0, 8);

/** Reads the reports of earlier runs of a target, the oldest first. Warns of files that cannot be read. */
export function readHistory(
  folder: string,
  target: TargetKey,
  warn: (warning: string) => void = () => undefined,
): readonly Report[] {
  const mark = markOf(target);
  return filesIn(folder).flatMap((name) => {
    const found = named.exec(name)?.[1];
    if (found === undefined) warn(`"${join(folder, name)}" is no report of a run, and is left out.`);
    if (found !== mark) return [];
    try {
      return [readReport(join(folder, name))];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      warn(`${error.message}; it is left out.`);
      return [];
    }
  });
}

/** Stores the report of a run for later ones. Throws an Error with a message for users if it cannot. */
export async function keepReport(folder: string, report: Report): Promise<void> {
  const mark = markOf(report.target);
  await mkdir(folder, { recursive: true });
  const name = `${report.startedAt.replaceAll(/[:.]/g, '-')}-${mark}-${randomUUID().slice(0, 8)}.json`;
  await writeWhole('the report', join(folder, name), toJson(report));
  const own = filesIn(folder).filter((each) => named.exec(each)?.[1] === mark);
  for (const old of own.slice(0, -keptMost)) await rm(join(folder, old), { force: true });
}

/** How often the last run that has a rule observed it. A skipped one counts as observed: the target does not offer it. */
export function observedIn(history: readonly Report[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    history.flatMap(({ rules }) =>
      rules.map(({ id, verdict, observations }) => [id, verdict === 'skipped' ? 1 : observations]),
    ),
  );
}

/** Lists the files of a folder, oldest run first, as names begin with a time. Ignores drafts and other hidden files. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
}
