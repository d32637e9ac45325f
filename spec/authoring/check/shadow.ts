import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWholeSync } from '../../source/whole-file.js';
import { type Made, measured } from '../files.js';

const isCode = (file: string) => /\.(ts|js|json)$/.test(file) && !file.startsWith('generated');

/** Keeps a copy of the code with these generated files, so that it compiles against an edited contract. Returns its folder. */
export function shadowTree(root: string, generated: ReadonlyMap<string, string>, cache: string): string {
  const shadow = join(cache, 'tree');
  const wanted = new Set(codeFiles(root, isCode));
  fs.mkdirSync(shadow, { recursive: true });
  for (const file of wanted) copyIfOther(join(root, file), join(shadow, file));
  for (const [name, text] of generated) writeIfOther(join(shadow, 'generated', name), codeOf(name, text));
  copyIfOther(join(root, 'generated', measured), join(shadow, 'generated', measured));
  for (const file of codeFiles(shadow, isCode)) if (!wanted.has(file)) fs.rmSync(join(shadow, file));
  for (const name of fs.readdirSync(join(shadow, 'generated'))) {
    if (!generated.has(name) && name !== measured) fs.rmSync(join(shadow, 'generated', name));
  }
  const modules = join(shadow, 'node_modules');
  if (!fs.existsSync(modules)) fs.symlinkSync(join(root, 'node_modules'), modules);
  return shadow;
}

/** Keeps the modification time, so that the compiler recognises unchanged files. */
function copyIfOther(from: string, to: string): void {
  const source = fs.statSync(from);
  const target = fs.statSync(to, { throwIfNoEntry: false });
  if (target && target.size === source.size && target.mtimeMs === source.mtimeMs) return;
  fs.mkdirSync(dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
  fs.utimesSync(to, source.atime, source.mtime);
}

function writeIfOther(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Descriptions do not change types: without them, an edited description needs no compilation. */
const codeOf = (name: string, text: string): string =>
  name.endsWith('.ts') ? text.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '') : text;

/** Returns the files of the project's code, generated or not. */
export function codeFiles(root: string, isMeant: (file: string) => boolean): readonly string[] {
  if (!fs.existsSync(root)) return [];
  const top = fs.readdirSync(root).filter((file) => isMeant(file) && fs.statSync(join(root, file)).isFile());
  // The published package has no fixtures.
  const within = ['generated', 'mocks', 'conformance', 'cli', 'fixtures', 'spec']
    .filter((folder) => fs.existsSync(join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file)),
    );
  return [...top, ...within.filter(isMeant)];
}

/** Identifies a state of the code by the names, sizes and modification times of these files. */
export function codeStamp(root: string, isMeant: (file: string) => boolean): string {
  return [...codeFiles(root, isMeant)]
    .sort()
    .map((file) => {
      const { size, mtimeMs } = fs.statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** Caches results by their input. The folder can be deleted at any time. */
export interface Cache {
  readonly folder: string;
  /** Returns the JSON value for an input, cached or newly made. Failures are not cached. */
  readonly made: Made;
}

const keptMax = 1000;

/** @param salt what every entry depends on, such as the versions of the installed packages */
export function cacheIn(folder: string, salt: string): Cache {
  const kept = join(folder, 'made');
  mkdirSync(kept, { recursive: true });
  forgetOldest(kept);
  return {
    folder,
    async made(name, input, make) {
      const key = createHash('sha256').update(`${salt}\0${name}\0${input}`).digest('hex');
      const file = join(kept, `${name}-${key}`);
      if (existsSync(file)) return JSON.parse(used(file));
      const value = await make();
      writeWholeSync('the cache', file, JSON.stringify(value));
      return value;
    },
  };
}

/** Marks a file as used: the least recently used are removed first. */
function used(file: string): string {
  const now = new Date();
  utimesSync(file, now, now);
  return readFileSync(file, 'utf8');
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length <= keptMax) return;
  const byAge = files.map((file) => ({ file, age: statSync(file).mtimeMs })).sort((a, b) => a.age - b.age);
  for (const { file } of byAge.slice(0, files.length - keptMax / 2)) rmSync(file, { force: true });
}
