import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Report } from './report.js';

/** The report as one JSON object, as report.schema.json describes it. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Writes the report in one step: a reader sees the old file or the whole new one, never a part. */
export async function writeJson(report: Report, file: string): Promise<void> {
  const folder = dirname(resolve(file));
  const draft = join(folder, `.${basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, toJson(report));
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new Error(`the report could not be written to "${file}": ${explain(cause, folder)}`, { cause });
  }
}

function explain(cause: unknown, folder: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `the folder "${folder}" does not exist`;
  if (code === 'EISDIR') return 'it is a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
