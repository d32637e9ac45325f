import { end } from '../../checks/kinds/sessions/life.js';
import { bodyOf, decided, demand } from '../answers.js';
import { asks, type Probes } from '../probe.js';
import { grantDefault } from './grant-default.js';
import { members } from './members.js';
import { replaced } from './own-account.js';
import { refresh, refreshing } from './refreshing.js';
import { refused, refusedAlike } from './refused.js';
import { times } from './times.js';

export const sessionProbes: Probes<'session'> = {
  ...members,
  ...times,
  ...refresh,
  ...replaced,
  ...refused,
  'session.grant-default': grantDefault,
};

export const sessionEndProbes: Probes<'end'> = {
  // A session of the run is ended first: otherwise a refusal may be about the form of the call.
  'end.unknown': asks('end.unknown', {
    needs: ['identity', 'user', 'own-resources'],
    requests: 14,
    once: true,
    async ask(t) {
      const { signIn, renewed } = await refreshing(t);
      const { tokens } = await signIn();
      bodyOf(await end(t, tokens));
      demand(!(await renewed(tokens)), 'a session goes on after it was ended');
      const answers = [
        decided(await end(t, tokens)),
        decided(await end(t, { body: 'pdk-nobodys-refresh-token' })),
        decided(await end(t, {})),
      ];
      return refusedAlike(answers, 'the end of no session', { 204: 'accepted-204', 401: 'rejected-401' });
    },
  }),
};
