import { isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { isObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { timeOf } from '../../target/wire/presence.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { invitationOfNobody } from './inviting.js';

const dayMs = 86_400_000;
const lifetimeMs = 14 * dayMs;
/** The two times may be noted one after the other. */
const inexactMs = 2000;

/** An invitation that is sent again has the 2 weeks anew: only a new one has them since its creation for certain. */
export const lifetime = watches('invite.lifetime', {
  provoke: { needs: ['identity', 'token', 'own-resources'], requests: 1, send: invitationOfNobody },
  begin: () =>
    function* ({ exchange }) {
      const { operation, response } = exchange;
      const isNew = operation === 'createInvitation';
      if (!isSuccess(exchange) || (!isNew && operation !== 'getInvitations')) return;
      for (const record of isNew ? [response.json].filter(isObject) : itemsOf(response.json)) {
        const [created, expires] = timesIn(record);
        if (created === undefined || expires === undefined) continue;
        const isExact = Math.abs(expires - created - lifetimeMs) <= inexactMs;
        const isAtMidnight = (expires + 1000) % dayMs <= 1000;
        const left = expires - created - lifetimeMs;
        const isThatDay = isAtMidnight && left >= -inexactMs && left <= dayMs + inexactMs;
        if (isExact && isThatDay) continue;
        if (isExact) yield agrees('14-days', 'an invitation expires 14 times 24 hours after it was made');
        else if (isThatDay)
          yield agrees('end-of-day', 'an invitation expires at the end of the 14th day, in UTC');
        else if (isNew)
          yield otherwise(
            'a new invitation expires neither after 14 times 24 hours nor at the end of the 14th day',
          );
      }
    },
});

/** Dates alone tell no time of day. */
const timesIn = (record: JsonObject) =>
  ['createdAt', 'expiresAt'].map((name) => timeOf(textIn(record, name)));
