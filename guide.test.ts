import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guide } from './fixtures/guide.js';

const root = import.meta.dirname;

/** The anchor of a heading, as repository hosts generate it. */
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

test('README has at most 200 lines', () => {
  expect(guide[0]?.text.split('\n').length).toBeLessThanOrEqual(200);
});

describe.each(guide)('$file', ({ file, text }) => {
  test('has no broken links', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      if (path.includes('://')) return false;
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(join(root, target)) || (anchor && !anchors.get(target)?.includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('is linked from README', () => {
    expect(file === 'README.md' || guide[0]?.text.includes(`](${file}`)).toBe(true);
  });
});
