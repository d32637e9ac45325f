import { posix } from 'node:path';
import { type Page, read } from './page.mjs';

const guides: readonly (readonly [file: string, key: string, group: string])[] = [
  ['mocks/README.md', 'mock', 'The mock'],
  ['spec/client/README.md', 'client', 'A client'],
  ['conformance/README.md', 'kit', 'The kit'],
  ['spec/README.md', 'contract', 'The contract'],
  ['examples/README.md', 'examples', 'Examples'],
];

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

interface Section {
  readonly file: string;
  readonly group: string;
  readonly page: string;
  readonly title: string;
  readonly content: string;
  readonly anchors: readonly string[];
}

/** Each chapter of a README is a page; one without chapters is a page as a whole. */
const sections: readonly Section[] = guides.flatMap(([file, key, group]) => {
  const parts = read(file).split(/^(?=## )/m);
  const chapters = parts.length > 1 ? parts.slice(1) : parts;
  return chapters.map((content) => {
    const title = /^##? (.*)/.exec(content)?.[1] ?? key;
    const page = parts.length > 1 ? `${key}-${slugOf(title)}` : key;
    const anchors = [...content.matchAll(/^###? (.*)$/gm)].map(([, heading = '']) => slugOf(heading));
    return {
      file,
      group,
      page,
      title,
      content: parts.length > 1 ? content.replaceAll(/^#(#+ )/gm, '$1') : content,
      anchors,
    };
  });
});

/** Leads a link between files of the repository to the page that has become of its target. */
function linked({ file, content }: Section): string {
  return content.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, text: string, to: string) => {
    if (to.includes('://')) return whole;
    const [path = '', anchor = ''] = to.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    if (target === 'README.md') return `[${text}](/)`;
    const found = sections.find(
      ({ file: other, anchors }) => other === target && (anchor === '' || anchors.includes(anchor)),
    );
    // Files of the repository are no pages.
    if (found === undefined) return text;
    return `[${text}](/how-to/${found.page}${found.anchors[0] === anchor || anchor === '' ? '' : `#${anchor}`})`;
  });
}

/** How-to by task: the chapters of the READMEs beside the rooms. Lists of all operations are reference. */
export const howTo: readonly Page[] = sections
  .filter(({ title }) => title !== 'Every operation')
  .map((section) => ({
    folder: 'how-to',
    page: section.page,
    title: section.title,
    group: section.group,
    content: linked(section),
  }));
