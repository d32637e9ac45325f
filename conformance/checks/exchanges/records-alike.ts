import { recordId, resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, once, type Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { itemsOf } from '../../target/wire/members.js';
import { plainText, textKey } from '../../target/wire/text-key.js';
import { contactsAsSent } from './contacts-as-sent.js';
import { zonelessMs } from './dates.js';
import { excerpt } from './excerpt.js';
import type { ExchangeJudges } from './judge.js';

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
/** At most so many things, and texts of them, are remembered: a target may make up as many as it likes. */
const thingsMost = 10_000;
const textsMost = 30_000;

/** What is known of a thing. */
interface Thing {
  /** All texts that a member ever had or was set to, in comparable form, with the form to report: changes may show late. */
  readonly texts: Map<Given, Map<string, string>>;
  /** Members that were ever sent. */
  readonly sent: Set<Given>;
  /** Members that were sent when it was created. */
  readonly made: ReadonlySet<Given>;
}

/** A record in an answer. */
interface Shown {
  readonly at: string;
  readonly record: JsonObject;
  readonly key: string;
}

/** Section 4.3: answers show the names and other texts that callers sent. */
function asSent(): ExchangeJudge {
  const things = new Map<string, Thing>();
  /** Operation and member, for members that the operation has shown under their names in the contract. */
  const shows = new Set<string>();

  let remembered = 0;

  function add({ texts }: Thing, name: Given, text: string): void {
    const known = texts.get(name) ?? new Map<string, string>();
    texts.set(name, known.set(comparable(name, text), String(excerpt(text))));
    remembered += 1;
  }

  function thingOf(key: string, made: readonly Given[] = []): Thing {
    const thing = things.get(key) ?? { texts: new Map(), sent: new Set(), made: new Set(made) };
    if (things.size < thingsMost) things.set(key, thing);
    return thing;
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
    // A target that makes up so many texts cannot be judged by them.
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
    if (action === 'create') {
      const names = textsOf(exchange).map(([name]) => name);
      for (const { key } of shown) rememberSent(exchange, thingOf(key, names));
    }
    return each(
      shown.flatMap((one) => given.map((name) => ({ ...one, name }))),
      ({ at, record, key, name }): Violation | true | undefined => {
        const value = textOf(record[name]);
        const thing = thingOf(key);
        const known = thing.texts.get(name);
        const latest = [...(known?.values() ?? [])].at(-1);
        if (value !== undefined) shows.add(`${operation} ${name}`);
        if (latest === undefined || !thing.sent.has(name)) {
          if (value !== undefined) add(thing, name, value);
          return undefined;
        }
        const expected = `"${latest}", as it was sent`;
        const violation = { at: `${at}${name}`, expected, received: excerpt(value) };
        if (value !== undefined) return known?.has(comparable(name, value)) || violation;
        // An operation may show fewer members than others, and what was set later may show late.
        const isDue = thing.made.has(name) && shows.has(`${operation} ${name}`) && !known?.has('');
        return (record[name] ?? null) === null && isDue ? violation : undefined;
      },
    );
  };
}

/** Judges that every answer shows the same value for a member that was fixed at creation. */
function settledOnce(): ExchangeJudge {
  const known = new Map<string, { readonly value: string; readonly exchange: number }>();
  return (exchange) => {
    if (!isSuccess(exchange)) return nothing;
    const members = shownBy(exchange).flatMap(({ at, record, key }) =>
      settled.map((name) => ({ at: `${at}${name}`, key: `${key} ${name}`, value: record[name] })),
    );
    return each(members, ({ at, key, value }): Violation | true | undefined => {
      const before = known.get(key);
      if (typeof value !== 'string') return undefined;
      if (before) {
        if (isSame(before.value, textKey(value))) return true;
        const expected = `"${before.value}", as an earlier answer has it`;
        return { at, expected, received: excerpt(value), related: [before.exchange] };
      }
      if (known.size < thingsMost) known.set(key, { value: textKey(value), exchange: exchange.id });
      return undefined;
    });
  };
}

/** Judges that a list shows each thing once. */
const listedOnce: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  if (action !== 'list' || kind === 'person' || !isSuccess(exchange)) return nothing;
  const ids = shownBy(exchange).map(({ key }) => key.slice(kind.length + 1));
  if (ids.length < 2) return nothing;
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const again = [...counts].find(([, count]) => count > 1);
  return once(again === undefined, () => ({
    at: 'body',
    expected: 'each of them once',
    received: `"${again?.[0]}" ${again?.[1]} times`,
  }));
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
  if (!isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  return value.toSorted().join(', ');
}

function comparable(name: Given, text: string): string {
  const plain = plainText(text);
  return textKey(verbatim.has(name) ? plain : plain.toLowerCase());
}

const keyOf = (kind: string, id: string): string => `${kind} ${textKey(id)}`;

const isSame = (one: string, other: string): boolean =>
  one === other || Math.abs(Date.parse(one) - Date.parse(other)) <= zonelessMs;
