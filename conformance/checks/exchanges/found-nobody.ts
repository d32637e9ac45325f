import type { RuleId } from '../../../generated/rules.js';
import { nonsense } from '../../arbitraries/broad.js';
import { each, type FindJudge } from '../../scene/finding.js';
import { isObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';

const keyOf = (lookup: Lookup): string => JSON.stringify(lookup.fields);
const ofNobody = new Set(nonsense.map(keyOf));

/** Section 4.1 rule 3, assumed: criteria that belong to nobody find nobody, however tolerant the search is. */
const foundFalse: FindJudge = ({ plain, elements }) =>
  each(plain ? elements : [], ({ at, value, lookup, people }) => {
    if (!lookup || !ofNobody.has(keyOf(lookup)) || !isObject(value)) return undefined;
    const found = value['found'] ?? false;
    if (found === false && people.length === 0) return true;
    return { at: `${at}.found`, expected: 'false: nobody has these values', received: found };
  });

/** Judges of lookups that nobody meets. */
export const foundNobodyJudges = { 'find.found-false-observed': foundFalse } satisfies Partial<
  Record<RuleId, FindJudge>
>;
