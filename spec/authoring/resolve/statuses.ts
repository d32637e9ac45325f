import { posix } from 'node:path';
import { type MapPlace, textAt, type YamlFile } from './yaml-file.js';

/** Returns the name of a place: the file, `#` and the JSON pointer. */
export function nameOf(file: YamlFile, { pointer }: MapPlace): string {
  return `${file.path}#${pointer}`;
}

/**
 * Returns the statuses under which each response is described, by the name of its place. Operations refer to shared responses.
 */
export function statusesOf(files: readonly YamlFile[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map(
    files.flatMap((file) =>
      file.maps.map((place): [string, { file: YamlFile; place: MapPlace }] => [
        nameOf(file, place),
        { file, place },
      ]),
    ),
  );
  const found = new Map<string, string[]>();
  for (const { file, place } of places.values()) {
    const [status = '', parent] = [...place.path].reverse();
    if (parent !== 'responses' || !/^\d{3}$/.test(status)) continue;
    for (let name: string | undefined = nameOf(file, place); name !== undefined; ) {
      const known = found.get(name) ?? [];
      // A reference that was already followed for this status leads nowhere new.
      if (known.includes(status)) break;
      found.set(name, [...known, status].sort());
      const target = places.get(name);
      const reference = target && textAt(target.place.map, '$ref');
      name = target && reference !== undefined ? referred(target.file, reference) : undefined;
    }
  }
  return found;
}

/** Returns the name of the place that a reference in a file leads to. */
function referred(file: YamlFile, reference: string): string {
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file.path : posix.join(posix.dirname(file.path), path);
  return `${target}#${decodeURIComponent(pointer)}`;
}
