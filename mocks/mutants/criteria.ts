import { fieldNames } from '../../generated/field-names.js';
import type { Mutant } from './mutant.js';
import { isOnly, refusing } from './rewrite.js';

const single = fieldNames.map((name): [string, Mutant] => [
  `find.without-${name}`,
  {
    breaks: `find.field-${name}`,
    mutation: `A lookup by ${name} alone is refused.`,
    answer: refusing(400, ({ lookups }) => lookups.length === 1 && isOnly(lookups[0], name)),
  },
]);

/** For each criterion a mutant that refuses it if it is the only one, and one mutant that refuses all of them together. */
export const criterionMutants: Readonly<Record<string, Mutant>> = {
  ...Object.fromEntries(single),
  'find.eight-criteria': {
    breaks: 'find.field-all-nine',
    mutation: 'A lookup with nine criteria is refused.',
    answer: refusing(400, ({ lookups }) => lookups.some((lookup) => (lookup.fields?.length ?? 0) >= 9)),
  },
};
