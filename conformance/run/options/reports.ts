import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { suggestion } from '../../../spec/catalogue/nearest.js';
import { type FileFormat, fileFormats, type ReportFormat } from '../../report/publish.js';
import type { Checked } from '../../target/usage-error.js';
import type { Setting } from './settings.js';
import { checking } from './values.js';

interface Written<Format> {
  readonly format: Format;
  readonly file: string;
}

export type ReportFile = Written<ReportFormat>;
/** A file to write the exchanges of a run to. */
export type WantedRecording = Written<'ndjson' | 'har'>;

const endings: Readonly<Record<FileFormat, RegExp>> = {
  har: /\.har$/i,
  html: /\.html?$/i,
  junit: /\.xml$/i,
  sarif: /\.sarif$/i,
  md: /\.md$/i,
  json: /\.json$/i,
};

/** Returns why a folder cannot be created when it is needed; undefined if it can. */
export function unmakeable(folder: string): string | undefined {
  const there = nearestThere(resolve(folder));
  const because = unusable(there);
  return because && `"${folder}" cannot be made or written to: ${because}`;
}

function unusable(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return `the folder "${folder}" does not exist.`;
  if (!found.isDirectory()) return `"${folder}" is not a folder.`;
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `the folder "${folder}" is read-only.`;
  }
}

function nearestThere(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestThere(dirname(path));
}

export function checkReport({ value, from }: Setting): Checked<Written<FileFormat>> {
  const at = value.indexOf('=');
  const given = at === -1 ? value : value.slice(0, at);
  const file = at === -1 ? '' : value.slice(at + 1);
  const format = fileFormats.find((each) => each === given);
  if (format === undefined) {
    const meant = fileFormats.find((each) => endings[each].test(value));
    const near =
      suggestion(given, fileFormats) || (meant === undefined ? '' : ` Did you mean "${meant}=${value}"?`);
    return { error: `${from} "${value}" has no known format; it is written ${written}.${near}` };
  }
  if (file === '') return { error: `${from} "${value}" names no file; it is written ${format}=FILE.` };
  if (file === '-') {
    const instead = format === 'json' ? '--json writes the report to standard output' : 'name a file';
    return { error: `${from} "${value}": ${instead}.` };
  }
  return { value: { format, file } };
}

/** The reports of a command that has no exchanges to write. Checks that each can be written. */
export function reportsIn(
  settings: readonly Setting[],
  fail: (error: string) => void,
): readonly ReportFile[] {
  const checked = checking(fail);
  return settings.flatMap((setting) => {
    const report = checked(setting, checkReport);
    if (!report) return [];
    const { format, file } = report;
    const obstacle = unwritable(file);
    if (obstacle !== undefined) fail(obstacle);
    if (format !== 'har') return [{ format, file }];
    fail('--report har=FILE: exchanges are written by --record.');
    return [];
  });
}

const written = `FORMAT=FILE, where FORMAT is one of ${fileFormats.join(', ')}`;

/** Returns why a file cannot be written, to be known before anything is sent; undefined if it can. */
export function unwritable(file: string): string | undefined {
  const because = unusable(dirname(resolve(file)));
  if (because !== undefined) return `"${file}" cannot be written: ${because}`;
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? `"${file}" is a folder; name a file in it.` : undefined;
}
