import { fieldNames } from '../../generated/field-names.js';
import * as p from './probe.js';

interface Odd<Reading extends string> {
  /** What is odd about it, as in `size 6`. */
  readonly sent: string;
  body(t: p.ProbeContext): p.Json;
  /** The reading that refuses it by a status, if its name does not say so. */
  readonly refused?: Readonly<Record<number, Reading>>;
  /** The reading by whom a 2xx shows (see `foundIn`). */
  readonly granted?: Readonly<Record<string, Reading>>;
}

/** Returns whom each lookup found: a `hit` is `someone` alone, and `others` is one person; undefined if it is no answer. */
function foundIn(answer: p.Exchange, t: p.ProbeContext): string | undefined {
  const found = p.idsIn(answer, p.elementsOf(answer)?.length ?? 0)?.map((ids) => {
    if (ids.length > 1) return ids.length > 5 ? 'many' : 'several';
    return ids.length === 0 ? 'miss' : ids.join() === t.someone().ids.join() ? 'hit' : 'others';
  });
  return found?.join(' ');
}

/** Defines a probe that sends odd finds beside a good one, which must succeed. The reading agrees with all of them. */
function requestVariation<const Reading extends string = never>(
  ...odd: readonly Odd<Reading>[]
): p.Probe<Reading> {
  return p.asks({}, async (t, question) => {
    await t.goodFind();
    let left: readonly Reading[] | undefined;
    const saw: string[] = [];
    for (const { sent, body, refused = {}, granted = {} } of odd) {
      const answer = await t.find(body(t));
      const { status } = answer.response;
      const found = p.isSuccess(answer) ? foundIn(answer, t) : undefined;
      const shown = found === undefined ? refused[status] : granted[found];
      const agrees = [shown, p.rejection<Reading>(answer, question)].filter((each) => each !== undefined);
      left = left?.filter((reading) => agrees.includes(reading)) ?? agrees;
      saw.push(`${sent} → status ${status}`);
    }
    return p.agrees(left, saw.join(', '));
  });
}

/** Returns a find of odd lookups, made of the fields of `someone` or of a `free` name, and of `someone`. */
const lookups = <const Reading extends string>(
  sent: string,
  odd: (own: readonly p.Json[], free: string) => readonly p.Json[],
  granted: Readonly<Record<string, Reading>>,
): Odd<Reading> => ({
  sent,
  granted,
  body(t) {
    const { lookup } = t.someone();
    const taken = lookup.fields.map(({ field_name }) => field_name);
    const free = fieldNames.findLast((name) => !taken.includes(name)) ?? 'title';
    return { matches: [...odd([...lookup.fields], free), lookup], size: 5 };
  },
});

/** Returns a find of an odd criterion beside those of `someone`, and of the odd one alone. */
const beside = (sent: string, criterion: (free: string) => p.Json): Odd<'ignored' | 'not-found'> =>
  lookups(sent, (own, free) => [{ fields: [...own, criterion(free)] }, { fields: [criterion(free)] }], {
    'hit miss hit': 'ignored',
    'miss miss hit': 'not-found',
  });

const sized = <const Reading extends string = never>(
  size: p.Json,
  granted: Readonly<Record<string, Reading>> = {},
): Odd<Reading> => ({
  sent: `size ${JSON.stringify(size)}`,
  body: (t) => ({ matches: [t.several().lookup], size }),
  granted,
});

const withoutMatches = (sent: string, body: p.Json): Odd<'answered-empty'> => ({
  sent,
  body: () => body,
  granted: { '': 'answered-empty' },
});

const hundredHits = Array.from({ length: 100 }, () => 'hit').join(' ');

const ofName = p.experiment({}, (t) => returning(t, ['name']));

/** Finds a person with `return_fields`, and returns the members that are shown, or `all` as without it. */
async function returning(t: p.ProbeContext, names: readonly string[]) {
  const whole = membersIn(await t.goodFind());
  p.demand(whole.split(' ').length > names.length + 4, 'too little is known of somebody');
  const answer = await t.find({ matches: [t.someone().lookup], size: 5, return_fields: [...names] });
  const shown = membersIn(answer);
  const [person] = (p.elementsOf(answer) ?? []).flatMap(p.peopleOf);
  const areNull = whole.split(' ').some((name) => person?.[name] === null);
  return { answer, shown: shown === whole ? 'all' : shown, areNull };
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
  'id name score and null': 'projected-null',
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
  'find.size-over': requestVariation(sized(6, { several: 'clamped' })),
  'find.size-zero': requestVariation(sized(0, { miss: 'empty-people', several: 'as-default' })),
  'find.size-negative': requestVariation(sized(-1)),
  'find.size-type': requestVariation(
    // Not valid under either reading.
    { ...sized(2.5), refused: { 400: 'coerced', 422: 'coerced' } },
    sized('1', { hit: 'coerced', others: 'coerced' }),
  ),
  'find.size-null': requestVariation(sized(null, { several: 'as-default' })),
  'find.matches-empty': requestVariation(withoutMatches('matches []', { matches: [] })),
  'find.matches-missing': requestVariation(
    withoutMatches('no matches', { size: 5 }),
    withoutMatches('matches null', { matches: null, size: 5 }),
  ),
  // More than a hundred lookups are expensive if each is charged.
  'find.matches-over': {
    ...requestVariation({
      sent: '101 lookups',
      body: (t) => ({ matches: Array.from({ length: 101 }, () => t.someone().lookup), size: 1 }),
      granted: { [hundredHits]: 'truncated', [`${hundredHits} miss`]: 'partial' },
    }),
    once: true,
  },
  'find.extra-member': requestVariation({
    sent: 'an unknown member',
    body: (t) => ({ matches: [t.someone().lookup], size: 5, shoe_size: 44 }),
    granted: { hit: 'ignored' },
  }),
  'find.required': requestVariation(
    { ...lookups('no fields', () => [{}], { 'miss hit': 'lenient' }), refused: { 400: 'strict' } },
    {
      ...lookups('no search_term', (own, free) => [{ fields: [...own, { field_name: free }] }], {
        'hit hit': 'lenient',
      }),
      refused: { 400: 'strict' },
    },
  ),
  'find.fields-empty': requestVariation(
    lookups('fields []', () => [{ fields: [] }], { 'miss hit': 'not-found' }),
  ),
  'find.field-unknown': requestVariation(
    beside('an unknown field', () => ({ field_name: 'shoe_size', search_term: '44' })),
  ),
  'find.term-empty': requestVariation(
    beside('an empty term', (free) => ({ field_name: free, search_term: '' })),
  ),
  'find.term-type': requestVariation(
    // Such a number finds nobody, and neither does a criterion that is ignored.
    lookups(
      'a number as a term',
      (_, free) => [{ fields: [{ field_name: free, search_term: 987_654_321 }] }],
      { 'miss hit': 'coerced' },
    ),
  ),
  'find.return-fields': p.asksOf(
    ofName,
    async ({ shown, areNull }) =>
      selected[areNull ? `${shown} and null` : shown] ?? p.otherwise(`it shows ${shown}`),
  ),
  'find.return-fields-unknown': oddFields(['name', 'shoe_size'], (shown, usual) =>
    shown === usual ? 'ignored' : undefined,
  ),
  'find.return-fields-empty': oddFields([], (shown, usual) => {
    if (shown === 'all') return 'all-fields';
    return shown === (usual === 'name' ? '' : 'id score') ? 'no-fields' : undefined;
  }),
};
