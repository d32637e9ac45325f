import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import type { Place, SourceTree } from '../source/tree.js';
import { visit } from './check.js';
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

/** Conditions repeat members, and examples state nothing. */
const passedOver = ['if', 'then', 'else', 'example', 'examples'];

interface Around {
  readonly isStated: boolean;
  readonly says: readonly string[];
}

/** Reports details marked as stated that no sentence or row of their section names, and that quote none as `x-quote`. */
export function checkStated({ tree, report }: Reporting): void {
  const sentences = sentencesIn(tree);
  if (sentences === undefined) return;
  const visit = (value: Json, place: Place, around: Around): void => {
    if (!isArray(value) && !isObject(value)) return;
    const here = isObject(value) ? within(value, around, sentences) : around;
    if (isObject(value) && here.isStated && value['x-quote'] === undefined && !isQuoted(value, place, here)) {
      const name = value['name'] ?? place.keys.at(-1);
      const what = name === undefined ? 'the detail' : JSON.stringify(name);
      const says = `${what} is marked as stated, and no sentence of its section names it`;
      report(place, 'catalogue', says, 'quote its words as "x-quote"; what no sentence carries is assumed');
    }
    // Only the role of an operation depends on a sibling.
    const row = isObject(value) ? rowOf(value, here.says) : undefined;
    for (const [key, member] of Object.entries(value)) {
      if (passedOver.includes(key)) continue;
      const says = key === 'x-role' ? [row ?? ''] : here.says;
      visit(member, { file: place.file, keys: [...place.keys, key] }, { ...here, says });
    }
  };
  for (const { path, value } of tree.files.values()) {
    const isContract = !/^spec\/(rules|questions)\/|\/(control|specification)\.yaml$/.test(path);
    if (isContract) visit(value, { file: path, keys: [] }, { isStated: false, says: [] });
  }
}

/** A detail with its own section but no basis is stated, too. */
function within(detail: JsonObject, around: Around, sentences: Sentences): Around {
  const { 'x-basis': basis, 'x-section': section } = detail;
  const says =
    typeof section === 'string'
      ? section.split(',').flatMap((each) => sentences.get(each.trim()) ?? [])
      : around.says;
  if (basis === undefined) return { isStated: around.isStated || section !== undefined, says };
  return { isStated: basis === 'stated' || basis === 'derived', says };
}

function isQuoted(detail: JsonObject, { keys }: Place, { says }: Around): boolean {
  const [key = '', holder] = keys.toReversed();
  if (key === 'x-role') return says.some((row) => roleIn(detail, row.split(' | ').at(-1) ?? ''));
  if (detail['operationId'] !== undefined)
    return rowOf(detail, says) !== undefined || detail['x-stated'] !== undefined;
  if (holder === 'responses' && detail['$ref'] !== undefined) return true;
  if (holder === 'properties' || holder === 'responses') return names(says, key);
  if (typeof detail['name'] === 'string' && detail['in'] !== undefined) return names(says, detail['name']);
  // A record is described by its members; anything else is a claim only if it has a section or basis of its own.
  const isOwn = detail['x-section'] !== undefined || detail['x-basis'] !== undefined;
  return !isOwn || detail['properties'] !== undefined || detail['allOf'] !== undefined;
}

/** Whether a row begins with a name, alone or as the last part of a path, or a sentence contains it as code. */
function names(says: readonly string[], name: string): boolean {
  const isFirst = (row: string) => row.includes(' | ') && `.${row.split(' | ')[0]}`.endsWith(`.${name}`);
  return says.some((each) => isFirst(each) || each.includes(`\`${name}\``));
}

function rowOf(detail: JsonObject, says: readonly string[]): string | undefined {
  const stated = detail['x-stated'];
  if (typeof stated !== 'string') return undefined;
  return says.find((each) => each.includes(' | ') && plain(each).includes(plain(stated)));
}

function roleIn({ role, also }: JsonObject, cell: string): boolean {
  const needed = [role === 'none' && also !== undefined ? also : role, also ?? role];
  return needed.every((each) => cell.includes(String(each)));
}
