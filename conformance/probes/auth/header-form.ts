import type { Readings } from '../../../generated/questions.js';
import { bodyOf, decided } from '../answers.js';
import { goodBody, isFound, seeItWorks } from '../errors/odd-find.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

export const headerForm = asks('auth.header-form', {
  needs: ['token'],
  requests: 4,
  async ask(t) {
    bodyOf(await t.goodFind());
    const send = async (authorization: string) =>
      decided(await t.find(goodBody(t), { credential: 'wrong-scheme', authorization }));
    const token = await t.token();
    const answers = [await send(`bearer ${token}`), await send(`Bearer  ${token}`)];
    await seeItWorks(t);
    const [lower, spaced] = answers.map((answer): Readings['auth.header-form'] | undefined => {
      if (isFound(answer)) return 'any-case';
      return refusals.has(answer.response.status) ? 'exact' : undefined;
    });
    const statuses = answers.map(({ response }) => `status ${response.status}`);
    const saw = `bearer in lower case → ${statuses[0]}, two spaces after Bearer → ${statuses[1]}`;
    return lower === undefined || lower !== spaced ? otherwise(saw) : agrees(lower, saw);
  },
});
