import { watches } from '../probe.js';
import { agrees } from '../sighting.js';
import { byWhoever, grantedBy, isText, otherCookies, refreshCookiesOf } from './grants.js';

export const clientCredentialsRefresh = watches('session.client-credentials-refresh', {
  provoke: { needs: ['service-account'], requests: 1, send: byWhoever },
  begin: () => {
    const others = otherCookies();
    return function* ({ exchange }) {
      others.see(exchange);
      const granted = grantedBy(exchange);
      if (granted?.flow !== 'client credentials') return;
      const { body, areCookiesKnown } = granted;
      const isIssued =
        refreshCookiesOf(granted).length > 0 || isText(body['refreshToken']) || isText(body['refresh_token']);
      if (isIssued) yield agrees('issued', 'a session of a service account has a refresh token');
      // A cookie may be of something in front of the service, or a refresh token of another name.
      else if (areCookiesKnown && !others.mayHide(granted)) {
        yield agrees('not-issued', 'a session of a service account has no refresh token');
      }
    };
  },
});
