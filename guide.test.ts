import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guide } from './fixtures/guide.js';

const root = import.meta.dirname;

/** As hosts of repositories name a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchors = new Map(
  guide.map(({ file, text }) => {
    const prose = text.replaceAll(/```.*?```/gs, '');
    return [file, [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))];
  }),
);

test('README is read in one go', () => {
  expect(guide[0]?.text.split('\n').length).toBeLessThanOrEqual(200);
});

describe.each(guide)('$file', ({ file, text }) => {
  test('has no link that leads nowhere', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      if (path.includes('://')) return false;
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(join(root, target)) || (anchor && !anchors.get(target)?.includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('can be reached from README', () => {
    expect(file === 'README.md' || guide[0]?.text.includes(`](${file}`)).toBe(true);
  });
});
