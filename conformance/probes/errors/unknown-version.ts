import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { goodBody, isFound, seeItWorks } from './odd-find.js';

export const unknownVersion = asks('errors.unknown-version', {
  requests: 3,
  async ask(t) {
    const { peopleUrl, org } = t.target;
    if (!peopleUrl.endsWith('/v1')) throw undecided('the address of the people interface does not end in v1');
    await t.goodFind();
    // Beside the base address, whose last segment the version is. Others than 9 there may be one day.
    const path = `/../v9/${encodeURIComponent(org)}/find`;
    const answer = await t.find(goodBody(t), { org: 'unknown', path });
    await seeItWorks(t);
    return answered(answer, 'version v9', { 404: 'rejected-404' }, (granted) =>
      isFound(granted) ? 'served-as-v1' : undefined,
    );
  },
});
