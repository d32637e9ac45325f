import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { howTo } from '../how-to.mjs';
import { type Page, root } from '../page.mjs';
import { looked } from '../reference.mjs';

// The search of VitePress reads files, so the pages that are made of others are written before it looks.
const srcDir = join(root, '.pdk/site');
rmSync(srcDir, { recursive: true, force: true });
for (const name of ['index.md', 'tutorials', 'explanation'])
  cpSync(join(root, 'spec/docs/site', name), join(srcDir, name), { recursive: true });
for (const { folder, page, content } of [...howTo, ...looked]) {
  mkdirSync(join(srcDir, folder), { recursive: true });
  writeFileSync(join(srcDir, folder, `${page}.md`), content);
}

const items = (pages: readonly Page[]) =>
  pages.map(({ folder, page, title }) => ({ text: title, link: `/${folder}/${page}` }));

/** Every page works without a network; `pdk docs` lies beside them, under `service/`. */
export default defineConfig({
  title: 'people-data-kit',
  description: 'A mock of the People Data Service, and a kit that checks any implementation of it',
  srcDir,
  outDir: join(root, 'site'),
  cacheDir: join(root, '.pdk/vitepress'),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  ignoreDeadLinks: [/\/service\//],
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    search: {
      provider: 'local',
      // The visible text is part of the name, for whoever controls the page by voice.
      options: {
        translations: { button: { buttonText: 'Search (Ctrl K)', buttonAriaLabel: 'Search (Ctrl K)' } },
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Tutorials', link: '/tutorials/integrator', activeMatch: '/tutorials/' },
      { text: 'How-to', link: items(howTo)[0]?.link ?? '/', activeMatch: '/how-to/' },
      { text: 'Reference', link: '/reference/operations', activeMatch: '/reference/' },
      { text: 'Explanation', link: '/explanation/readings', activeMatch: '/explanation/' },
    ],
    sidebar: {
      '/tutorials/': [
        { text: 'Write a client', link: '/tutorials/integrator' },
        { text: 'Check an implementation', link: '/tutorials/qa' },
        { text: 'Change the contract', link: '/tutorials/author' },
      ],
      '/how-to/': [...new Set(howTo.map(({ group }) => group))].map((text) => ({
        text,
        items: items(howTo.filter(({ group }) => group === text)),
      })),
      '/reference/': [
        ...items(looked),
        { text: 'The service in full', link: '/service/index.html', target: '_self' },
      ],
      '/explanation/': [
        { text: 'Why readings', link: '/explanation/readings' },
        { text: 'What a verdict means', link: '/explanation/verdicts' },
        { text: 'How a rule is written', link: '/explanation/rules' },
      ],
    },
  },
});
