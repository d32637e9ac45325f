import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors save in several steps: what comes within this time is one edit. */
const togetherMs = 150;

const watched = ['spec', 'mocks', 'conformance', 'fixtures'];

/**
 * Calls `again` after every edit of the contract or of the code, one call at a time, until the process is told to stop.
 */
export async function watchSources(root: string, again: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const edited = (file: string | null) => {
    if (file !== null && !/\.(yaml|ts|js)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(again).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
    }, togetherMs);
  };
  const watchers = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => edited(file)),
  );
  process.stderr.write(`watching ${watched.join(', ')}; Ctrl-C ends it\n`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await running;
}
