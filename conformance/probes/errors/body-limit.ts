import type { Exchange } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { goodBody, isFound, seeItWorks } from './odd-find.js';

/** A quarter more than what we assume that is taken. */
const padding = ' '.repeat(1.25 * 1024 * 1024);

export const bodyLimit = asks('errors.body-limit', {
  requests: 4,
  once: true,
  async ask(t) {
    await t.goodFind();
    const answer = await sendLarge(t);
    await seeItWorks(t);
    return answered(answer, 'a body of more than 1 MiB', { 413: 'rejected-413' }, (granted) =>
      isFound(granted) ? 'accepted' : undefined,
    );
  },
});

/** The good find in a large body: spaces between members mean nothing. */
async function sendLarge(t: ProbeContext): Promise<Exchange> {
  const text = `{${padding}${JSON.stringify(goodBody(t)).slice(1)}`;
  try {
    return await t.find(null, { text });
  } catch (error) {
    const isClosed =
      error instanceof Interruption && (error.kind === 'target-lost' || error.kind === 'unreadable');
    if (!isClosed) throw error;
    // Who is not there any more shows now.
    await t.find(goodBody(t));
    throw undecided('the connection was closed instead of an answer to a body of more than 1 MiB');
  }
}
