import { fieldNames } from '../../generated/field-names.js';
import * as p from './probe.js';

interface Odd<Reading extends string> {
  /** What is odd about it, as in `size 6`. */
  readonly sent: string;
  body(t: p.ProbeContext): p.Json;
  /** The readings that refuse it by 400, if their names do not say so. */
  readonly refused?: readonly Reading[];
  /** Returns the reading that a 2xx shows, undefined if it is none of them. @default always undefined */
  granted?(answer: p.Exchange, t: p.ProbeContext): Reading | undefined;
}

/** Defines a probe that sends odd finds beside a good one, which must succeed. The reading agrees with all of them. */
function oddFind<const Reading extends string = never>(...odd: readonly Odd<Reading>[]): p.Probe<Reading> {
  return p.asks({}, async (t, question) => {
    await t.goodFind();
    let left: readonly Reading[] | undefined;
    const saw: string[] = [];
    for (const { sent, body, refused, granted } of odd) {
      const answer = await t.find(body(t));
      const { status } = answer.response;
      const shown = p.isSuccess(answer) ? granted?.(answer, t) : status === 400 ? refused : undefined;
      const { agrees: readings } = p.agrees(shown ?? p.rejection<Reading>(answer, question), '');
      left = left?.filter((reading) => readings.includes(reading)) ?? readings;
      saw.push(`${sent} → status ${status}`);
    }
    return p.agrees(left, saw.join(', '));
  });
}

/** Finds odd lookups, made of the fields of `someone` or of a `free` name, and `someone`. @param granted by what they find */
function lookups<const Reading extends string>(
  sent: string,
  odd: (own: readonly p.Json[], free: string) => readonly (readonly p.Json[] | undefined)[],
  granted: Readonly<Record<string, Reading>>,
): Odd<Reading> {
  const all = (t: p.ProbeContext): readonly p.Json[] => {
    const { lookup } = t.someone();
    const taken = new Set(lookup.fields.map(({ field_name }) => field_name));
    const free = fieldNames.findLast((name) => !taken.has(name)) ?? 'title';
    return [...odd([...lookup.fields], free).map((fields) => (fields ? { fields } : {})), lookup];
  };
  return {
    sent,
    body: (t) => ({ matches: all(t), size: 5 }),
    granted(answer, t) {
      const expected = all(t).map(() => t.someone().ids);
      const [, hits = ''] = /^(.*) hit$/.exec(p.hitsIn(answer, expected) ?? '') ?? [];
      return granted[hits];
    },
  };
}

/** Returns a find of an odd criterion beside those of `someone`, and of the odd one alone. */
const beside = (sent: string, criterion: (free: string) => p.Json): Odd<'ignored' | 'not-found'> =>
  lookups(sent, (own, free) => [[...own, criterion(free)], [criterion(free)]], {
    'hit miss': 'ignored',
    'miss miss': 'not-found',
  });

/** Returns a find of several people with this size. @param readings by the number of people that it finds */
const sized = <const Reading extends string = never>(
  size: p.Json,
  readings: { readonly [count: number]: Reading; readonly asUsual?: Reading } = {},
): Odd<Reading> => ({
  sent: `size ${JSON.stringify(size)}`,
  body: (t) => ({ matches: [t.several().lookup], size }),
  granted(answer) {
    const count = p.idsIn(answer, 1)?.[0]?.length ?? Number.NaN;
    // As without a size: with more than one person, and at most five.
    return readings[count] ?? (count > 1 && count <= 5 ? readings.asUsual : undefined);
  },
});

const withoutMatches = (sent: string, body: p.Json): Odd<'answered-empty'> => ({
  sent,
  body: () => body,
  granted: (answer) => (p.elementsOf(answer)?.length === 0 ? 'answered-empty' : undefined),
});

const strict = ['strict'] as const;
const allowed = 100;

/** Returns how 101 equal lookups were answered if the allowed ones found somebody: the last is missing, or finds nobody. */
function amongTooMany(answer: p.Exchange, t: p.ProbeContext): 'truncated' | 'partial' | undefined {
  const elements = p.elementsOf(answer) ?? [];
  const found = (p.idsIn(answer, elements.length) ?? []).map((ids) => ids.join() === t.someone().ids.join());
  if (found.length < allowed || found.slice(0, allowed).includes(false)) return undefined;
  if (found.length === allowed) return 'truncated';
  return found.length === allowed + 1 && elements[allowed]?.['found'] === false ? 'partial' : undefined;
}

const ofName = p.experiment({}, (t) => returning(t, ['name']));

/** Finds a person with `return_fields`, and returns the members that are shown, or `all` as without it. */
async function returning(t: p.ProbeContext, names: readonly string[]) {
  const whole = membersIn(await t.goodFind());
  p.demand(whole.split(' ').length > names.length + 4, 'too little is known of somebody');
  const answer = await t.find({ matches: [t.someone().lookup], size: 5, return_fields: [...names] });
  const shown = membersIn(answer);
  return { answer, shown: shown === whole ? 'all' : shown };
}

/** Returns the members with a value of the only person that was found: an empty one may be left out or not. */
function membersIn(answer: p.Exchange): string {
  const [person, ...others] = (p.elementsOf(answer) ?? []).flatMap(p.peopleOf);
  if (person === undefined || others.length > 0) return 'nobody';
  const members = Object.keys(person).filter((name) => !p.isAbsent(person[name]));
  return members.toSorted().join(' ');
}

const selected: Readonly<Record<string, p.Readings['find.return-fields']>> = {
  all: 'ignored',
  'id name score': 'projected',
  name: 'projected-strict',
};

/** Defines a probe of odd `return_fields`, if a name in them selects what it names. */
const oddFields = <const Reading extends string>(
  names: readonly string[],
  granted: (shown: string, usual: string) => Reading | undefined,
) =>
  p.asksOf(ofName, async ({ shown: usual }, t) => {
    p.demand(usual === 'name' || usual === 'id name score', 'return_fields does not select what it names');
    const { answer, shown } = await returning(t, names);
    return granted(shown, usual) ?? answer;
  });

export const oddFinds = {
  'find.size-over': oddFind(sized(6, { asUsual: 'clamped' })),
  'find.size-zero': oddFind(sized(0, { 0: 'empty-people', asUsual: 'as-default' })),
  'find.size-negative': oddFind(sized(-1)),
  'find.size-type': oddFind(
    // Not valid under either reading.
    { ...sized(2.5), refused: ['rejected-400', 'coerced'] },
    sized('1', { 1: 'coerced' }),
  ),
  'find.size-null': oddFind(sized(null, { asUsual: 'as-default' })),
  'find.matches-empty': oddFind(withoutMatches('matches []', { matches: [] })),
  'find.matches-missing': oddFind(
    withoutMatches('no matches', { size: 5 }),
    withoutMatches('matches null', { matches: null, size: 5 }),
  ),
  // More than a hundred lookups are expensive if each is charged.
  'find.matches-over': {
    ...oddFind({
      sent: '101 lookups',
      body: (t) => ({ matches: Array.from({ length: allowed + 1 }, () => t.someone().lookup), size: 1 }),
      granted: amongTooMany,
    }),
    once: true,
  },
  'find.extra-member': oddFind({
    sent: 'an unknown member',
    body: (t) => ({ matches: [t.someone().lookup], size: 5, shoe_size: 44 }),
    granted: (answer, t) => (p.hitsIn(answer, [t.someone().ids]) === 'hit' ? 'ignored' : undefined),
  }),
  'find.required': oddFind(
    { ...lookups('a lookup without fields', () => [undefined], { miss: 'lenient' }), refused: strict },
    {
      ...lookups('no search_term', (own, free) => [[...own, { field_name: free }]], { hit: 'lenient' }),
      refused: strict,
    },
  ),
  'find.fields-empty': oddFind(lookups('fields []', () => [[]], { miss: 'not-found' })),
  'find.field-unknown': oddFind(
    beside('an unknown field', () => ({ field_name: 'shoe_size', search_term: '44' })),
  ),
  'find.term-empty': oddFind(beside('an empty term', (free) => ({ field_name: free, search_term: '' }))),
  'find.term-type': oddFind(
    // Such a number finds nobody, and neither does a criterion that is ignored.
    lookups('a number as a term', (_, free) => [[{ field_name: free, search_term: 987_654_321 }]], {
      miss: 'coerced',
    }),
  ),
  'find.return-fields': p.asksOf(
    ofName,
    async ({ shown }) => selected[shown] ?? p.otherwise(`it shows ${shown}`),
  ),
  'find.return-fields-unknown': oddFields(['name', 'shoe_size'], (shown, usual) =>
    shown === usual ? 'ignored' : undefined,
  ),
  'find.return-fields-empty': oddFields([], (shown, usual) => {
    if (shown === 'all') return 'all-fields';
    return shown === (usual === 'name' ? '' : 'id score') ? 'no-fields' : undefined;
  }),
};
