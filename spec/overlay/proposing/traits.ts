import { type Described, isPlaceholder } from './described.js';
import { type SchemaAt, viewOf } from './schema-view.js';
import { meaningsOf, nameKey } from './words.js';

/** Sets of words that are compared each for itself. */
export const fields = ['path', 'id', 'prose', 'request', 'answer'] as const;
export type Field = (typeof fields)[number];

/** What an operation is told by. */
export interface Traits {
  readonly words: Readonly<Record<Field, ReadonlySet<string>>>;
  readonly method: string;
  /** What each value in its path is called, and what stands before it. */
  readonly values: readonly ReadonlySet<string>[];
  /** Whether its path ends with a value. */
  readonly isOfOne: boolean;
  readonly hasRequest: boolean;
  readonly hasAnswer: boolean;
}

/** Segments that come before every path and say nothing. */
const ofServers = /^(api|rest|v\d[\w.]*)$/i;
/** Members that are compared of one body: enough to tell it by. */
const most = 60;

/**
 * @param prefix segments that paths begin with, wherever they lead
 * @param meant other words for what stands in a path, once known
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

/** Names of members, down to some levels. */
function namesIn(at: SchemaAt | undefined, levels: number): readonly string[] {
  if (at === undefined || levels === 0) return [];
  const { members, items } = viewOf(at);
  const own = [...members.values()].slice(0, most);
  return [
    ...own.map(({ name }) => nameKey(name)),
    // The elements of a list are no level of their own.
    ...namesIn(items, levels),
    ...own.flatMap((member) => namesIn(member, levels - 1)),
  ];
}
