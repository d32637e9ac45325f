import { isArray, isObject } from '../source/json.js';
import type { SourceTree } from '../source/tree.js';
import { visit } from './details.js';
import type { Reporting } from './entries.js';

const file = 'spec/specification.yaml';

/** The sentences and table rows of each section. */
export type Sentences = ReadonlyMap<string, readonly string[]>;

/** Returns the text of the specification by section; undefined if the tree has no copy of it. */
export function sentencesIn(tree: SourceTree): Sentences | undefined {
  const entries = tree.files.get(file)?.value;
  if (!isArray(entries)) return undefined;
  return new Map(
    entries.flatMap((entry): [string, string[]][] => {
      if (!isObject(entry) || typeof entry['section'] !== 'string') return [];
      return [[entry['section'], isArray(entry['says']) ? entry['says'].map(String) : []]];
    }),
  );
}

/** Reports unknown sections and quotations that are not in the specification; … stands for omitted words. */
export function checkSpecification({ tree, report }: Reporting): void {
  const sentences = sentencesIn(tree);
  if (sentences === undefined) return;
  const all = plain([...sentences.values()].flat().join('\n'));
  const known = [...sentences.keys()].filter((section) => !section.includes('rule')).join(', ');
  for (const { path, value } of tree.files.values()) {
    if (path === file || path === 'spec/control.yaml') continue;
    visit(value, { file: path, keys: [] }, (detail, { keys }) => {
      for (const key of told) {
        const text = detail[key];
        if (typeof text !== 'string') continue;
        const place = { file: path, keys: [...keys, key] };
        const unknown = text.split(',').find((section) => !sentences.has(section.trim()));
        if (key.endsWith('section')) {
          if (unknown === undefined) continue;
          const says = `the specification has no section "${unknown.trim()}"`;
          report(place, 'catalogue', says, `it has ${known}`);
        } else if (!text.split('…').every((part) => all.includes(plain(part)))) {
          const todo = `quote a sentence, or a part of one, of ${file}`;
          report(place, 'catalogue', `the specification does not say "${text.trim()}"`, todo);
        }
      }
    });
  }
}

/** Normalises case, whitespace and the final full stop, which a part of a sentence lacks. */
export const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();

const told = ['section', 'x-section', 'quote', 'x-stated', 'x-quote'];
