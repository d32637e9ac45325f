import type { PendingResponse } from '../engine/dispatch.js';
import type { Scene } from '../engine/hooks.js';
import { isObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { listOf, onElements, onFound, onLists, onMatches, onPeople, refusing } from './rewrite.js';

/** Mutants of the form of an answer, its alignment, limits and scores (sections 2.7, 4.1 and 8). */
export const findMutants = {
  'find.unprocessable-batches': {
    breaks: 'find.path-post',
    mutation: 'A batch of five to twelve lookups in plain letters is refused with 422.',
    answer: refusing(422, ({ lookups }) => {
      const isPlain = /^[\x20-\x7e]*$/.test(JSON.stringify(lookups));
      return isPlain && lookups.length >= 5 && lookups.length <= 12;
    }),
  },
  'find.created': {
    breaks: 'find.status-200',
    mutation: 'A find is answered with 201.',
    answer: (draft, scene) =>
      scene.operation === 'find' && draft.status === 200 ? { ...draft, status: 201 } : draft,
  },
  'find.bare-list': {
    breaks: 'find.json-response',
    mutation: 'The body is the list of matches itself.',
    answer: onFound((body) => body['matches'] ?? []),
  },
  'find.matches-by-index': {
    breaks: 'find.matches-array',
    mutation: 'matches is an object with indexes as keys.',
    answer: onMatches((matches) => Object.fromEntries(matches.entries())),
  },
  'find.last-element-missing': {
    breaks: 'find.one-per-input',
    mutation: 'Batches of three and more are answered with one element too few.',
    answer: onMatches((matches) => (matches.length >= 3 ? matches.slice(0, -1) : matches)),
  },
  'find.reversed': {
    breaks: 'find.index-aligned',
    mutation: 'The elements come in reverse order.',
    answer: onMatches((matches) => matches.toReversed()),
  },
  'find.element-in-list': {
    breaks: 'find.element-object',
    mutation: 'Each element is wrapped in a list.',
    answer: onMatches((matches) => matches.map((element) => [element])),
  },
  'find.people-by-index': {
    breaks: 'find.people-array',
    mutation: 'people is an object with indexes as keys.',
    answer: onElements((element) => ({
      ...element,
      people: Object.fromEntries(listOf(element['people']).entries()),
    })),
  },
  'find.found-as-text': {
    breaks: 'find.found-bool',
    mutation: 'found is a text.',
    answer: onElements((element) => ({ ...element, found: String(element['found']) })),
  },
  'find.found-inverted': {
    breaks: 'find.found-iff-people',
    mutation: 'found is true exactly when there is no hit.',
    answer: onElements((element) => ({ ...element, found: element['found'] !== true })),
  },
  'find.score-as-text': {
    breaks: 'person.score-type',
    mutation: 'score is a text.',
    answer: onPeople((person) => ({ ...person, score: String(person['score']) })),
  },
  'find.score-beyond-numbers': {
    breaks: 'person.score-finite',
    mutation: 'score is written as 1e999, which no number holds.',
    answer: rewritten((text) => text.replace(/"score":-?[\d.e+-]+/g, '"score":1e999')),
  },
  'find.six-people': {
    breaks: 'find.max-five',
    mutation: 'A list of five is one of six.',
    waives: (reason) => reason === 'size-over',
    call: sized((size) => (size === undefined || size === 5 ? 6 : size)),
  },
  'find.size-plus-one': {
    breaks: 'find.at-most-size',
    mutation: 'Lists hold one person more than size.',
    call: sized((size) => (size !== undefined && size >= 1 && size < 5 ? size + 1 : size)),
  },
  'find.default-three': {
    breaks: 'find.size-default-5',
    mutation: 'The default size is 3.',
    call: sized((size) => size ?? 3),
  },
  'find.size-in-total': {
    breaks: 'find.size-per-match',
    mutation: 'size counts the people of the whole answer.',
    answer: onMatches((matches, { size = 5 }) => {
      let left = size;
      return matches.map((element) => {
        if (!isObject(element)) return element;
        const people = listOf(element['people']).slice(0, left);
        left -= people.length;
        return { ...element, people, found: people.length > 0 };
      });
    }),
  },
  'find.size-unlimited': {
    breaks: 'find.size-over-5',
    mutation: 'size is not limited to 5.',
    waives: (reason) => reason === 'size-over',
  },
  'find.ninety-nine': {
    breaks: 'find.hundred-accepted',
    mutation: 'More than 99 lookups are refused.',
    answer: refusing(400, ({ lookups }) => lookups.length === 100),
  },
  'find.unlimited-matches': {
    breaks: 'find.over-hundred',
    mutation: 'More than 100 lookups are answered.',
    waives: (reason) => reason === 'matches-over',
  },
  'find.something-for-nothing': {
    breaks: 'find.empty-matches',
    mutation: 'No lookup is answered with an element.',
    answer: onMatches((matches) => (matches.length === 0 ? [{ found: false, people: [] }] : matches)),
  },
  'find.without-organization': {
    breaks: 'find.org-path-required',
    mutation: 'A path without an organization is answered.',
    answer: answering((scene) => scene.refusal?.refused === 'missing-org'),
  },
  'find.anything-is-a-body': {
    breaks: 'find.body-not-json',
    mutation: 'A body that is not JSON is answered.',
    answer: answering(({ refusal: why }) => why?.refused === 'content-type'),
  },
  'find.broken-json-is-empty': {
    breaks: 'error.malformed-json',
    mutation: 'JSON that breaks off is answered as if it were empty.',
    answer: answering((scene) => scene.refusal?.refused === 'json-malformed'),
  },
  'find.object-as-lookups': {
    breaks: 'find.matches-type',
    mutation: 'An object in place of matches counts as one lookup.',
    waives: (reason) => reason === 'matches-type',
  },
  'find.object-as-criteria': {
    breaks: 'find.fields-type',
    mutation: 'An object in place of fields counts as one criterion.',
    waives: (reason) => reason === 'fields-type',
  },
  'find.no-return-fields': {
    breaks: 'find.return-fields-type',
    mutation: 'return_fields is refused.',
    answer: refusing(400, (_, body) => Array.isArray(body['return_fields'])),
  },
  'find.return-fields-required': {
    breaks: 'find.return-fields-optional',
    mutation: 'return_fields is required with size 2.',
    answer: refusing(
      400,
      ({ size }, body) => size === 2 && body['return_fields'] === undefined,
      'return_fields is required',
    ),
  },
  'find.confidence-required': {
    breaks: 'find.confidence-optional',
    mutation: 'confidence is required with size 3.',
    answer: refusing(
      400,
      ({ size }, body) => size === 3 && body['confidence'] === undefined,
      'confidence is required',
    ),
  },
  'find.latin-only': {
    breaks: 'find.unicode-terms',
    mutation: 'Terms with letters outside Latin script are refused.',
    answer: refusing(400, ({ lookups }) => /(?!\p{Script=Latin})\p{L}/u.test(JSON.stringify(lookups))),
  },
  'find.no-credit-is-invalid': {
    breaks: 'find.402-shape',
    mutation: 'A find that no credit is left for is answered with 422.',
    answer: (draft, { refusal }) =>
      refusal?.refused === 'out-of-credit' ? { ...draft, status: 422 } : draft,
  },
  'find.same-person-twice': {
    breaks: 'person.id-unique-in-list',
    mutation: 'The best person is listed twice.',
    answer: onLists((people) => {
      const [first, last] = [people[0], people.at(-1)];
      if (!first || !last || people.length < 2) return people;
      return [...people.slice(0, -1), { ...first, score: last['score'] ?? 0 }];
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Answers some requests with 200 and no matches, even if they were refused. */
function answering(when: (scene: Scene) => boolean): NonNullable<Mutant['answer']> {
  return (draft, scene) => (when(scene) ? { ...draft, status: 200, body: { matches: [] } } : draft);
}

/** Rewrites the size before the call is handled. */
function sized(change: (size: number | undefined) => number | undefined): NonNullable<Mutant['call']> {
  return onBody('find', (body) => {
    const { size: sent, ...rest } = body;
    if (sent !== undefined && typeof sent !== 'number') return body;
    const size = change(sent);
    return size === undefined ? rest : { ...rest, size };
  });
}

/** Rewrites the text of an answer, for mutations that no JSON value can express. */
function rewritten(change: (text: string) => string): NonNullable<Mutant['answer']> {
  return (draft: PendingResponse, scene) => {
    if (scene.operation !== 'find' || draft.status !== 200) return draft;
    const headers = { ...draft.headers, 'Content-Type': 'text/json' };
    return { ...draft, headers, body: change(JSON.stringify(draft.body)) };
  };
}
