import { callsAbout, type PeopleOperation } from '../../checks/scenarios/people/any-call.js';
import { currentEmployment } from '../../checks/scenarios/people/verify/employments.js';
import { isObject } from '../../target/json.js';
import { listIn, numberIn } from '../../target/wire/members.js';
import { personWith } from '../../target/wire/people.js';
import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import type { GoodCall } from './admitted.js';

/** A good call of an operation of the people interface, about somebody whom the target has shown. */
export const peopleCall = (operation: PeopleOperation): GoodCall => ({
  operation,
  input: (t) => callsAbout(employed(t), t.pool)[operation],
  isUnderstood: ({ response: { json } }, { path }) => {
    if (operation === 'getPerson') return personWith(path?.['person_id'] ?? '', json) !== undefined;
    // A preview may tell a number alone.
    return (
      (listIn(json)?.length ?? 0) > 0 ||
      (operation === 'previewSearch' &&
        isObject(json) &&
        numberIn(json, 'count', 'total_count') !== undefined)
    );
  },
});

/** Somebody of whom is known where they work: whoever is not known at all may be refused for that. */
function employed({ pool }: ProbeContext): string {
  for (const [id, person] of pool.people) if (currentEmployment(person)) return id;
  throw undecided('no find has shown a person who works somewhere');
}
