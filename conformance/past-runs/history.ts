import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../spec/source/whole-file.js';
import { toJson } from '../report/json.js';
import { readReport } from '../report/read-report.js';
import type { Report } from '../report/report.js';
import type { Target } from '../target/target.js';
import { UsageError } from '../target/usage-error.js';

/** Whose runs are told apart: a target is what answers at an address for an organization. */
type Whose = Pick<Target, 'peopleUrl' | 'org'>;

/** Reports of a target that a folder keeps; older ones are taken away. */
export const keptMost = 30;

/** `2026-11-23T08-05-52-123Z-0a1b2c3d-4e5f6a7b.json`: when the run began, whose it is, and something of its own. */
const named = /^\d{4}-\d\d-\d\dT[\d-]+Z-([0-9a-f]{8})-[0-9a-f]{8}\.json$/;

const markOf = ({ peopleUrl, org }: Whose): string =>
  createHash('sha256')
    .update(JSON.stringify([peopleUrl, org]))
    .digest('hex')
    .slice(0, 8);

/**
 * The reports of earlier runs of a target, the oldest first. What cannot be read is told and left out; what is of other
 * targets is left out.
 */
export function readHistory(
  folder: string,
  target: Whose,
  tell: (warning: string) => void = () => undefined,
): readonly Report[] {
  const mark = markOf(target);
  return filesIn(folder).flatMap((name) => {
    const whose = named.exec(name)?.[1];
    if (whose === undefined) tell(`"${join(folder, name)}" is no report of a run, and is left out.`);
    if (whose !== mark) return [];
    try {
      const report = readReport(join(folder, name));
      const isOwn = report.target.peopleUrl === target.peopleUrl && report.target.org === target.org;
      return isOwn ? [report] : [];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      tell(`${error.message}; it is left out.`);
      return [];
    }
  });
}

/** Keeps the report of a run for later ones. Throws an Error for people where it cannot. */
export async function keepReport(folder: string, report: Report): Promise<void> {
  const mark = markOf(report.target);
  await mkdir(folder, { recursive: true });
  const name = `${report.startedAt.replaceAll(/[:.]/g, '-')}-${mark}-${randomUUID().slice(0, 8)}.json`;
  await writeWhole('the report', join(folder, name), toJson(report));
  const own = filesIn(folder).filter((each) => named.exec(each)?.[1] === mark);
  for (const old of own.slice(0, -keptMost)) await rm(join(folder, old), { force: true });
}

/** How often each rule was seen in the last run that judged it. What a target does not offer is no lack of the run. */
export function observedIn(history: readonly Report[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    history.flatMap(({ rules }) =>
      rules.map(({ id, verdict, observations }) => [id, verdict === 'skipped' ? 1 : observations]),
    ),
  );
}

/** Names begin with a time: their order is that of the runs. Drafts and what is hidden are nobody's. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
}
