import { decided, undecided } from '../answers.js';
import { goodBody, isFound } from '../errors/odd-find.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';

const forwarded = 'x-forwarded-proto';

/** Nothing is sent in plain text to find out what would become of it: only a target that is called so anyway shows this. */
export const tls = asks('transport.tls', {
  requests: 2,
  async ask(t) {
    const { peopleUrl, headers = {} } = t.target;
    if (!/^http:/i.test(peopleUrl))
      throw undecided('the target is called over https, and nothing is sent in plain text');
    const good = await t.goodFind();
    if (!isFound(good)) throw undecided('a good find was not answered with people');
    // What a proxy would say: without it the call is one over plain HTTP.
    const says = Object.entries(headers).find(([name]) => name.toLowerCase() === forwarded);
    if (says === undefined || says[1].toLowerCase() !== 'https') {
      return agrees('plain-too', 'a find over plain HTTP is answered');
    }
    const answer = await t.find(goodBody(t), { headers: { [says[0]]: 'http' } });
    const { status } = decided(answer).response;
    if (status === 403) return agrees('tls-only', 'a find over plain HTTP → status 403');
    if (isFound(answer)) return agrees('plain-too', 'a find over plain HTTP is answered');
    throw undecided(`a find that a proxy calls plain HTTP was answered with status ${status}`);
  },
});
