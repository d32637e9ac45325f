import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { byPassword, grantedBy, isText, otherCookies, refreshCookiesOf } from './grants.js';

export const refreshDelivery = watches('session.refresh-delivery', {
  provoke: { needs: ['user'], requests: 3, send: byPassword },
  begin: () => {
    const others = otherCookies();
    return function* ({ exchange }) {
      others.see(exchange);
      const granted = grantedBy(exchange);
      if (!granted || granted.flow === 'client credentials') return;
      const { body, flow, areCookiesKnown } = granted;
      const inBody = isText(body['refreshToken']);
      const inCookie = refreshCookiesOf(granted).length > 0;
      if (isText(body['refresh_token'])) yield otherwise('the refresh token is in the body as refresh_token');
      else if (inBody && inCookie) yield agrees('both', 'a refresh token in a cookie and in the body');
      else if (inCookie) yield agrees('cookie', 'a refresh token in a cookie');
      else if (others.mayHide(granted)) return;
      else if (inBody) {
        yield agrees(areCookiesKnown ? 'body' : ['body', 'both'], 'a refresh token in the body');
      } else if (areCookiesKnown && flow !== 'refresh token') {
        yield otherwise('no refresh token, neither in a cookie nor in the body');
      }
    };
  },
});
