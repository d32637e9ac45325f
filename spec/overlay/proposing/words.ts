/**
 * Synonyms in names of operations and members; the first of each row represents all of it. Members that differ only by a synonym
 * are similar, not equal.
 */
const synonyms: readonly (readonly string[])[] = [
  ['get', 'read', 'fetch', 'retrieve', 'show', 'view', 'detail', 'describe'],
  ['list', 'index', 'all'],
  ['create', 'add', 'new', 'make', 'post', 'register'],
  ['update', 'change', 'edit', 'modify', 'patch', 'set', 'put', 'replace'],
  ['delete', 'remove', 'destroy', 'drop'],
  ['org', 'organization', 'organisation', 'tenant', 'workspace'],
  ['id', 'identifier', 'uid', 'uuid', 'guid'],
  ['email', 'mail'],
  ['at', 'on', 'date', 'time', 'timestamp', 'datetime'],
  ['created', 'creation'],
  ['updated', 'modified', 'changed'],
  ['token', 'cursor'],
  ['limit', 'size'],
  ['description', 'desc'],
  ['label', 'name', 'title'],
  ['person', 'people'],
  ['batch', 'bulk'],
  ['count', 'number', 'num'],
];
const meanings = new Map(synonyms.flatMap(([first = '', ...others]) => others.map((word) => [word, first])));

/** Returns the words of a name in camelCase, snake_case, kebab-case or prose: in lower case and singular. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

/** Returns the words of a name, with synonyms replaced by one of them. */
export const meaningsOf = (name: string): readonly string[] =>
  wordsOf(name).map((word) => meanings.get(word) ?? word);

/** Returns a name as words, independent of its style. */
export const nameKey = (name: string): string => meaningsOf(name).join(' ');

function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '');
}
