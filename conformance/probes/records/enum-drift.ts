import { records } from '../../../generated/records.js';
import type { Located } from '../../view/record-view.js';
import { agrees, otherwise } from '../sighting.js';
import { companyOf } from './company-of.js';
import { counts } from './counts.js';

const drifts = {
  level: { record: 'job', member: 'level' },
  function: { record: 'job', member: 'function' },
  'company-type': { record: 'company', member: 'type' },
  'email-status': { record: 'job', member: 'email_status' },
  'employment-status': { record: 'person', member: 'employment_status' },
} as const;
type Drift = keyof typeof drifts;
const kinds = Object.keys(drifts) as Drift[];

/** People, or companies, of whom each value is listed: where one value of eight is not, so many are no chance. */
const enough = 50;

export const enumDrift = counts<'record.enum-drift', `${'listed' | 'unlisted'} ${Drift}`>(
  'record.enum-drift',
  {
    begin: () => (shown) =>
      kinds.flatMap((drift) =>
        shown.records[drifts[drift].record].flatMap((record) => {
          const value = record.value[drifts[drift].member];
          if (typeof value !== 'string' || value === '') return [];
          const of = unitOf(record, shown.key);
          return [
            {
              of: `${drift} ${of}`,
              kind: `${isListed(drift, value) ? 'listed' : 'unlisted'} ${drift}` as const,
            },
          ];
        }),
      ),
    concludes(tally) {
      const drifting = kinds.filter((drift) => tally.count(`unlisted ${drift}`) >= 3);
      const [drift, another] = drifting;
      if (another !== undefined) return otherwise('values that are not listed in several members');
      if (drift !== undefined) {
        const isMost = tally.count(`listed ${drift}`) < tally.count(`unlisted ${drift}`);
        const saw = `values of \`${drifts[drift].member}\` that are not listed`;
        return isMost ? otherwise(saw) : agrees(drift, saw);
      }
      const isOff = kinds.every(
        (one) => tally.count(`unlisted ${one}`) === 0 && tally.count(`listed ${one}`) >= enough,
      );
      return isOff ? agrees('off', 'only values that are listed') : undefined;
    },
  },
);

/** Companies are shown with many people. */
function unitOf({ value, member }: Located, person: string): string {
  return member === 'company' ? (companyOf(value) ?? person) : person;
}

function isListed(drift: Drift, value: string): boolean {
  const { record, member } = drifts[drift];
  return records[record].properties.find(({ name }) => name === member)?.values?.includes(value) ?? true;
}
