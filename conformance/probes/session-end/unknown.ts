import { end } from '../../checks/machines/sessions/own-session.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { refreshing } from '../session/refreshing.js';
import { agrees, otherwise } from '../sighting.js';

/** A session of the run is ended first: without that, a refusal may speak of the form of the call. */
export const unknown = asks('end.unknown', {
  needs: ['identity', 'user', 'own-resources'],
  requests: 14,
  once: true,
  async ask(t) {
    const { signIn, renewed } = await refreshing(t);
    const { tokens } = await signIn();
    bodyOf(await end(t, tokens));
    if (await renewed(tokens)) throw undecided('a session goes on after it was ended');
    const answers = [
      decided(await end(t, tokens)),
      decided(await end(t, { body: 'pdk-nobodys-refresh-token' })),
      decided(await end(t, {})),
    ];
    const statuses = [...new Set(answers.map(({ response }) => response.status))].toSorted();
    const saw = `the end of no session → status ${statuses.join(' and ')}`;
    if (statuses.length > 1) return otherwise(saw);
    if (statuses[0] === 204) return agrees('accepted-204', saw);
    return statuses[0] === 401 ? agrees('rejected-401', saw) : otherwise(saw);
  },
});
