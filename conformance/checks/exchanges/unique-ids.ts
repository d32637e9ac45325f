import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordRunJudge, type Violation } from '../../scene/finding.js';
import type { Json, JsonObject } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { dayNumber, readDate } from './dates.js';
import { fold } from './employers.js';
import { excerpt } from './excerpt.js';
import { idOf } from './people-lists.js';

/** What must be equal wherever one id stands: a member, and the part of its value that counts. */
type Marks = Readonly<Record<string, (value: Json | undefined) => string | number | undefined>>;

interface Seen {
  readonly mark: string | number;
  readonly value: Json | undefined;
  readonly exchange: number;
}

/** Ids, and characters of what stands by each, that a run remembers at most. */
const idsMost = 20_000;
const textMost = 250;

/** The same id always carries the same marks, whichever of them are present in both places. */
function uniqueId(holders: (sight: RecordView) => readonly Located[], marks: Marks): RecordRunJudge {
  return {
    begin() {
      const known = new Map<string, Map<string, Seen>>();
      return (sight) =>
        each(holders(sight), ({ at, value }): Violation | true | undefined => {
          const id = idOf(value);
          const key = textKey(id ?? '');
          if (id === undefined || (known.size >= idsMost && !known.has(key))) return undefined;
          const seen = known.get(key) ?? new Map<string, Seen>();
          known.set(key, seen);
          return compare(marks, seen, { at, value, id, exchange: sight.exchange.id });
        });
    },
  };
}

interface Sighting {
  readonly at: string;
  readonly value: JsonObject;
  readonly id: string;
  readonly exchange: number;
}

function compare(marks: Marks, seen: Map<string, Seen>, sighting: Sighting): Violation | true | undefined {
  let compared = false;
  for (const [name, markOf] of Object.entries(marks)) {
    const value = sighting.value[name];
    const earlier = seen.get(name);
    if (earlier && earlier.value === value) {
      compared = true;
      continue;
    }
    // An hour of remembering may not fill a machine.
    const mark = typeof value === 'string' && value.length > textMost ? undefined : markOf(value);
    if (mark === undefined) continue;
    if (!earlier) seen.set(name, { mark, value, exchange: sighting.exchange });
    else if (earlier.mark === mark) compared = true;
    else {
      return {
        at: `${sighting.at}.${name}`,
        expected: `${String(excerpt(earlier.value))}, as with id ${sighting.id} before`,
        received: excerpt(value),
        ...(earlier.exchange === sighting.exchange ? {} : { related: [earlier.exchange] }),
      };
    }
  }
  return compared || undefined;
}

/** The slug in a slug, an address or a bare host (which of them comes is open), letter case aside. */
function slug(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const last =
    value
      .trim()
      .replace(/[?#].*$/, '')
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

/** Rules about ids (sections 2.1 and 2.4), judged over a run. */
export const uniqueIdJudges = {
  'person.id-unique': uniqueId((sight) => sight.records.person, {
    linkedin: slug,
    // The written day: the time may be cut off in one answer and not in another.
    created_at: (value) => dayNumber(readDate(value)),
  }),
  'company.id-unique': uniqueId((sight) => sight.records.company, { name: foldedText, linkedin: slug }),
} satisfies Partial<Record<RuleId, RecordRunJudge>>;
