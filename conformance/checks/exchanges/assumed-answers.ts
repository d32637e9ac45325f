import type { RuleId } from '../../../generated/rules.js';
import { each, type FindJudge, nothing, once } from '../../scene/finding.js';
import { excerpt } from './excerpt.js';
import { directionOf, scoresOf } from './scores.js';

/** Section 4.1, assumed: the media type says JSON. */
const contentType: FindJudge = ({ valid, answered, exchange }) => {
  if (!valid || !answered) return nothing;
  const type = exchange.response.headers['content-type'];
  const holds = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '');
  return once(holds, () => ({ at: 'header content-type', expected: 'application/json', received: type }));
};

/** Section 4.1, assumed: best first. */
const descending: FindJudge = (sight) =>
  each(sight.plain ? sight.elements : [], ({ at, people }) => {
    const scores = scoresOf(people);
    const direction = directionOf(scores);
    if (direction === 'level') return undefined;
    if (direction === 'falling') return true;
    return { at: `${at}.people`, expected: 'falling scores', received: scores.join(', ') };
  });

/** Section 8, assumed: what is counted down are whole numbers. A missing header says that there is no limit. */
const quotaHeaders: FindJudge = ({ exchange }) => {
  const counters = Object.entries(exchange.response.headers).filter(([name]) =>
    /^x-(credits|quota)-|^(x-)?ratelimit-(limit|remaining)$/.test(name),
  );
  return each(counters, ([name, value]) => {
    const at = `header ${name}`;
    return (
      /^\d+$/.test(value.trim()) || { at, expected: 'an integer of 0 or more', received: excerpt(value) }
    );
  });
};

/** Assumed properties of answers (sections 4.1 and 8). */
export const assumedAnswerJudges = {
  'find.content-type': contentType,
  'find.ordered-desc': descending,
  'limits.quota-headers': quotaHeaders,
} satisfies Partial<Record<RuleId, FindJudge>>;
