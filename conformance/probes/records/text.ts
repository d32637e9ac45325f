import { leavesOf } from '../../target/wire/leaves.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { prevailing } from './tally.js';

const forms = ['composed', 'decomposed'] as const;
const writings = ['as they are', 'escaped'] as const;
type Kind = (typeof forms)[number] | (typeof writings)[number];

/** Texts of a person that are looked for in an answer, which may be long. */
const textsMost = 3;

export const text = counts<'record.text', Kind>('record.text', {
  begin: () =>
    function* ({ person, exchange }) {
      let texts = 0;
      for (const { value } of leavesOf(person)) {
        if (texts >= textsMost) return;
        if (typeof value !== 'string' || value.length > 200 || !/[^\0-\x7f]/.test(value)) continue;
        texts += 1;
        const [composed, decomposed] = [value.normalize('NFC'), value.normalize('NFD')];
        if (composed !== decomposed) {
          if (value === composed) yield 'composed';
          else if (value === decomposed) yield 'decomposed';
        }
        const raw = exchange.response.text;
        if (raw.includes(value)) yield 'as they are';
        else if (raw.toLowerCase().includes(escaped(value))) yield 'escaped';
      }
    },
  concludes(tally) {
    const form = prevailing(tally, forms, { least: 5 });
    const writing = prevailing(tally, writings, { least: 5 });
    if (form === undefined || writing === undefined) return undefined;
    const saw = `letters beyond ASCII are ${form}, and written ${writing}`;
    if (form === 'composed' && writing === 'as they are') return agrees('nfc', saw);
    if (form === 'decomposed' && writing === 'as they are') return agrees('nfd', saw);
    return form === 'composed' && writing === 'escaped' ? agrees('escaped', saw) : otherwise(saw);
  },
});

/** In lower case: hexadecimal digits may be written either way. */
function escaped(value: string): string {
  return value
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
