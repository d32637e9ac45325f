import { watches } from '../probe.js';
import { agrees } from '../sighting.js';
import { byPassword, byWhoever, grantedBy, isText } from './grants.js';

/** One flow alone does not tell whether the names differ by flow. */
export const tokenName = watches('session.token-name', {
  provoke: {
    needs: ['user'],
    requests: 4,
    async send(t) {
      await byPassword(t);
      await byWhoever(t);
    },
  },
  begin: () =>
    function* ({ exchange }) {
      const granted = grantedBy(exchange);
      if (!granted) return;
      const { flow, body } = granted;
      const [camel, snake] = [isText(body['accessToken']), isText(body['access_token'])];
      const isByPassword = flow === 'password' || flow === 'password form';
      if (camel && snake) {
        const saw = `a session by ${flow} has accessToken and access_token`;
        yield isByPassword ? agrees(['both', 'by-flow'], saw) : agrees('both', saw);
      } else if (camel) {
        const saw = `a session by ${flow} has accessToken`;
        yield isByPassword ? agrees('camel', saw) : agrees(['camel', 'by-flow'], saw);
      } else if (snake) yield agrees('snake', `a session by ${flow} has access_token`);
    },
});
