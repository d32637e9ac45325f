import { isArray, type Json } from '../../../source/json.js';
import {
  breaking,
  compatible,
  type Direction,
  documentation,
  each,
  type Rate,
  type Rated,
  type Rates,
  words,
} from './rating.js';

/** A constraint that became tighter, looser, or just different. */
type Move = 'tighter' | 'looser' | 'other';

/** Requests break if more is refused, responses if less is promised. */
function moved(move: Move, direction: Direction, unit: string): Rated {
  if (move === 'other') return breaking(`${unit} is another one`);
  const why = `${unit} is ${move}`;
  if (direction === 'request') {
    return move === 'tighter'
      ? breaking(`${why}: what was accepted is refused`)
      : compatible(`${why}: more is accepted`);
  }
  return move === 'tighter'
    ? compatible(`${why}: answers keep it all the more`)
    : breaking(`${why}: answers come that clients were promised never to see`);
}

/** Rates a constraint of which two values compare as `move` says; without the keyword everything is allowed. */
const constraint =
  (unit: string, move: (before: Json, after: Json) => Move | 'none'): Rate =>
  (before, after, { direction }) => {
    if (before === undefined) return moved('tighter', direction, unit);
    if (after === undefined) return moved('looser', direction, unit);
    const found = move(before, after);
    return found === 'none' ? documentation('another order') : moved(found, direction, unit);
  };

const exact = (unit: string) => constraint(unit, () => 'other');
const highest = (unit: string) =>
  constraint(unit, (before, after) => (Number(after) < Number(before) ? 'tighter' : 'looser'));
const lowest = (unit: string) =>
  constraint(unit, (before, after) => (Number(after) < Number(before) ? 'looser' : 'tighter'));
const admitted = (unit: string) =>
  constraint(unit, (before, after) => {
    const [was, is] = [asTexts(before), asTexts(after)];
    const lost = was.some((value) => !covers(is, value));
    const gained = is.some((value) => !covers(was, value));
    if (lost && gained) return 'other';
    return lost ? 'tighter' : gained ? 'looser' : 'none';
  });

const asTexts = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : (isArray(value) ? value : [value]).map((item) => JSON.stringify(item));

/** Every integer is a number. */
const covers = (values: readonly string[], value: string): boolean =>
  values.includes(value) || (value === '"integer"' && values.includes('"number"'));

/** More required members break requests, fewer break responses. */
const required: Rate = (before, after, { direction }) => {
  const [was, is] = [asTexts(before), asTexts(after)];
  const more = is.filter((name) => !was.includes(name)).join(', ');
  const less = was.filter((name) => !is.includes(name)).join(', ');
  if (direction === 'request' && more) return breaking(`${more} must be sent from now on`);
  if (direction === 'response' && less) return breaking(`${less} may be missing from now on`);
  if (more) return compatible(`${more} is always there`);
  return less ? compatible(`${less} may be left out`) : documentation('another order');
};

const closed: Rate = (before, after, { direction }) =>
  (before === false) === (after === false)
    ? breaking('what else may be there is described otherwise')
    : moved(after === false ? 'tighter' : 'looser', direction, 'the set of members');

/** How a change of each schema keyword is rated. */
export const keywords: Rates = {
  ...each('description title summary example examples externalDocs $comment', words),
  deprecated: () => documentation('a hint to clients'),
  'x-date': () => compatible('the kind of date: rules follow from it'),
  'x-record': () => compatible('rules follow from it'),
  type: admitted('the type'),
  enum: admitted('the set of values'),
  const: exact('the value'),
  format: exact('the format'),
  pattern: exact('the pattern'),
  multipleOf: exact('the step'),
  uniqueItems: (before, after, { direction }) =>
    moved(after === true && before !== true ? 'tighter' : 'looser', direction, 'that items differ'),
  ...each('maximum exclusiveMaximum', highest('the upper bound')),
  maxLength: highest('the length'),
  maxItems: highest('the number of items'),
  maxProperties: highest('the number of members'),
  ...each('minimum exclusiveMinimum', lowest('the lower bound')),
  minLength: lowest('the length'),
  minItems: lowest('the number of items'),
  minProperties: lowest('the number of members'),
  required,
  ...each('additionalProperties unevaluatedProperties', closed),
  default: () => breaking('who leaves it out gets another behaviour'),
  readOnly: () => breaking('who may set it is another one'),
  writeOnly: () => breaking('who may see it is another one'),
};
