import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** Stops watching. */
export type Unwatch = () => void;

/** Reports each change in a folder at any depth, even if folders are replaced: each is watched by itself. */
export function watchTree(folder: string, onChange: (path: string) => void): Unwatch {
  const watchers = new Map<string, FSWatcher>();
  const drop = (path: string) => {
    for (const [watched, watcher] of watchers) {
      if (watched !== path && !watched.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };
  const scan = (tells = true) => {
    for (const path of foldersIn(folder)) {
      if (watchers.has(path)) continue;
      const watcher = watchFolder(path, (kind, name) => {
        const changed = name === null ? path : join(path, name);
        // A renamed or recreated folder is another one, even under a known name.
        if (kind === 'rename') drop(changed);
        scan();
        onChange(changed);
      });
      if (watcher === undefined) continue;
      watchers.set(path, watcher);
      if (tells) onChange(path);
    }
  };
  const above = watchFolder(dirname(folder), (_, name) => {
    if (name !== null && name !== basename(folder)) return;
    drop(folder);
    scan();
    onChange(folder);
  });
  scan(false);
  return () => {
    above?.close();
    drop(folder);
  };
}

/** Reports when a file is written, replaced or removed. */
export function watchFile(file: string, onChange: (path: string) => void): Unwatch {
  const watcher = watchFolder(dirname(file), (_, name) => {
    if (name === null || name === basename(file)) onChange(file);
  });
  return () => watcher?.close();
}

/** Returns undefined if the folder does not exist (any more). */
function watchFolder(
  path: string,
  onEvent: (kind: string, name: string | null) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(path, { persistent: false }, onEvent);
    // The folder was removed: the watcher of its parent reports it.
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

function foldersIn(folder: string): readonly string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
    );
    return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
  } catch {
    return [];
  }
}
