import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, browsing, inPage, isDark } from '../../../fixtures/chromium.js';
import { portOf } from '../../../fixtures/ports.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';

const folder = temporaryFolder();
const root = join(import.meta.dirname, '../../..');
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isThere = existsSync(file);
  response.writeHead(isThere ? 200 : 404, {
    'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'text/plain',
  });
  response.end(isThere ? readFileSync(file) : '');
});
let origin = '';
const { opened } = browsing();

beforeAll(async () => {
  const run = promisify(execFile);
  await run('npx', ['vitepress', 'build', 'spec/docs/site', '--outDir', folder], { cwd: root });
  await run('node', ['dist/cli.js', 'docs', '--out', join(folder, 'service')], { cwd: root });
  origin = `http://127.0.0.1:${await portOf(server)}`;
}, 200_000);
afterAll(() => {
  server.close();
});

const pages = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

test('every link leads to a page, and to a place on it', () => {
  const texts = new Map(pages().map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const broken = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/<a[^>]* href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const { origin: host, pathname, hash } = new URL(href, `http://site/${page}`);
      if (host !== 'http://site') return [];
      const target = texts.get(pathname.endsWith('/') ? `${pathname}index.html`.slice(1) : pathname.slice(1));
      const isThere = hash === '' || target?.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      return target !== undefined && isThere ? [] : [`${page}: ${href}`];
    }),
  );
  expect(broken).toEqual([]);
  expect(texts.size).toBeGreaterThan(30);
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing where the system is %s',
  { timeout: 200_000 },
  async (colorScheme) => {
    for (const name of [
      'index',
      'tutorials/qa',
      'how-to/mock-in-tests',
      'reference/rules',
      'explanation/verdicts',
    ]) {
      const page = await opened(`${origin}/${name}.html`, { colorScheme });
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      expect(await isDark(page)).toBe(colorScheme === 'dark');
    }
  },
);

test('the keyboard finds a rule and the task that speaks of a reset connection, without a network', async () => {
  for (const [words, found] of [
    ['find.at-most-size', 'reference/rules.html'],
    ['truncateAfterBytes', 'how-to/mock-a-bad-network.html'],
  ] as const) {
    const page = await opened(`${origin}/index.html`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await page.locator('.result').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(found));
  }
});

test('nothing overflows on a phone', { timeout: 120_000 }, async () => {
  for (const name of ['index', 'tutorials/integrator', 'reference/command-line', 'explanation/readings']) {
    const page = await opened(`${origin}/${name}.html`, { viewport: { width: 340, height: 700 } });
    expect([name, await inPage(page, 'document.documentElement.scrollWidth <= 340')]).toEqual([name, true]);
  }
});
