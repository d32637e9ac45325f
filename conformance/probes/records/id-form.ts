import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { prevailing } from './tally.js';

const kinds = [
  'a UUID',
  'digits',
  'characters to be escaped',
  'a prefix and an opaque part',
  'another form',
] as const;
type Kind = (typeof kinds)[number] | 'more than 16 digits';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Of people, of companies and of their parents, and one to spare. */
const prefixesMost = 4;

export const idForm = counts<'record.id-form', Kind>('record.id-form', {
  begin() {
    const prefixes = new Set<string>();

    function* kindsOf(id: string): Iterable<Kind> {
      if (uuid.test(id)) return yield 'a UUID';
      if (/^\d+$/.test(id)) {
        if (id.length > 16) yield 'more than 16 digits';
        return yield 'digits';
      }
      if (encodeURIComponent(id) !== id) return yield 'characters to be escaped';
      const prefix = uuid.test(id.toLowerCase()) ? undefined : /^([a-z]{1,12})[-_]./i.exec(id)?.[1];
      if (prefix !== undefined && prefixes.size < prefixesMost) prefixes.add(prefix);
      yield prefix !== undefined && prefixes.has(prefix) ? 'a prefix and an opaque part' : 'another form';
    }

    return function* ({ records }) {
      for (const { value } of [...records.person, ...records.company, ...records.parent]) {
        const { id } = value;
        if (typeof id !== 'string' || id === '') continue;
        for (const kind of kindsOf(id)) yield { of: id, kind };
      }
    };
  },
  concludes(tally) {
    const kind = prevailing(tally, kinds, { least: 20 });
    switch (kind) {
      case undefined:
        return undefined;
      case 'a UUID':
        return agrees('uuid', 'ids are UUIDs');
      case 'characters to be escaped':
        return agrees('reserved-characters', 'ids with characters that a path must escape');
      case 'a prefix and an opaque part':
        return agrees('prefixed', 'ids with a prefix');
      case 'digits':
        if (tally.count('more than 16 digits') >= 3)
          return agrees('numeric-string', 'ids of more than 16 digits');
        return tally.count() >= 100 ? otherwise('ids of digits, none of them long') : undefined;
      case 'another form':
      case 'several':
        return otherwise('ids in another form');
    }
  },
});
