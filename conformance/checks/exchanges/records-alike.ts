import { recordId, resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, once, type Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { writes } from '../../target/safety.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { plainText, textKey } from '../../target/wire/text-key.js';
import { zonelessMs } from './dates.js';
import { type ExchangeJudges, excerpt, Memory } from './judge.js';

/** Whether two texts are equal but for what a service may write in another way. */
function isAlike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, ''));
  return left === right;
}

/**
 * Members of a contact that the service cannot know better, each with whether the shown value may be what was sent. Addresses
 * and places may be rewritten, so only values that they can never become are rejected: none, or UTF-8 read as Latin-1.
 */
const members: Readonly<Record<string, (shown: string, sent: string) => boolean>> = {
  name: isAlike,
  email_address: isAlike,
  linkedin: (shown) => shown !== '',
  country: (shown) => shown !== '',
  location: (shown, sent) =>
    shown !== '' && (shown === sent || shown !== Buffer.from(sent).toString('latin1')),
};

/** Judges that contacts are shown as sent, if their name contains their reference id: no service knows such a person. */
export function contactsAsSent(): ExchangeJudge {
  /** The versions of a contact that were sent: it may be shown in any of them. */
  const sent = new Memory<JsonObject[]>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    for (const row of operation === 'addContacts' ? itemsOf(request.json) : []) {
      const [reference = '', name = ''] = [textIn(row, 'reference_id'), textIn(row, 'name')];
      if (reference !== '' && (name.includes(reference) || sent.get(reference)))
        sent.known(reference, []).push(row);
    }
    if (kind !== 'contact' || action !== 'list' || !isSuccess(exchange)) return nothing;
    const shown = itemsOf(response.json).flatMap((contact, index) =>
      Object.entries(members).map(([name, isAsSent]) => ({ contact, index, name, isAsSent })),
    );
    return each(shown, ({ contact, index, name, isAsSent }): Violation | true | undefined => {
      const value = contact[name];
      const texts = (sent.get(textIn(contact, 'reference_id') ?? '') ?? []).map((row) => textIn(row, name));
      const known = texts.filter((text) => text !== undefined);
      if (typeof value !== 'string' || known.length === 0 || known.length < texts.length) return undefined;
      if (known.some((text) => isAsSent(value, text))) return true;
      const expected = `"${known.at(-1) ?? ''}", as it was sent`;
      return { at: `[${index}].${name}`, expected, received: excerpt(value) };
    });
  };
}

/** Members that callers set. Letter case is ignored except in the verbatim ones; so is the order of roles. */
const given = ['name', 'description', 'email', 'role', 'roles'] as const;
type Given = (typeof given)[number];
const verbatim: ReadonlySet<Given> = new Set(['name', 'description']);
/** Members that are fixed when a thing is created. */
const settled = ['createdAt', 'created_at', 'shorthand', 'filename', 'import_type'] as const;
/**
 * Kinds whose names only their creator sets. An organization belongs to all callers, and a contact may take the name of the
 * person that it was matched with.
 */
const owned: ReadonlySet<string> = new Set(['api-key', 'service-account', 'invitation', 'ledger']);
/** At most so many texts of things are remembered: a target that makes up more cannot be judged by them. */
const textsMost = 30_000;

/** What is known of a thing. */
interface Thing {
  /** All texts that a member ever had or was set to, in comparable form, with the form to report: changes may show late. */
  readonly texts: Map<Given, Map<string, string>>;
  /** Members that were ever sent. */
  readonly sent: Set<Given>;
}

/** A record in an answer. */
interface Shown {
  readonly at: string;
  readonly record: JsonObject;
  readonly key: string;
}

/** Section 4.3: answers show the names and other texts that callers sent. */
function asSent(): ExchangeJudge {
  const things = new Memory<Thing>();
  let remembered = 0;

  const thingOf = (key: string): Thing => things.known(key, { texts: new Map(), sent: new Set() });

  function add({ texts }: Thing, name: Given, text: string): void {
    const known = texts.get(name) ?? new Map<string, string>();
    texts.set(name, known.set(comparable(name, text), String(excerpt(text))));
    remembered += 1;
  }

  function rememberSent(exchange: Exchange, thing: Thing): void {
    for (const [name, text] of textsOf(exchange)) {
      add(thing, name, text);
      thing.sent.add(name);
    }
  }

  const ofContacts = contactsAsSent();
  return (exchange) => {
    const { operation } = exchange;
    const { kind, action } = resourceOf(operation);
    if (kind === 'contact' || operation === 'addContacts') return ofContacts(exchange);
    if (!owned.has(kind) || remembered > textsMost) return nothing;
    const addressed = action === 'list' ? undefined : exchange.named?.[0];
    const about = addressed && things.get(keyOf(kind, addressed));
    // A refused update may have taken effect all the same, which breaks another rule.
    if (about && action === 'update') rememberSent(exchange, about);
    if (!isSuccess(exchange)) return nothing;
    // What a deletion answers about the deleted thing is open.
    if (action === 'remove') {
      for (const id of exchange.named ?? []) things.delete(keyOf(kind, id));
      return nothing;
    }
    const shown = shownBy(exchange, addressed);
    if (action === 'create') for (const { key } of shown) rememberSent(exchange, thingOf(key));
    const updated = action === 'update' ? textsOf(exchange).map(([name]) => name) : [];
    // Another update at the same time, whose answer may be lost, may show in the answer to this one.
    const mayBeOthers = (name: Given, value: string) =>
      updated.length > 0 && !updated.includes(name) && value !== '';
    const members = shown.flatMap((one) => given.map((name) => ({ ...one, name })));
    return each(members, ({ at, record, key, name }): Violation | true | undefined => {
      const value = textOf(record[name]);
      if (value === undefined || mayBeOthers(name, value)) return undefined;
      const thing = thingOf(key);
      const known = thing.texts.get(name);
      const latest = [...(known?.values() ?? [])].at(-1);
      if (latest === undefined || !thing.sent.has(name)) {
        add(thing, name, value);
        return undefined;
      }
      const expected = `"${latest}", as it was sent`;
      return (
        known?.has(comparable(name, value)) || { at: `${at}${name}`, expected, received: excerpt(value) }
      );
    });
  };
}

/** Judges that every answer shows the same value for a member that was fixed at creation. */
function settledOnce(): ExchangeJudge {
  const known = new Memory<{ readonly value: string; readonly exchange: number }>();
  return (exchange) => {
    if (!isSuccess(exchange)) return nothing;
    const members = shownBy(exchange).flatMap((one) => settled.map((name) => ({ ...one, name })));
    return each(members, ({ at, record, key, name }): Violation | true | undefined => {
      const value = record[name];
      if (typeof value !== 'string') return undefined;
      const before = known.get(`${key} ${name}`);
      if (!before) {
        known.set(`${key} ${name}`, { value, exchange: exchange.id });
        return undefined;
      }
      if (before.value === value || Math.abs(Date.parse(before.value) - Date.parse(value)) <= zonelessMs)
        return true;
      const expected = `"${before.value}", as an earlier answer has it`;
      return { at: `${at}${name}`, expected, received: excerpt(value), related: [before.exchange] };
    });
  };
}

/** Judges that a list shows each thing once. */
const listedOnce: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  if (action !== 'list' || kind === 'person' || !isSuccess(exchange)) return nothing;
  const keys = shownBy(exchange).map(({ key }) => key);
  const again = keys.find((key, index) => keys.indexOf(key) < index);
  if (keys.length < 2) return nothing;
  const received = `"${again?.slice(kind.length + 1)}" ${keys.filter((key) => key === again).length} times`;
  return once(again === undefined, () => ({ at: 'body', expected: 'each of them once', received }));
};

/** Judges of the resources that a service stores, whichever operation shows them. */
export const recordsAlikeJudges = {
  'resource.as-sent': { begin: asSent },
  'resource.settled': { begin: settledOnce },
  'resource.listed-once': listedOnce,
} satisfies ExchangeJudges;

/**
 * Returns the records of an answer whose ids are known.
 * @param addressed the id in the URL of the call, for a record without one
 */
function shownBy({ operation, response: { json } }: Exchange, addressed?: string): readonly Shown[] {
  const { kind, action } = resourceOf(operation);
  const isList = action === 'list';
  const records = isList ? itemsOf(json) : isObject(json) ? [json] : [];
  return records.flatMap((record, index) => {
    const id = recordId(kind, record) ?? addressed;
    return id === undefined ? [] : [{ at: isList ? `[${index}].` : '', record, key: keyOf(kind, id) }];
  });
}

/** Returns the texts that a request sets. */
function textsOf({ request: { json } }: Exchange): readonly (readonly [Given, string])[] {
  return given.flatMap((name) => {
    const text = isObject(json) ? textOf(json[name]) : undefined;
    return text === undefined ? [] : [[name, text] as const];
  });
}

/** Returns a string, or a list of strings as one in a fixed order; undefined for any other value. */
function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const isTexts = isArray(value) && value.every((one) => typeof one === 'string');
  return isTexts ? value.toSorted().join(', ') : undefined;
}

function comparable(name: Given, text: string): string {
  const plain = plainText(text);
  return textKey(verbatim.has(name) ? plain : plain.toLowerCase());
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** A pending invitation that no call has named since it was made. */
interface Untouched {
  readonly expiresAt: number;
  readonly exchange: number;
  /** Whether a call has named it, so that its changes may show late. */
  isTouched: boolean;
}

/**
 * Judges that a pending invitation keeps its status and expiration until a call names it or it expires. One whose email was
 * invited again is ignored, because that may end it.
 */
function unchangedUntilNamed(): ExchangeJudge {
  const made = new Memory<Untouched>();
  /** How often the run invited an email. */
  const invited = new Memory<number>();

  return (exchange) => {
    const { id: number, operation, org, named = [], request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    const timesOf = (record: Json | undefined) =>
      invited.get(textIn(record, 'email')?.toLowerCase() ?? '') ?? 0;
    // Giving a user access directly may end any invitation.
    if (kind === 'user-access' && action === 'create') for (const one of made.values()) one.isTouched = true;
    if (kind !== 'invitation' || org !== 'own') return nothing;
    if (writes(operation)) {
      const email = textIn(request.json, 'email')?.toLowerCase() ?? '';
      invited.set(email, (invited.get(email) ?? 0) + 1);
      for (const id of named)
        made.known(id, { expiresAt: 0, exchange: number, isTouched: true }).isTouched = true;
    }
    if (!isSuccess(exchange)) return nothing;
    const records = action === 'list' ? itemsOf(response.json) : [response.json].filter(isObject);
    return each(records, (record): Violation | true | undefined => {
      const id = recordId(kind, record);
      const status = textIn(record, 'status')?.toLowerCase();
      const expiresAt = Date.parse(textIn(record, 'expiresAt') ?? '');
      if (id === undefined || timesOf(record) > 1) return undefined;
      const before = made.get(id);
      if (!before) {
        // Invitations of other callers may be changed by them at any time.
        const isNew = timesOf(record) === 1 && status === 'pending';
        if (isNew) made.set(id, { expiresAt, exchange: number, isTouched: false });
        return undefined;
      }
      if (before.isTouched) return undefined;
      const related = [before.exchange];
      if (status !== undefined && status !== 'pending' && status !== 'expired') {
        const expected = `${id} pending, as before: no call has named it`;
        return { at: 'status', expected, received: status, related };
      }
      if (!(Math.abs(expiresAt - before.expiresAt) > zonelessMs)) return true;
      const expected = `${id} to expire as before: no call has named it`;
      return { at: 'expiresAt', expected, received: textIn(record, 'expiresAt') ?? '', related };
    });
  };
}

/** Judges that calls are about the records that they name, and change no others (section 4.3). */
export const byIdJudges = {
  'resource.by-id': { begin: unchangedUntilNamed },
} satisfies ExchangeJudges;
