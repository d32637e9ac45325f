import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives files another text, all or none: each is written beside its place first, then all are renamed. Where a rename
 * fails, the earlier ones get their former text back, and the error is thrown.
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
