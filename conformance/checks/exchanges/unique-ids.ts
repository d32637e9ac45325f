import { idOf } from '../../arbitraries/knowledge.js';
import { each, type RecordRunJudge, type Violation } from '../../scene/finding.js';
import type { Json } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Located } from '../../view/record-view.js';
import { dayNumber, readDate } from './dates.js';
import { fold } from './employers.js';
import { excerpt } from './excerpt.js';
import type { RecordJudges } from './judge.js';

/** The members that must be equal wherever an id occurs, each with the part of its value that is compared. */
type Marks = Readonly<Record<string, (value: Json | undefined) => string | number | undefined>>;

interface Seen {
  readonly mark: string | number;
  readonly value: Json | undefined;
  readonly exchange: number;
}

/** At most so many ids, with texts of so many characters, are remembered. */
const idsMost = 20_000;
const textMost = 250;

/** Judges that one id always has the same marks, as far as they are present in both places. */
function uniqueId(kind: 'person' | 'company', marks: Marks): RecordRunJudge {
  return {
    begin() {
      const known = new Map<string, Map<string, Seen>>();
      return (view) =>
        each(view.records[kind], (one): Violation | true | undefined => {
          const [id] = idOf(one.value);
          const key = textKey(id ?? '');
          if (id === undefined || (known.size >= idsMost && !known.has(key))) return undefined;
          const seen = known.get(key) ?? new Map<string, Seen>();
          known.set(key, seen);
          return compare(marks, seen, one, id, view.exchange.id);
        });
    },
  };
}

function compare(
  marks: Marks,
  seen: Map<string, Seen>,
  { at, value: record }: Located,
  id: string,
  exchange: number,
): Violation | true | undefined {
  let compared = false;
  for (const [name, markOf] of Object.entries(marks)) {
    const value = record[name];
    const earlier = seen.get(name);
    if (earlier && earlier.value === value) {
      compared = true;
      continue;
    }
    // Long texts are not kept: a long run must not fill the memory.
    const mark = typeof value === 'string' && value.length > textMost ? undefined : markOf(value);
    if (mark === undefined) continue;
    if (!earlier) seen.set(name, { mark, value, exchange });
    else if (earlier.mark === mark) compared = true;
    else {
      return {
        at: `${at}.${name}`,
        expected: `${String(excerpt(earlier.value))}, as with id ${id} before`,
        received: excerpt(value),
        ...(earlier.exchange === exchange ? {} : { related: [earlier.exchange] }),
      };
    }
  }
  return compared || undefined;
}

/** Returns the slug, in lower case, of a slug, a URL or a URL without a scheme: which of them is sent is open. */
function slug(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const path = value.trim().replace(/[?#].*$/, '');
  const last =
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return last === '' ? undefined : fold(decoded(last));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function foldedText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? fold(value) : undefined;
}

/** Judges of the uniqueness of ids over a run (sections 2.1 and 2.4). */
export const uniqueIdJudges = {
  'person.id-unique': uniqueId('person', {
    linkedin: slug,
    // By day: one answer may have the time and another one not.
    created_at: (value) => dayNumber(readDate(value)),
  }),
  'company.id-unique': uniqueId('company', { name: foldedText, linkedin: slug }),
} satisfies RecordJudges;
