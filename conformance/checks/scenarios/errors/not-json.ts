import { inTurn } from '../../../arbitraries/in-turn.js';
import { sending } from '../sending.js';

/** Text of other kinds, each sent as what it is, and once as what it is not. */
const texts: readonly { readonly text: string; readonly contentType: string }[] = [
  { text: 'John Smith', contentType: 'text/plain' },
  { text: 'name=John+Smith&size=1', contentType: 'application/x-www-form-urlencoded' },
  {
    text: '<find><match><name>John Smith</name></match></find>',
    contentType: 'application/xml',
  },
  {
    text: 'matches:\n  - fields:\n      - field_name: name\n        search_term: John Smith\n',
    contentType: 'application/yaml',
  },
  { text: 'John Smith', contentType: 'application/json' },
];

/** The request body is JSON: a body that is not is never answered with 200 (section 4.1). */
export const notJson = sending({
  id: 'errors/not-json',
  rules: ['find.body-not-json', 'error.no-5xx-on-bad-input'],
  runs: texts.length,
  cases: () => inTurn(...texts),
  body: () => null,
  how: ({ text, contentType }) => ({ text, contentType }),
});
