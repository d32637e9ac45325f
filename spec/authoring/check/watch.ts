import { join } from 'node:path';
import { watchTree } from '../../source/watch-files.js';

/** Editors save in several steps: events within this time count as one edit. */
const togetherMs = 150;

const watched = ['spec', 'mocks', 'conformance', 'fixtures'];

/** Calls `look`, and again after each edit, until the process receives a signal. If the first call fails, nothing is watched. */
export async function watchSources(root: string, look: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const edited = (path: string) => {
    if (!/\.(yaml|ts|js)$/.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(look).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
    }, togetherMs);
  };
  const unwatch = watched.map((folder) => watchTree(join(root, folder), edited));
  const stop = () => {
    clearTimeout(timer);
    for (const each of unwatch) each();
  };
  const first = look();
  running = first.catch(() => undefined);
  await first.catch((error: unknown) => {
    stop();
    throw error;
  });
  process.stderr.write(`watching ${watched.join(', ')}; Ctrl-C ends it\n`);
  // A watcher alone does not keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  clearInterval(alive);
  stop();
  await running;
}
