import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import type { Scene } from './scene.js';

/** One of two calls that are answered differently. */
export interface Turn<Rule extends RuleId> {
  readonly rule: Rule;
  readonly expected: string;
  call(): Promise<Exchange>;
  /** Whether an answer is to this call: the one to the other is not. */
  isOwn(answer: Exchange): boolean;
}

const shortRun = 400;

/** How often two calls are made at once, so that a fault of one call in ten shows; in a short run one time. */
export const roundsOf = (t: Scene): number => (t.remaining() < shortRun ? 1 : 5);

/** Makes two calls at once, again and again: an answer to the other one, even now and then, shows. */
export async function bothAtOnce<Rule extends RuleId>(
  t: Scene<Rule>,
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

/** Asks two at once, then the next two: what is mixed up only then shows, too, and it takes no more requests. */
export async function twoAtOnce<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < all.length; at += 2)
    answers.push(...(await Promise.all(all.slice(at, at + 2).map(ask))));
  return answers;
}
