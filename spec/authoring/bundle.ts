import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const dist = 'dist/cli';

/**
 * Replaces the compiled command `pdk mock` by a bundle of what it loads: Node needs a quarter of the time for one large
 * file that it needs for two hundred small ones. What the mock needs only sometimes stays in files of its own.
 * @returns the written files, from the root.
 */
export async function bundleMock(root: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { mock: 'cli/mock.ts' },
    outdir: dist,
    chunkNames: 'mock-[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    plugins: [placeOf(root)],
  });
  return Object.keys(metafile.outputs);
}

/** A bundled module looks for its files and workers where the compiler put it, not where the bundle is. */
const placeOf = (root: string): Plugin => ({
  name: 'place of each module',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const place = relative(join(root, 'cli'), path).replaceAll('\\', '/').replace(/ts$/, 'js');
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${posix.dirname(place)}')`);
      return { contents, loader: 'ts' };
    }),
});
