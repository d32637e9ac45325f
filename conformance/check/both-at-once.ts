import type { Exchange, RuleId, Steps } from './scenario.js';

export interface Turn<Rule extends RuleId> {
  readonly rule: Rule;
  readonly expected: string;
  call(): Promise<Exchange>;
  /** Whether an answer belongs to this call, and not to the other one. */
  isOwn(answer: Exchange): boolean;
}

const shortRun = 400;

/** How often two calls are made concurrently: enough to show a fault in one call of ten, once in a short run. */
export const roundsOf = (t: Steps): number => (t.remaining() < shortRun ? 1 : 5);

/** Makes two calls concurrently for several rounds, to catch answers that are mixed up only now and then. */
export async function bothAtOnce<Rule extends RuleId>(
  t: Steps<Rule>,
  ...turns: readonly [Turn<Rule>, Turn<Rule>]
): Promise<void> {
  for (let round = roundsOf(t); round > 0; round -= 1) {
    const answers = await Promise.all(turns.map(async (turn) => ({ turn, answer: await turn.call() })));
    for (const { turn, answer } of answers) {
      t.body(answer);
      const seen = { at: 'body', expected: turn.expected, received: answer.response.json ?? null };
      if (!t.soft(turn.rule, answer).holds(turn.isOwn(answer), seen)) return;
    }
  }
}

/** Calls `ask` for all in concurrent pairs, which shows answers mixed up under concurrency at no extra request. */
export async function twoAtOnce<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < all.length; at += 2)
    answers.push(...(await Promise.all(all.slice(at, at + 2).map(ask))));
  return answers;
}
