import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files of the project's code, generated or not. */
export function codeFiles(root: string, isMeant: (file: string) => boolean): readonly string[] {
  if (!existsSync(root)) return [];
  const top = readdirSync(root).filter((file) => isMeant(file) && statSync(join(root, file)).isFile());
  // The published package has no fixtures.
  const within = ['generated', 'mocks', 'conformance', 'fixtures', 'spec']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    );
  return [...top, ...within.filter(isMeant)];
}

/** Identifies a state of the code by the names, sizes and modification times of these files. */
export function codeStamp(root: string, isMeant: (file: string) => boolean): string {
  return [...codeFiles(root, isMeant)]
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
