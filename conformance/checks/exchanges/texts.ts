import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, each, nothing } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { textKey } from '../../target/wire/text-key.js';
import { excerpt } from './excerpt.js';
import { misread, withoutLost } from './misread.js';

const beyondAscii = /[^\0-\x7f]/;
/** What may be garbled, or be right where others are: any letter beyond ASCII, as it is or escaped. */
const telling = /[^\0-\x7f]|\\u/;
/** Characters of a text that may be one of ours, come back with something around it. */
const textMost = 4096;
/** Members that are remembered; a target may make up as many as it likes. */
const membersMost = 10_000;

/** Words that are garbled in a member, until it is certain that it is the service that does it. */
const enough = 2;

/**
 * Sections 4.1 and 4.2: what was sent comes back as it is. A text is garbled that becomes a word of ours when its encoding
 * is undone. Data may be garbled before a target gets them: then others in the same member are not.
 */
function asSent(): ExchangeJudge {
  const sent = new Set<string>();
  const lost = new Map<string, string>();
  const shown = new Map<string, Shown>();

  /** The word of ours that a text was before it was garbled. */
  function meantBy(text: string): string | undefined {
    const meant = misread(text).flatMap((value) => wordsIn({ value }));
    const left = text.includes('\ufffd') ? split(text) : [];
    return meant.find((word) => sent.has(word)) ?? left.map((word) => lost.get(word)).find(Boolean);
  }

  return (exchange) => {
    const { operation, request, response } = exchange;
    for (const word of request.json === undefined ? [] : leavesOf(request.json).flatMap(wordsIn)) {
      sent.add(word);
      if (/[a-z].*[a-z]/.test(word)) lost.set(withoutLost(word), word);
    }
    if (sent.size === 0 || !isSuccess(exchange) || !telling.test(response.text)) return nothing;
    const texts = leavesOf(response.json).flatMap(({ at, value }) => {
      if (typeof value !== 'string' || value.length > textMost || !telling.test(value)) return [];
      const member = textKey(`${operation} ${at.replace(/\[\d+\]/g, '')}`);
      const known = shown.get(member) ?? { garbled: new Set<string>(), isIntact: false };
      if (shown.size < membersMost) shown.set(member, known);
      const meant = meantBy(value);
      if (meant !== undefined) known.garbled.add(meant);
      else if (beyondAscii.test(value) && !value.includes('\ufffd') && misread(value).length === 0) {
        known.isIntact = true;
      }
      return [{ at, value, known, meant }];
    });
    return each(texts, ({ at, value, known, meant }) => {
      if (meant === undefined) return wordsIn({ value }).some((word) => sent.has(word)) || undefined;
      if (known.isIntact || known.garbled.size < enough) return undefined;
      return { at, expected: `"${meant}", as it was sent`, received: excerpt(value) };
    });
  };
}

interface Shown {
  /** Words of ours. */
  readonly garbled: Set<string>;
  /** Whether anything beyond ASCII was ever right. */
  isIntact: boolean;
}

/** The words of a text that another encoding would write otherwise; one letter alone may occur by chance. */
function wordsIn({ value }: { readonly value: string | number | boolean }): string[] {
  if (typeof value !== 'string' || !beyondAscii.test(value)) return [];
  return split(value).filter((word) => word.length > 1 && beyondAscii.test(word));
}

function split(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\ufffd+/g, '\ufffd')
    .split(/[\s,;]+/);
}

/** Judges of text that makes a round trip. */
export const textJudges = { 'text.utf8': { begin: asSent } } satisfies Partial<
  Record<RuleId, { begin(): ExchangeJudge }>
>;
