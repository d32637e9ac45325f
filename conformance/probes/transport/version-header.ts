import { isSuccess } from '../../target/exchange.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

export const versionHeader = watches('transport.version-header', {
  begin: () =>
    function* ({ exchange, records }) {
      const { headers } = exchange.response;
      // What has no people may come of whatever stands before the service.
      if (!isSuccess(exchange) || !records || records.records.person.length === 0) return;
      const version = headers['x-api-version'];
      if (version === '1.0') yield agrees('on', 'an answer with `X-Api-Version` 1.0');
      else if (version !== undefined) yield otherwise('an answer with another `X-Api-Version`');
      else if (Object.keys(headers).some((name) => /version/.test(name))) {
        yield otherwise('an answer with a version in another header');
      } else yield agrees('off', 'an answer without a version');
    },
});
