import type { Readings } from '../../generated/questions.js';
import { pick } from './choice.js';

/** A calling code of 1 to 3 digits (ITU E.164), then the national number. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

const forms: Record<Readings['record.phone'], (e164: string) => string> = {
  e164: (e164) => e164,
  national,
  'free-text': (e164) => {
    const groups = groupsOf(e164);
    const dotted = groups.join('.');
    return pick(e164, [`${dotted} ext. 4`, dotted, groups.join(' '), `Tel. ${national(e164)}`, e164]);
  },
};

/** Returns a number such as +12025550123 as the profile shows it (question record.phone). */
export function phoneAs(reading: Readings['record.phone'], number: string): string {
  // A number in a custom format cannot be converted.
  return isE164(number) ? forms[reading](number.replace(/[^\d+]/g, '')) : number;
}

/** Whether it is an international number, ignoring spaces, hyphens, dots and parentheses. */
function isE164(number: string): boolean {
  return /^\+[\d\s().-]+$/.test(number);
}

function national(e164: string): string {
  const [area, exchange, line] = groupsOf(e164);
  return e164.startsWith('+1') ? `(${area}) ${exchange}-${line}` : `0${area} ${exchange} ${line}`;
}

/** Splits the national number into three groups. */
function groupsOf(e164: string): readonly string[] {
  const digits = international.exec(e164)?.[2] ?? e164.replace('+', '');
  const first = e164.startsWith('+1') ? 3 : 2;
  const second = first + Math.ceil((digits.length - first) / 2) - (e164.startsWith('+1') ? 1 : 0);
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
}
