import { isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { refreshing } from './refreshing.js';

/** How far time is moved each time, and what it says where a token that was never exchanged is refused from then on. */
const steps = [
  ['PT59M', undefined],
  ['PT2M', '1-hour'],
  // Until an hour before 30 days are over, and until an hour after.
  ['P29DT21H59M', undefined],
  ['PT2H', '30-days'],
  ['P400D', undefined],
] as const;

export const refreshLifetime = asks('session.refresh-lifetime', {
  needs: ['identity', 'user', 'control', 'own-resources'],
  requests: 22,
  movesTime: true,
  async ask(t) {
    const { control } = t;
    const { signIn, renewed } = await refreshing(t);
    if (!control) throw undecided('there is no control plane');
    const sessions = [];
    for (const step of steps) sessions.push({ step, ...(await signIn()) });
    const isTaken = async (token: string | undefined) =>
      isSuccess(await t.call('getOrganization', {}, t.callers.bearer('the user', token ?? '')));
    const { accessToken } = sessions[0] ?? {};
    const wasTaken = await isTaken(accessToken);
    for (const { step, tokens } of sessions) {
      const [duration, reading] = step;
      await control.advance(duration);
      if (await renewed(tokens)) continue;
      const { tokens: fresh } = await signIn();
      if (!(await renewed(fresh))) throw undecided('refresh tokens are refused, however new');
      const saw = 'a refresh token that was never exchanged is refused';
      if (reading === undefined) return otherwise(`${saw} after another time than an hour or 30 days`);
      return agrees(reading, `${saw} after ${reading === '1-hour' ? 'an hour' : '30 days'}`);
    }
    // Where time that is moved ends no access token either, it has no say in how long tokens live.
    if (!wasTaken || (await isTaken(accessToken)))
      throw undecided('the time that the control plane moves ends no token');
    return agrees('unlimited', 'a refresh token that was never exchanged is taken after 430 days');
  },
});
