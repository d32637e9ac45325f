import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { decided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { goodBody, isFound, seeItWorks } from './odd-find.js';

export const slash = asks('errors.slash', {
  requests: 4,
  async ask(t) {
    const good = await t.goodFind();
    const org = encodeURIComponent(t.target.org);
    const send = async (path: string) => decided(await t.find(goodBody(t), { org: 'unknown', path }));
    const slashed = await send(`/${org}/find/`);
    const raised = await send(`/${org}/FIND`);
    await seeItWorks(t);
    const saw = `/find/ → status ${slashed.response.status}, /FIND → status ${raised.response.status}`;
    const reading = readingOf(slashed, good);
    return reading === undefined || readingOf(raised, good) !== reading
      ? otherwise(saw)
      : agrees(reading, saw);
  },
});

function readingOf(answer: Exchange, good: Exchange): Readings['errors.slash'] | undefined {
  const { status, headers } = answer.response;
  if (status === 404) return 'rejected-404';
  if (status !== 308) return isFound(answer) ? 'same-resource' : undefined;
  return pathOf(headers['location'] ?? '', answer) === pathOf(good.request.url, answer)
    ? 'redirected-308'
    : undefined;
}

const pathOf = (location: string, { request }: Exchange): string | undefined =>
  URL.canParse(location, request.url) ? new URL(location, request.url).pathname : undefined;
