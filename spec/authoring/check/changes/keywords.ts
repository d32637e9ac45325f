import { isArray, type Json } from '../../../source/json.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';

/** The direction in which values of a schema are sent: to the service or from it. */
export type Direction = 'request' | 'response';

/** A keyword before and after; undefined if absent. */
type Values = readonly [before: Json | undefined, after: Json | undefined];
type Rate = (values: Values, direction: Direction) => Rated;

const words: Rate = () => documentation();

/** A constraint that became tighter, looser, or just different. */
type Move = 'tighter' | 'looser' | 'other';

/** Requests break if more is refused, responses if less is promised. */
function moved(move: Move, direction: Direction, unit: string): Rated {
  if (move === 'other') return breaking(`${unit} is another one`);
  if (direction === 'request') {
    return move === 'tighter'
      ? breaking(`${unit} is tighter: what was accepted is refused`)
      : compatible(`${unit} is looser: more is accepted`);
  }
  return move === 'tighter'
    ? compatible(`${unit} is tighter: answers keep it all the more`)
    : breaking(`${unit} is looser: answers come that clients were promised never to see`);
}

const bound =
  (isUpper: boolean, unit: string): Rate =>
  ([before, after], direction) => {
    if (before === undefined) return moved('tighter', direction, unit);
    if (after === undefined) return moved('looser', direction, unit);
    const isLower = Number(after) < Number(before);
    return moved(isLower === isUpper ? 'tighter' : 'looser', direction, unit);
  };

const exact =
  (unit: string): Rate =>
  ([before, after], direction) => {
    if (before === undefined) return moved('tighter', direction, unit);
    return moved(after === undefined ? 'looser' : 'other', direction, unit);
  };

/** Rates sets of allowed values. Without the keyword every value is allowed. */
const admitted =
  (unit: string, listed: (value: Json | undefined) => readonly string[] | undefined): Rate =>
  ([before, after], direction) => {
    const was = listed(before);
    const is = listed(after);
    if (was === undefined) return moved('tighter', direction, unit);
    if (is === undefined) return moved('looser', direction, unit);
    const lost = was.some((value) => !covers(is, value));
    const gained = is.some((value) => !covers(was, value));
    if (lost && gained) return breaking(`${unit} lost some values and gained others`);
    if (lost) return moved('tighter', direction, unit);
    return gained ? moved('looser', direction, unit) : documentation('another order');
  };

/** Every integer is a number. */
const covers = (values: readonly string[], value: string): boolean =>
  values.includes(value) || (value === '"integer"' && values.includes('"number"'));

const asTexts = (value: Json | undefined): readonly string[] | undefined => {
  if (value === undefined) return undefined;
  return (isArray(value) ? value : [value]).map((item) => JSON.stringify(item));
};

/** Rates `required`: more required members break requests, fewer break responses. */
const required: Rate = ([before, after], direction) => {
  const was = asTexts(before) ?? [];
  const is = asTexts(after) ?? [];
  const more = is.filter((name) => !was.includes(name));
  const less = was.filter((name) => !is.includes(name));
  if (direction === 'request' && more.length > 0)
    return breaking(`${more.join(', ')} must be sent from now on`);
  if (direction === 'response' && less.length > 0)
    return breaking(`${less.join(', ')} may be missing from now on`);
  if (more.length + less.length === 0) return documentation('another order');
  return compatible(
    more.length > 0 ? `${more.join(', ')} is always there` : `${less.join(', ')} may be left out`,
  );
};

const additional: Rate = ([before, after], direction) => {
  const isClosed = (value: Json | undefined) => value === false;
  if (isClosed(after) === isClosed(before)) return breaking('what else may be there is described otherwise');
  return moved(isClosed(after) ? 'tighter' : 'looser', direction, 'the set of members');
};

const standard: Rate = () => breaking('who leaves it out gets another behaviour');

/** How a change of each schema keyword is rated. */
const rates: Readonly<Record<string, Rate>> = {
  description: words,
  title: words,
  summary: words,
  example: words,
  examples: words,
  externalDocs: words,
  deprecated: () => documentation('a hint to clients'),
  $comment: words,
  'x-date': () => compatible('the kind of date: rules follow from it'),
  'x-record': () => compatible('rules follow from it'),
  type: admitted('the type', asTexts),
  enum: admitted('the set of values', asTexts),
  const: exact('the value'),
  format: exact('the format'),
  pattern: exact('the pattern'),
  multipleOf: exact('the step'),
  uniqueItems: ([before, after], direction) =>
    moved(after === true && before !== true ? 'tighter' : 'looser', direction, 'that items differ'),
  maximum: bound(true, 'the upper bound'),
  exclusiveMaximum: bound(true, 'the upper bound'),
  maxLength: bound(true, 'the length'),
  maxItems: bound(true, 'the number of items'),
  maxProperties: bound(true, 'the number of members'),
  minimum: bound(false, 'the lower bound'),
  exclusiveMinimum: bound(false, 'the lower bound'),
  minLength: bound(false, 'the length'),
  minItems: bound(false, 'the number of items'),
  minProperties: bound(false, 'the number of members'),
  required,
  additionalProperties: additional,
  unevaluatedProperties: additional,
  default: standard,
  readOnly: () => breaking('who may set it is another one'),
  writeOnly: () => breaking('who may see it is another one'),
};

/**
 * Rates a change of a schema keyword. An unknown keyword is rated as breaking: a false alarm is better than a missed break.
 * @param isConditional whether the schema is part of a condition, where tighter and looser change places
 */
export function rateKeyword(
  keyword: string,
  values: Values,
  direction: Direction,
  isConditional: boolean,
): Rated {
  const rate = rates[keyword];
  if (rate === undefined) {
    return keyword.startsWith('x-')
      ? documentation('only this project reads it')
      : breaking(`nothing rates a change of "${keyword}": look at it`);
  }
  const rated = rate(values, direction);
  return isConditional && rated.rating === 'compatible' ? breaking(`${rated.why}, in a condition`) : rated;
}

/** Returns the direction of a request or response, which is the opposite for a webhook. */
export function directionOf(sent: Direction, { isWebhook }: { readonly isWebhook: boolean }): Direction {
  if (!isWebhook) return sent;
  return sent === 'request' ? 'response' : 'request';
}
