import { idOf } from '../../arbitraries/knowledge.js';
import { each, type Finding, type Judged, must } from '../../check/finding.js';
import { recordId, resourceOf } from '../../resources/kinds.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, itemsOf, type Json, type JsonObject, textIn } from '../../target/json.js';
import { writes } from '../../target/target.js';
import { decoded } from '../../target/wire/form.js';
import { plainText } from '../../target/wire/text-key.js';
import { dayNumber, type RecordView, readDate } from '../../view/record-view.js';
import { fold, slugIn } from './careers.js';
import { type ExchangeJudge, type ExchangeJudges, Memory, type RecordJudges } from './judge.js';

interface Shown {
  readonly at: string;
  readonly record: JsonObject;
  readonly key: string;
}

/** Returns the records of an answer whose ids are known. @param addressed the id in the URL of the call, for a record without one */
function shownBy(
  { operation, response: { json } }: Exchange,
  idIn = (record: JsonObject) => recordId(resourceOf(operation).kind, record),
  addressed?: string,
): readonly Shown[] {
  const { kind, action } = resourceOf(operation);
  const isList = action === 'list';
  return (isList ? itemsOf(json) : [json].filter(isObject)).flatMap((record, index) => {
    const id = idIn(record) ?? addressed;
    return id === undefined ? [] : [{ at: isList ? `[${index}].` : '', record, key: `${kind} ${id}` }];
  });
}

/** Members that are always the same, each with what of its value is compared: texts are equal, days at most one apart. */
type Marks = Readonly<Record<string, (value: Json | undefined) => string | number | undefined>>;

const isSame = (a: string | number, b: string | number) =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1);

/** Whether two times in one form are more than a second apart, which may be rounded. Another form may show less, or another zone. */
const isMoved = (...times: readonly string[]): boolean => {
  const [a = 0, b = 0] = times.map(Date.parse);
  return new Set(times.map((time) => time.replaceAll(/\d/g, '0'))).size === 1 && Math.abs(a - b) > 1000;
};

/** At most so many members, and texts of so many characters, are remembered: a long run must not fill the memory. */
const [marksMost, markMost] = [40_000, 250];

/**
 * Returns a judge that things show the same marks in all answers, as far as they are present.
 * @param isExact whether an answer shows times as they stay, to the second
 */
function settling(marks: Marks, isExact: (exchange: Exchange) => boolean = () => false) {
  type Before = { mark: string | number; value: string; exact: string | undefined; exchange: number };
  const known = new Memory<Before>(marksMost);
  return (seen: Exchange, shown: readonly Shown[]): Finding => {
    const members = shown.flatMap((one) => Object.entries(marks).map((mark) => ({ ...one, mark })));
    return each(members, ({ at, record, key, mark: [name, markOf] }): Judged => {
      const value = textOf(record[name]) ?? '';
      const mark = value !== '' && value.length <= markMost ? markOf(value) : undefined;
      if (mark === undefined) return undefined;
      const before = known.get(`${key} ${name}`);
      const exact = isExact(seen) ? value : undefined;
      if (!before) {
        known.set(`${key} ${name}`, { mark, value, exact, exchange: seen.id });
        return undefined;
      }
      const isKept = exact === undefined || before.exact === undefined || !isMoved(before.exact, exact);
      before.exact ??= exact;
      if (isSame(before.mark, mark) && isKept) return true;
      const expected = `${before.exact ?? before.value}, as shown of "${key}" before`;
      const related = before.exchange === seen.id ? [] : [before.exchange];
      return { at: `${at}${name}`, expected, received: value, related };
    });
  };
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);
const foldedText = (value: Json | undefined) => fold(textOf(value) ?? '') || undefined;
const dayOf = (value: Json | undefined) => dayNumber(readDate(value));

const slug = (value: Json | undefined) => foldedText(decoded(slugIn(textOf(value) ?? '')));

/** Judges that a resource keeps the members that are fixed when it is created. */
function settledOnce(): ExchangeJudge {
  // A creation may be answered before it is stored, and what is sent or given again may be made again.
  const isExact = ({ operation }: Exchange): boolean => {
    const { kind, action } = resourceOf(operation);
    return action !== 'create' && !['invitation', 'user-access'].includes(kind);
  };
  const others = { shorthand: textOf, filename: textOf, import_type: textOf };
  const judge = settling({ createdAt: dayOf, created_at: dayOf, ...others }, isExact);
  return (exchange) => (isSuccess(exchange) ? judge(exchange, shownBy(exchange)) : undefined);
}

/** Judges that one id is one person or company wherever it occurs (sections 2.1 and 2.4). */
const uniqueId = (kind: 'person' | 'company', marks: Marks) => ({
  begin() {
    const judge = settling(marks);
    return ({ exchange, records }: RecordView) => {
      const shown = records[kind].flatMap(({ at, value: record }) =>
        idOf(record).map((id) => ({ at: `${at}.`, record, key: `${kind} ${id}` })),
      );
      return judge(exchange, shown);
    };
  },
});

export const uniqueIdJudges = {
  'person.id-unique': uniqueId('person', { linkedin: slug, created_at: (value) => dayOf(value)?.toString() }),
  'company.id-unique': uniqueId('company', { name: foldedText, linkedin: slug }),
} satisfies RecordJudges;

/** Judges that a pending invitation stays as it is until a call names it (section 4.3), its email is invited again, or users get access. */
function unchangedUntilNamed(): ExchangeJudge {
  const status = (value: Json | undefined) => textOf(value)?.toLowerCase().replace('expired', 'pending');
  const judge = settling({ status, expiresAt: dayOf });
  /** The invitations that no call has named since they were made, and the ones of each email. */
  const untouched = new Set<string>();
  const invited = new Map<string, string>();
  return (exchange) => {
    const { operation, org, named = [], request } = exchange;
    const { kind, action } = resourceOf(operation);
    if (kind === 'user-access' && action === 'create') untouched.clear();
    if (kind !== 'invitation' || org !== 'own') return undefined;
    const shown = isSuccess(exchange) ? shownBy(exchange) : [];
    if (action === 'create') {
      const email = textIn(request.json, 'email')?.toLowerCase() ?? '';
      const [made] = shown;
      const isNew = !invited.has(email) && textIn(made?.record, 'status') === 'pending';
      if (made && isNew) untouched.add(made.key);
      untouched.delete(invited.get(email) ?? '');
      invited.set(email, made?.key ?? '');
    } else if (writes(operation)) for (const id of named) untouched.delete(`${kind} ${id}`);
    return judge(
      exchange,
      shown.filter(({ key }) => untouched.has(key)),
    );
  };
}

const listedOnce: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  if (action !== 'list' || kind === 'person' || !isSuccess(exchange)) return undefined;
  const keys = shownBy(exchange).map(({ key }) => key);
  const again = keys.find((key, index) => keys.indexOf(key) < index);
  const received = `${again} more than once`;
  return keys.length < 2 ? undefined : must(again === undefined, 'body', 'each of them once', received);
};

/** Whether a member may be shown like this if that was sent. */
type Alike = (shown: string, sent: string) => boolean;

const verbatim: Alike = (shown, sent) => plainText(shown) === plainText(sent);
const inAnyCase: Alike = (shown, sent) => verbatim(shown.toLowerCase(), sent.toLowerCase());
const spaced: Alike = (shown, sent) => inAnyCase(shown.replaceAll(/\s/g, ''), sent.replaceAll(/\s/g, ''));
const notEmpty: Alike = (shown) => shown !== '';

/** Members that callers set. Addresses and places of contacts may be rewritten, but not to nothing, nor from UTF-8 read as Latin-1. */
const own = { name: verbatim, description: verbatim, email: inAnyCase, role: inAnyCase, roles: inAnyCase };
const given: Readonly<Record<string, Readonly<Record<string, Alike>>>> = {
  'api-key': own,
  'service-account': own,
  invitation: own,
  ledger: own,
  contact: {
    name: spaced,
    email_address: spaced,
    linkedin: notEmpty,
    country: notEmpty,
    location: (shown, sent) =>
      notEmpty(shown, sent) && (shown === sent || shown !== Buffer.from(sent).toString('latin1')),
  },
};

/** At most so many members are remembered: a target that makes up more cannot be judged by them. */
const sentMost = 30_000;

/** Judges that answers show a text that callers sent (section 4.3). A contact is known by its reference, if its name contains that. */
function asSent(): ExchangeJudge {
  /** By thing and member. A contact may also have been sent without it. */
  const known = new Memory<(string | undefined)[]>(sentMost);
  return (exchange) => {
    const { operation, request, named = [] } = exchange;
    const { kind, action } = resourceOf(operation);
    const members = Object.entries(given[kind] ?? {});
    const [addressed] = action === 'list' ? [] : named;
    const isContact = kind === 'contact';
    // What a deletion answers about the deleted thing is open.
    const isShown = isSuccess(exchange) && action !== 'remove' && !(isContact && action === 'create');
    const shown = isShown ? shownBy(exchange, isContact ? referenceIn : undefined, addressed) : [];
    const keys = action === 'update' ? [`${kind} ${addressed}`] : shown.map(({ key }) => key);
    const sent =
      isContact && action === 'create'
        ? itemsOf(request.json).map((record) => ({ key: `${kind} ${referenceIn(record)}`, record }))
        : writes(operation)
          ? keys.map((key) => ({ key, record: request.json }))
          : [];
    for (const { key, record } of sent) {
      const isNew = isContact
        ? textIn(record, 'name')?.includes(referenceIn(record) ?? '')
        : action === 'create';
      for (const [name] of members) {
        const text = isObject(record) ? comparable(record[name]) : undefined;
        const texts = known.get(`${key} ${name}`);
        // A refused update may have taken effect all the same, which breaks another rule.
        if (texts && (isContact || text !== undefined)) texts.push(text);
        else if (isNew && text !== undefined) known.set(`${key} ${name}`, [text]);
      }
    }
    // Another update at the same time, whose answer may be lost, may show in the answer to this one.
    const mayBeOthers = (name: string, value: string) =>
      action === 'update' && value !== '' && !(isObject(request.json) && name in request.json);
    const all = shown.flatMap((one) => members.map((member) => ({ ...one, member })));
    return each(all, ({ at, record, key, member: [name, isAlike] }): Judged => {
      const value = comparable(record[name]);
      const texts = known.get(`${key} ${name}`) ?? [undefined];
      if (value === undefined || mayBeOthers(name, value) || texts.includes(undefined)) return undefined;
      const holds = texts.some((text) => text !== undefined && isAlike(value, text));
      return must(holds, `${at}${name}`, `"${texts.at(-1)}", as it was sent`, value);
    });
  };
}

const referenceIn = (record: Json | undefined) => textIn(record, 'reference_id');

/** Returns a string, or a list of strings as one in a fixed order; undefined for any other value. */
function comparable(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const isTexts = isArray(value) && value.every((one) => typeof one === 'string');
  return isTexts ? value.toSorted().join(', ') : undefined;
}

/** Judges of the resources that a service stores, whichever operation shows them. */
export const resourceJudges = {
  'resource.as-sent': { begin: asSent },
  'resource.settled': { begin: settledOnce },
  'resource.listed-once': listedOnce,
  'resource.by-id': { begin: unchangedUntilNamed },
} satisfies ExchangeJudges;
