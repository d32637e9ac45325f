import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { answered, decided, demand, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { betweenGood, goodBody, isFound } from './odd-find.js';

/** A quarter more than the size that is assumed to be accepted. */
const padding = ' '.repeat(1.25 * 1024 * 1024);

/** Probes of good finds with an odd path or length, each between good ones that are answered. */
export const sentFinds = {
  'errors.body-limit': asks('errors.body-limit', {
    requests: 4,
    once: true,
    async ask(t) {
      const answer = await betweenGood(t, () => sendLarge(t));
      return answered(answer, 'a body of more than 1 MiB', { 413: 'rejected-413' }, (granted) =>
        isFound(granted) ? 'accepted' : undefined,
      );
    },
  }),
  'errors.unknown-version': asks('errors.unknown-version', {
    requests: 3,
    async ask(t) {
      const { peopleUrl, org } = t.target;
      demand(peopleUrl.endsWith('/v1'), 'the address of the people interface does not end in v1');
      // Relative to the base address, which ends in the version. There may be a v2 one day, but hardly a v9.
      const path = `/../v9/${encodeURIComponent(org)}/find`;
      const answer = await betweenGood(t, () => t.find(goodBody(t), { org: 'unknown', path }));
      return answered(answer, 'version v9', { 404: 'rejected-404' }, (granted) =>
        isFound(granted) ? 'served-as-v1' : undefined,
      );
    },
  }),
  'errors.slash': asks('errors.slash', {
    requests: 4,
    async ask(t) {
      const good = await t.goodFind();
      const org = encodeURIComponent(t.target.org);
      const send = async (path: string) => decided(await t.find(goodBody(t), { org: 'unknown', path }));
      const [slashed, raised] = await betweenGood(
        t,
        async () => [await send(`/${org}/find/`), await send(`/${org}/FIND`)] as const,
      );
      const reading = servedAs(slashed, good);
      return servedAs(raised, good) === reading ? reading : undefined;
    },
  }),
};

/** Sends the good find in a large body: spaces between members mean nothing. */
async function sendLarge(t: ProbeContext): Promise<Exchange> {
  const text = `{${padding}${JSON.stringify(goodBody(t)).slice(1)}`;
  try {
    return await t.find(null, { text });
  } catch (error) {
    const isClosed =
      error instanceof Interruption && (error.kind === 'target-lost' || error.kind === 'unreadable');
    if (!isClosed) throw error;
    // If the target is gone, this find fails, too.
    await t.find(goodBody(t));
    throw undecided('the connection was closed instead of an answer to a body of more than 1 MiB');
  }
}

function servedAs(answer: Exchange, good: Exchange): Readings['errors.slash'] | undefined {
  const { status, headers } = answer.response;
  if (status === 404) return 'rejected-404';
  if (status !== 308) return isFound(answer) ? 'same-resource' : undefined;
  const { url } = answer.request;
  const pathOf = (to: string) => (URL.canParse(to, url) ? new URL(to, url).pathname : undefined);
  return pathOf(headers['location'] ?? '') === pathOf(good.request.url) ? 'redirected-308' : undefined;
}
