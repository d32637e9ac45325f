import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { measured } from '../../regenerate.js';
import { codeFiles } from './code-stamp.js';

const isCode = (file: string) => /\.(ts|js|json)$/.test(file) && !file.startsWith('generated');

/**
 * Maintains a copy of the project's code with the files generated from the current contract, so that the code can be compiled
 * against an edited contract without writing to the project.
 * @param generated everything under `generated/`, by file name
 * @returns the folder of the copy
 */
export function shadowTree(root: string, generated: ReadonlyMap<string, string>, cache: string): string {
  const shadow = join(cache, 'tree');
  const wanted = new Set(codeFiles(root, isCode));
  mkdirSync(shadow, { recursive: true });
  for (const file of wanted) copyIfOther(join(root, file), join(shadow, file));
  for (const [name, text] of generated) writeIfOther(join(shadow, 'generated', name), codeOf(name, text));
  copyIfOther(join(root, 'generated', measured), join(shadow, 'generated', measured));
  for (const file of codeFiles(shadow, isCode)) if (!wanted.has(file)) rmSync(join(shadow, file));
  for (const name of readdirSync(join(shadow, 'generated'))) {
    if (!generated.has(name) && name !== measured) rmSync(join(shadow, 'generated', name));
  }
  const modules = join(shadow, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(root, 'node_modules'), modules);
  return shadow;
}

/** Keeps the modification time, so that the compiler recognises unchanged files. */
function copyIfOther(from: string, to: string): void {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target && target.size === source.size && target.mtimeMs === source.mtimeMs) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, source.atime, source.mtime);
}

function writeIfOther(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Descriptions do not change types: without them, an edited description needs no compilation. */
const codeOf = (name: string, text: string): string =>
  name.endsWith('.ts') ? text.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '') : text;
