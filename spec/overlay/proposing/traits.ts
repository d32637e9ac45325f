import { type Described, isPlaceholder } from './described.js';
import { type SchemaAt, viewOf } from './schema-view.js';
import { meaningsOf, nameKey } from './words.js';

/** Sets of words that are compared separately. */
export const fields = ['path', 'id', 'prose', 'request', 'answer'] as const;
export type Field = (typeof fields)[number];

/** The comparable traits of an operation. */
export interface Traits {
  readonly words: Readonly<Record<Field, ReadonlySet<string>>>;
  readonly method: string;
  /** The words of each path parameter and of the segment before it. */
  readonly values: readonly ReadonlySet<string>[];
  /** Whether its path ends with a parameter. */
  readonly isOfOne: boolean;
  readonly hasRequest: boolean;
  readonly hasAnswer: boolean;
}

/** Segments at the beginning of any path, without meaning. */
const ofServers = /^(api|rest|v\d[\w.]*)$/i;
/** The number of compared members of a body: enough to recognise it. */
const most = 60;

/**
 * @param prefix the number of segments that are a common prefix of paths
 * @param meant returns our word for a path segment, once known
 */
export function traitsOf(
  operation: Described,
  prefix = 0,
  meant: (segment: string) => string = (segment) => segment,
): Traits {
  const { operationId = '', prose, query, request, answer, method } = operation;
  const segments = operation.segments.slice(prefix).map((each) => (isPlaceholder(each) ? each : meant(each)));
  const literals = segments.filter((segment) => !isPlaceholder(segment) && !ofServers.test(segment));
  const names = (of: SchemaAt | undefined) => namesIn(of, 2).slice(0, most);
  return {
    words: {
      path: new Set(literals.flatMap(meaningsOf)),
      id: new Set(meaningsOf(operationId)),
      prose: new Set(meaningsOf(prose)),
      request: new Set([...names(request), ...query.map(({ name }) => nameKey(name))]),
      answer: new Set(names(answer)),
    },
    method,
    values: segments.flatMap((segment, index) =>
      isPlaceholder(segment) ? [valueWords(segments, index)] : [],
    ),
    isOfOne: isPlaceholder(segments.at(-1) ?? ''),
    hasRequest: request !== undefined,
    hasAnswer: answer !== undefined,
  };
}

function valueWords(segments: readonly string[], index: number): ReadonlySet<string> {
  const before = segments[index - 1] ?? '';
  const words = [...meaningsOf(segments[index] ?? ''), ...(isPlaceholder(before) ? [] : meaningsOf(before))];
  return new Set(words.filter((word) => word !== 'id'));
}

/** Returns the names of members, down to a number of levels. */
function namesIn(at: SchemaAt | undefined, levels: number): readonly string[] {
  if (at === undefined || levels === 0) return [];
  const { members, items } = viewOf(at);
  const own = [...members.values()].slice(0, most);
  return [
    ...own.map(({ name }) => nameKey(name)),
    // The elements of a list are not a level of their own.
    ...namesIn(items, levels),
    ...own.flatMap((member) => namesIn(member, levels - 1)),
  ];
}
