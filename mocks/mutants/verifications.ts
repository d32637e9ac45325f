import type { Scene } from '../engine/hooks.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onItems, onReply, refusingReply } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

type AnswerHook = NonNullable<Mutant['answer']>;

const yes = { verified: true, status: 'employed' };
const no = { verified: false, status: 'not_employed' };
const unknown = { verified: false, status: 'unknown', reason: 'person_unknown' };

/** Mutants of verify (sections 1 and 4.3). */
export const verifyMutants = {
  'verify.last-query-unanswered': {
    breaks: 'verify.array',
    mutation: 'The last of several queries has no result.',
    answer: onItems('verify', (results) => (results.length > 1 ? results.slice(0, -1) : results)),
  },
  'verify.nobody-works': {
    breaks: 'verify.current-true',
    mutation: 'Whoever works somewhere is said not to.',
    answer: onResults((result) => (result['reason'] === 'active_job' ? { ...result, ...no } : result)),
  },
  'verify.works-anywhere': {
    breaks: 'verify.other-false',
    mutation: 'Whoever never worked somewhere is said to work there.',
    answer: onResults((result) => (result['reason'] === 'no_job_there' ? { ...result, ...yes } : result)),
  },
  'verify.ended-goes-on': {
    breaks: 'verify.past-false',
    mutation: 'Whoever has left a company is said to work there.',
    answer: onResults((result) => (result['reason'] === 'job_ended' ? { ...result, ...yes } : result)),
  },
  'verify.no-company-names': {
    breaks: 'verify.company-by-name',
    mutation: 'A company that is given by its name is refused.',
    answer: refusingReply('verify', 422, (scene) =>
      queriesOf(scene).some((query) => 'company_name' in query),
    ),
  },
  'verify.company-address-unread': {
    breaks: 'verify.company-by-url',
    mutation: 'A company that is given by its address is taken for one that nobody works at.',
    answer: onResults((result, query) => ('company_linkedin' in query ? { ...result, ...no } : result)),
  },
  'verify.person-address-unread': {
    breaks: 'verify.person-by-url',
    mutation: 'A person is known by the slug and not by the address.',
    answer: onResults((result, { linkedin }) => (String(linkedin).includes('/') ? unknown : result)),
  },
  'verify.last-of-several-inverted': {
    breaks: 'verify.mr-batch',
    mutation: 'The last of several results says the opposite.',
    answer: onItems('verify', (results) =>
      results.map((result, index) =>
        index > 0 && index === results.length - 1
          ? { ...result, ...(result['verified'] === true ? no : yes) }
          : result,
      ),
    ),
  },
} as const satisfies Record<string, Mutant>;

/** Rewrites each result of verify, given the query that it answers. */
function onResults(change: (result: JsonObject, query: JsonObject) => Json): AnswerHook {
  return onReply('verify', (body, scene) => {
    const queries = queriesOf(scene);
    return {
      ...body,
      results: listOf(body['results']).map((result, index) =>
        isObject(result) ? change(result, queries[index] ?? {}) : result,
      ),
    };
  });
}

function queriesOf(scene: Scene): readonly JsonObject[] {
  return listOf(bodyOf(scene)['queries']).filter(isObject);
}
