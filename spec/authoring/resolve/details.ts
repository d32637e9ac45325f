import { isMap, type YAMLMap } from 'yaml';
import type { Detail } from './decide.js';
import { nameOf, statusesOf } from './statuses.js';
import {
  entriesAt,
  listAt,
  type MapPlace,
  pairAt,
  startOf,
  textAt,
  valueAt,
  type YamlFile,
} from './yaml-file.js';

/** A detail of a contract document and its place. */
export interface FoundDetail extends Detail {
  /** The name in messages, such as `response 422` or `keyword required of FindRequest`. */
  readonly what: string;
  readonly file: YamlFile;
  readonly map: YAMLMap;
  /** Counted from 1. */
  readonly line: number;
  /** For a keyword: its name. */
  readonly keyword?: string;
}

/** Returns all details in the documents of the contract that answer a question. */
export function detailsOf(question: string, files: readonly YamlFile[]): readonly FoundDetail[] {
  const statuses = statusesOf(files);
  return files.flatMap((file) => {
    const places = file.maps;
    return places.flatMap((place) => [
      ...markedIn(place, question, file, places, statuses),
      ...keywordsIn(place, question, file),
    ]);
  });
}

function markedIn(
  place: MapPlace,
  question: string,
  file: YamlFile,
  places: readonly MapPlace[],
  statuses: ReadonlyMap<string, readonly string[]>,
): readonly FoundDetail[] {
  const { map } = place;
  const basis = textAt(map, 'x-basis');
  if (textAt(map, 'x-question') !== question || (basis !== 'assumed' && basis !== 'confirmed')) return [];
  const described = statuses.get(nameOf(file, place)) ?? [];
  const kind = kindOf(place, described.length > 0);
  const role = kind === 'role' ? textAt(map, 'role') : undefined;
  const readings = listAt(map, 'x-readings');
  return [
    {
      kind,
      what: `${kind} ${titleOf(place, kind, places)}`,
      basis,
      statuses: described,
      ...(role === undefined ? {} : { role }),
      ...(readings === undefined ? {} : { readings }),
      file,
      map,
      line: file.lineAt(startOf(pairAt(map, 'x-basis')?.key)),
    },
  ];
}

function keywordsIn({ map, path }: MapPlace, question: string, file: YamlFile): readonly FoundDetail[] {
  return (['assumed', 'confirmed'] as const).flatMap((basis) => {
    const key = `x-${basis}-keywords`;
    return entriesAt(map, key)
      .filter(([, id]) => id === question)
      .map(([keyword]) => ({
        kind: 'keyword' as const,
        what: `keyword ${keyword} of ${path.at(-1) ?? file.path}`,
        basis,
        statuses: [],
        file,
        map,
        line: file.lineAt(startOf(pairAt(map, key)?.key)),
        keyword,
      }));
  });
}

function kindOf({ map, path }: MapPlace, isResponse: boolean): Detail['kind'] {
  const [last, parent] = [...path].reverse();
  if (last === 'x-role') return 'role';
  if (textAt(map, 'operationId') !== undefined) return 'operation';
  if (isResponse || parent === 'responses') return 'response';
  if (parent === 'headers') return 'header';
  if (parent === 'properties') return 'member';
  return textAt(map, 'in') !== undefined && isMap(valueAt(map, 'schema')) ? 'parameter' : 'schema';
}

function titleOf({ map, path }: MapPlace, kind: Detail['kind'], places: readonly MapPlace[]): string {
  const name = textAt(map, 'operationId') ?? (kind === 'parameter' ? textAt(map, 'name') : undefined);
  if (name !== undefined) return name;
  if (kind !== 'role') return path.at(-1) ?? '';
  const parent = path.slice(0, -1).join('\n');
  const operation = places.find((place) => place.path.join('\n') === parent);
  return `of ${(operation && textAt(operation.map, 'operationId')) ?? path.at(-2)}`;
}
