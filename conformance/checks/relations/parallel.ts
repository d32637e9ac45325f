import * as fc from 'fast-check';
import { batch, findBody, size } from '../../arbitraries/lookups.js';
import type { CheckContext } from '../../scene/check-context.js';
import { each, type Finding, nothing } from '../../scene/finding.js';
import { investigation, type Outcome } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import { type Answer, answerOf, describeHits, sameAnswer } from './answer.js';

type Volley = {
  readonly calls: readonly { readonly lookups: readonly Lookup[]; readonly size: number | null }[];
};

/** Finds that are in flight at the same time. */
const inFlight = 8;
/** Calls of a volley that are sent again alone. */
const sampled = 2;

/**
 * Parallel calls do not mix their answers. Calls of a volley are compared with the same calls sent alone; a
 * difference counts where a call keeps its answer alone, and differs from it again among others.
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
  async perform({ calls }: Volley, context) {
    const bodies = calls.map((call) => findBody(call.lookups, call.size));
    const volley = await together(context, bodies);
    // A call that gets two answers in two volleys is the likeliest to be mixed up; others may be mixed up each time.
    const again = await together(context, bodies);
    const unsteady = [...volley.keys()].filter((index) => !same(volley[index], again[index]));
    const looked = unsteady.length > 0 ? unsteady : fullestFirst(volley);
    const outcomes: Outcome[] = [];
    for (const index of looked.slice(0, sampled)) {
      const body = bodies[index];
      if (body !== undefined) outcomes.push(await alone(context, body, volley[index], bodies));
    }
    return outcomes;
  },
});

/** Calls by the length of their longest list: only several people can show that one is missing. */
function fullestFirst(volley: readonly Answer[]): number[] {
  const longest = volley.map(({ elements }) => Math.max(0, ...elements.map(({ ids }) => ids.length)));
  return [...volley.keys()].sort((a, b) => (longest[b] ?? 0) - (longest[a] ?? 0));
}

/** The call on its own: it must get what it got among others. */
async function alone(
  context: CheckContext,
  body: Json,
  concurrent: Answer | undefined,
  bodies: readonly Json[],
): Promise<Outcome> {
  const single = answerOf(await context.find(body));
  if (!single.answered || !concurrent?.answered) return outcome(nothing);
  if (sameAnswer(single, concurrent)) return outcome({ observations: 1, violations: [] });
  const repeated = answerOf(await context.find(body));
  if (!sameAnswer(single, repeated))
    return unsure('the answers of the target differ between repeats of one call');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [mixed] = await together(context, [body, ...bodies]);
    if (mixed?.answered && !sameAnswer(single, mixed)) return outcome(differences(single, mixed));
  }
  return unsure('an answer differed once among parallel calls, and not again');
}

function differences(single: Answer, mixed: Answer): Finding {
  return each(single.elements.entries(), ([index, hits]) => {
    const twin = mixed.elements[index];
    if (twin && describeHits(twin) === describeHits(hits)) return true;
    return {
      at: hits.at,
      expected: `as when sent alone: ${describeHits(hits)}`,
      received: describeHits(twin),
    };
  });
}

function outcome(finding: Finding): Outcome {
  return { rule: 'concurrency.parallel-find', finding };
}

function unsure(inconclusive: string): Outcome {
  return { ...outcome(nothing), inconclusive };
}

async function together(context: CheckContext, bodies: readonly Json[]): Promise<Answer[]> {
  const exchanges = await Promise.all(bodies.map((body) => context.find(body)));
  return exchanges.map(answerOf);
}

function same(a: Answer | undefined, b: Answer | undefined): boolean {
  return a !== undefined && b !== undefined && sameAnswer(a, b);
}
