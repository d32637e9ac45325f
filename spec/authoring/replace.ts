import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces the texts of all files or of none: writes each new file next to the old one, then renames all. If a rename fails,
 * restores the earlier ones and throws the error.
 * @param texts by path relative to `root`
 */
export function replaceFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const files = [...texts].map(([path, text]) => {
    const file = join(root, path);
    return { file, fresh: `${file}.new`, text, former: textOf(file) };
  });
  const done: (typeof files)[number][] = [];
  try {
    for (const { fresh, text } of files) {
      mkdirSync(dirname(fresh), { recursive: true });
      writeFileSync(fresh, text);
    }
    for (const each of files) {
      renameSync(each.fresh, each.file);
      done.push(each);
    }
  } catch (error) {
    for (const { file, former } of done) {
      if (former === undefined) rmSync(file);
      else writeFileSync(file, former);
    }
    for (const { fresh } of files) rmSync(fresh, { force: true });
    throw error;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
