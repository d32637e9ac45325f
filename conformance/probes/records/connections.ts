import { agrees } from '../sighting.js';
import { counts } from './counts.js';

export const connections = counts<'record.connections', 'over 500' | '500' | 'under 500'>(
  'record.connections',
  {
    begin: () =>
      function* ({ person: { connections: count } }) {
        if (typeof count === 'number') yield count > 500 ? 'over 500' : count === 500 ? '500' : 'under 500';
      },
    concludes(tally) {
      if (tally.count('over 500') >= 2) return agrees('exact', 'people with more than 500 connections');
      if (tally.count('over 500') > 0) return undefined;
      // That so many have just 500 is no chance.
      const capped = tally.count('500');
      return capped >= 5 && capped >= 0.05 * tally.count()
        ? agrees('capped-500', 'several people with 500 connections, nobody with more')
        : undefined;
    },
  },
);
