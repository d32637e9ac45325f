import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { isFound } from './odd-find.js';

export const quotaHeaders = watches('errors.quota-headers', {
  begin: () =>
    function* ({ exchange, find }) {
      if (!find?.valid || !isFound(exchange)) return;
      const { 'x-credits-used': used, 'x-credits-remaining': remaining } = exchange.response.headers;
      if (used === undefined && remaining === undefined) yield agrees('off', 'finds without such headers');
      else if (used === undefined || !/^\d+$/.test(used))
        yield otherwise('no whole number of X-Credits-Used');
      else if (remaining === undefined) yield agrees('on', 'X-Credits-Used without X-Credits-Remaining');
      // Only where there is no limit, or none left, these two differ.
      else if (/^\d+$/.test(remaining))
        yield agrees(['on', 'negative'], 'a whole number of X-Credits-Remaining');
      else if (/^-\d+$/.test(remaining)) yield agrees('negative', 'a negative X-Credits-Remaining');
      else yield agrees('non-numeric', 'X-Credits-Remaining is no number');
    },
});
