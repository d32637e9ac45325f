import type { PendingResponse } from '../../engine/dispatch.js';
import type { Scene } from '../../engine/hooks.js';
import { isObject, type Json } from '../../state/json.js';
import { isGranted, remembered } from '../on-reply.js';
import { refusal } from '../rewrite.js';
import { changeAt } from './change-at.js';
import { type Facts, isAskedInManyWays } from './facts.js';
import type { Fault, Operator } from './operator.js';

type Answer = (draft: PendingResponse, scene: Scene) => PendingResponse;

const known = remembered(() => ({
  answers: 0,
  last: new Map<string, { call: string; draft: PendingResponse }>(),
}));

/** Counts the answers in a world, and returns the number of this one. */
function nth(scene: Scene): number {
  const state = known(scene);
  state.answers += 1;
  return state.answers;
}

/** Faults of whole answers. */
export const answerOperators: Readonly<Record<string, Operator>> = {
  'others-answer': ofOthers(1, 'A call'),
  'others-answer-1-in-5': ofOthers(5, 'One call in five'),
  'others-answer-1-in-10': ofOthers(10, 'One call in ten'),
  'server-error': {
    says: 'A call is answered 500, always.',
    mutate: (facts) => [
      whole(facts, `${facts.id} is answered 500, always.`, (draft) => refusal(draft, 500, 'failed')),
    ],
  },
  'server-error-1-in-5': {
    says: 'One call in five is answered 500.',
    mutate: (facts) => [
      whole(facts, `One call of ${facts.id} in five is answered 500.`, (draft, scene) =>
        nth(scene) % 5 === 4 ? refusal(draft, 500, 'failed') : draft,
      ),
    ],
  },
  'server-error-on': {
    says: 'A call that names an optional parameter or member is answered 500.',
    mutate: (facts) => [
      ...facts.query.map(({ name }) => ({
        place: name,
        ...whole(facts, `${facts.id} is answered 500 where ${name} is given.`, (draft, { call }) =>
          call?.query[name] === undefined ? draft : refusal(draft, 500, 'failed'),
        ),
      })),
      ...facts.body
        .filter(({ isRequired, path }) => !isRequired && path.at(-1) !== '*')
        .map(({ path }) => ({
          place: path.join('.'),
          ...whole(
            facts,
            `${facts.id} is answered 500 where ${path.join('.')} is sent.`,
            (draft, { call }) => (call && has(call.body, path) ? refusal(draft, 500, 'failed') : draft),
          ),
        })),
    ],
  },
  'media-type': {
    says: 'An answer has the media type text/html.',
    mutate: (facts) =>
      facts.produces === undefined
        ? []
        : [
            whole(facts, `${facts.id} is answered as text/html.`, (draft) => ({
              ...draft,
              headers: { ...draft.headers, 'Content-Type': 'text/html; charset=utf-8' },
            })),
          ],
  },
  bodiless: {
    says: 'An answer that has a body comes without one.',
    mutate: (facts) =>
      facts.produces === undefined
        ? []
        : [
            whole(facts, `${facts.id} is answered without a body.`, (draft) => ({
              ...draft,
              body: undefined,
            })),
          ],
  },
  'csv-unquoted': csv('values are not quoted', (text) => text.replaceAll('"', '')),
  'csv-headless': csv('the header line is missing', (text) => text.slice(text.indexOf('\n') + 1)),
  'csv-semicolons': csv('values are separated by semicolons', (text) => text.replaceAll(',', ';')),
  'csv-last-lost': csv('the last row is missing', (text) => text.replace(/[^\n]+\r?\n?$/, '')),
  'csv-first-lost': csv('the first row is missing', (text) => text.replace(/\n[^\n]+/, '')),
  'csv-quotes-lost': csv('quotation marks within values are lost', (text) => text.replaceAll('""', '')),
  'refused-element-fails-all': elements('fails the others', (draft) =>
    refusal(draft, 400, 'an element was refused'),
  ),
  'refused-element-drops-others': elements('drops the others', (draft, list) => ({
    ...draft,
    body: draft.body === undefined ? undefined : changeAt(draft.body, list, () => []),
  })),
};

function whole({ id }: Facts, mutation: string, change: Answer): Fault {
  return {
    mutation,
    hooks: { answer: (draft, scene) => (isGranted(draft, scene, [id]) ? change(draft, scene) : draft) },
  };
}

/** Returns the answer to the previous call of the operation, if that call asked for something else. */
function ofOthers(one: number, who: string): Operator {
  return {
    says: `${who} is answered with what the call before it was answered.`,
    mutate: (facts) =>
      // Calls that differ only in the organization hardly ever alternate often enough.
      facts.produces === undefined || (one > 1 && !isAskedInManyWays(facts))
        ? []
        : [
            whole(
              facts,
              `${who} of ${facts.id} is answered with what the call before it was answered.`,
              (draft, scene) => {
                const state = known(scene);
                const call = JSON.stringify([scene.call?.path, scene.call?.query, scene.call?.body]);
                const before = state.last.get(facts.id);
                state.last.set(facts.id, { call, draft });
                const isDue = nth(scene) % one === one - 1 || one === 1;
                return before && before.call !== call && isDue ? before.draft : draft;
              },
            ),
          ],
  };
}

function csv(says: string, change: (text: string) => string): Operator {
  return {
    says: `In a CSV ${says}.`,
    mutate: (facts) =>
      facts.produces === 'text/csv'
        ? [
            whole(facts, `In the CSV of ${facts.id} ${says}.`, (draft) =>
              typeof draft.body === 'string' ? { ...draft, body: change(draft.body) } : draft,
            ),
          ]
        : [],
  };
}

/** For operations that handle each element separately, and report which ones were refused. */
function elements(
  says: string,
  change: (draft: PendingResponse, list: readonly string[]) => PendingResponse,
): Operator {
  const isRefused = ({ path }: Facts['answer'][number]) =>
    path.length === 1 && /^(errors|failures)$/.test(path[0] ?? '');
  return {
    says: `An element that is refused ${says}.`,
    mutate: (facts) => {
      const refused = facts.answer.find(isRefused);
      const others = facts.answer.find(
        ({ path, schema }) =>
          path.length === 1 &&
          !isRefused({ path, schema, isRequired: false, question: undefined }) &&
          schema['type'] === 'array',
      );
      if (!refused || !others) return [];
      return [
        whole(facts, `An element of ${facts.id} that is refused ${says}.`, (draft) =>
          draft.body !== undefined && lengthAt(draft.body, refused.path) > 0
            ? change(draft, others.path)
            : draft,
        ),
      ];
    },
  };
}

function lengthAt(body: Json, [name = '']: readonly string[]): number {
  const list = isObject(body) ? body[name] : undefined;
  return Array.isArray(list) ? list.length : 0;
}

function has(body: Json, path: readonly string[]): boolean {
  let isThere = false;
  changeAt(body, path, (value) => {
    isThere = true;
    return value;
  });
  return isThere;
}
