import * as fc from 'fast-check';
import { batch, findBody, size } from '../../arbitraries/lookups.js';
import type { CheckContext } from '../../scene/check-context.js';
import { each, type Finding, nothing } from '../../scene/finding.js';
import { investigation, type Outcome } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import { type Answer, answerOf, describeHits, sameAnswer } from './answer.js';

/** Finds in flight at the same time. */
const inFlight = 8;
/** Calls of a burst that are sent again alone. */
const sampled = 2;
/** How often a call that got another answer in a burst is sent in one again. */
const attempts = 4;
const unsteady = 'the answers of the target differ between repeats of one call';

/**
 * Parallel calls do not mix up their answers. Compares calls in a burst with the same calls alone; a difference counts if the
 * call alone keeps its answer and differs in a burst again.
 */
export const parallel = investigation({
  kind: 'relation',
  id: 'relation/parallel',
  rules: ['concurrency.parallel-find'],
  requestsPerRun: 2 * inFlight + sampled,
  cases: (pool) =>
    fc.record({
      calls: fc.array(fc.record({ lookups: batch(pool, { min: 1, max: 8 }), size: size() }), {
        minLength: inFlight,
        maxLength: inFlight,
      }),
    }),
  async perform({ calls }, context) {
    const bodies = calls.map((call) => findBody(call.lookups, call.size));
    const first = await together(context, bodies);
    const again = await together(context, bodies);
    const all = bodies.flatMap((body, index) => {
      const [one, other] = [first[index], again[index]];
      return one && other ? [{ body, answers: [one, other], differs: !sameAnswer(one, other) }] : [];
    });
    // Calls with two answers in two bursts are the likeliest to be mixed up; without any, others may be so each time. Only
    // several people can show that one is missing.
    const differing = all.filter(({ differs }) => differs);
    const suspects = differing.length > 0 ? differing : all.toSorted((a, b) => longest(b) - longest(a));
    const outcomes: Outcome[] = [];
    for (const { body, answers } of suspects.slice(0, sampled)) {
      const comparable = answers.filter(({ answered }) => answered);
      outcomes.push(await alone(context, body, comparable, bodies));
    }
    return outcomes;
  },
});

const longest = ({ answers: [first] }: { readonly answers: readonly Answer[] }): number =>
  Math.max(0, ...(first?.elements ?? []).map(({ ids }) => ids.length));

/** Sends a call alone, and judges that it gets the answers that it got in bursts. */
async function alone(
  context: CheckContext,
  body: Json,
  concurrent: readonly Answer[],
  bodies: readonly Json[],
): Promise<Outcome> {
  const single = answerOf(await context.find(body));
  if (!single.answered || concurrent.length === 0) return outcome(nothing);
  if (concurrent.every((answer) => sameAnswer(single, answer)))
    return outcome({ observations: 1, violations: [] });
  const isSteady = async () => sameAnswer(single, answerOf(await context.find(body)));
  if (!(await isSteady())) return unsure(unsteady);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // The call is in flight twice: first, and at its place.
    const among = [body, ...bodies];
    const answers = (await together(context, among)).filter((_, index) => among[index] === body);
    const mixed = answers.find((answer) => answer.answered && !sameAnswer(single, answer));
    if (mixed) return (await isSteady()) ? outcome(differences(single, mixed)) : unsure(unsteady);
  }
  return unsure('an answer differed once among parallel calls, and not again');
}

const differences = (single: Answer, mixed: Answer): Finding =>
  each(single.elements.entries(), ([index, hits]) => {
    const [expected, received] = [hits, mixed.elements[index]].map(describeHits);
    return received === expected || { at: hits.at, expected: `as when sent alone: ${expected}`, received };
  });

const outcome = (finding: Finding): Outcome => ({ rule: 'concurrency.parallel-find', finding });
const unsure = (inconclusive: string): Outcome => ({ ...outcome(nothing), inconclusive });

const together = async (context: CheckContext, bodies: readonly Json[]): Promise<Answer[]> =>
  (await Promise.all(bodies.map((body) => context.find(body)))).map(answerOf);
