import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { suggestion } from '../../../spec/catalogue/nearest.js';
import { type FileFormat, fileFormats, type ReportFormat } from '../../report/publish.js';
import { UsageError } from '../../target/usage-error.js';
import type { Setting } from './checks.js';
import type { Asked } from './options.js';

export interface Written<Format> {
  readonly format: Format;
  readonly file: string;
}

/** A file to write the exchanges of a run to. */
export type WantedRecording = Written<'ndjson' | 'har'>;

/** The formats of files whose names end otherwise. */
const endings: Readonly<Record<string, FileFormat>> = { htm: 'html', xml: 'junit' };
const form = `FORMAT=FILE, where FORMAT is one of ${fileFormats.join(', ')}`;

export function checkReport({ value, from }: Setting): Written<FileFormat> {
  const [given = '', ...rest] = value.split('=');
  const file = rest.join('=');
  const format = fileFormats.find((each) => each === given);
  const wrong = (why: string) => new UsageError(`${from} "${value}"${why}`);
  if (format === undefined) {
    const ending = value.toLowerCase().split('.').at(-1) ?? '';
    const meant = endings[ending] ?? fileFormats.find((each) => each === ending);
    const like = meant === undefined ? '' : ` Did you mean "${meant}=${value}"?`;
    const near = suggestion(given, fileFormats) || like;
    throw wrong(` has no known format; it is written ${form}.${near}`);
  }
  if (file === '') throw wrong(` names no file; it is written ${format}=FILE.`);
  if (file === '-')
    throw wrong(format === 'json' ? ': --json writes the report to standard output.' : ': name a file.');
  return { format, file };
}

/** The reports of a command that has no exchanges to write. Checks that each can be written. */
export function reportsIn({ settings, attempt, fail }: Asked): readonly Written<ReportFormat>[] {
  return settings.report.flatMap((setting) => {
    const report = attempt(() => checkReport(setting));
    if (!report) return [];
    const { format, file } = report;
    const obstacle = unwritable(file);
    if (obstacle !== undefined) fail(obstacle);
    if (format !== 'har') return { format, file };
    fail('--report har=FILE: exchanges are written by --record.');
    return [];
  });
}

/** Returns why a file cannot be written, to be known before anything is sent; undefined if it can. */
export function unwritable(file: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return `"${file}" is a folder; name a file in it.`;
  if (isWritable(dirname(resolve(file)))) return undefined;
  return `"${file}" cannot be written: its folder does not exist, or is read-only.`;
}

/** Returns why a folder cannot be created when it is needed; undefined if it can. */
export function unmakeable(folder: string): string | undefined {
  const nearest = (path: string): string =>
    existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
  return isWritable(nearest(resolve(folder))) ? undefined : `"${folder}" cannot be made or written to.`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
