import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { byForm, grantedBy, isText } from './grants.js';

export const expiryName = watches('session.expiry-name', {
  provoke: { needs: ['user'], requests: 4, send: byForm },
  begin: () =>
    function* ({ exchange }) {
      const granted = grantedBy(exchange);
      if (granted?.flow !== 'password form') return;
      const { expiresAt, expires_at: expiresAtSnake, expires_in: expiresIn } = granted.body;
      const names = Object.keys(granted.body).filter((name) => /expir/i.test(name));
      const saw = `a session by a form has ${names.length === 0 ? 'no expiration time' : names.join(' and ')}`;
      if (names.length !== 1) yield otherwise(saw);
      else if (isText(expiresAt)) yield agrees('expires-at-camel', saw);
      else if (isText(expiresAtSnake)) yield agrees('expires-at-snake', saw);
      else if (typeof expiresIn === 'number') yield agrees('expires-in', saw);
      else yield otherwise(saw);
    },
});
