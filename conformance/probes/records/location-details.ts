import { isAbsent } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';

/** Where 15 of 100 lack them, so many records with them are no chance. */
const enough = 100;

export const locationDetails = counts<'record.location-details', 'with' | 'without'>(
  'record.location-details',
  {
    begin: () =>
      function* ({ key, records }) {
        for (const { value } of [...records.person, ...records.job]) {
          const { location, location_details: details } = value;
          if (typeof location !== 'string' || location === '') continue;
          yield { of: `${key} ${location}`, kind: isAbsent(details) ? 'without' : 'with' };
        }
      },
    concludes(tally) {
      const [has, lacks, all] = [tally.count('with'), tally.count('without'), tally.count()];
      if (has === 0)
        return lacks >= 30 ? agrees('never-present', 'no location with `location_details`') : undefined;
      if (lacks === 0) {
        return all >= enough
          ? agrees('always-present', `${enough} locations with \`location_details\``)
          : undefined;
      }
      if (all < enough || lacks < 0.05 * all) return undefined;
      return lacks <= 0.4 * all
        ? agrees('sometimes-missing', 'some locations without `location_details`')
        : otherwise('most locations without `location_details`');
    },
  },
);
