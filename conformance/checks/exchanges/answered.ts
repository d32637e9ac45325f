import { type OperationId, operations } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import { recordId, resourceOf } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { answering } from '../../scene/answering.js';
import type { Finding, Violation } from '../../scene/finding.js';
import { writes } from '../../target/effect.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { grantOf } from '../../target/session.js';
import { rowsOf } from '../../target/wire/csv.js';
import { itemsOf, listIn, textIn } from '../../target/wire/members.js';
import { shapeOf } from '../../target/wire/shape-of.js';
import { textKey } from '../../target/wire/text-key.js';
import { shownPeople } from './looked.js';
import { requestHeader } from './request.js';
import { tokenTaken } from './token-taken.js';

/** What is wrong with an answer as such. */
type Answered = (exchange: Exchange) => Violation | undefined;

/** Calls that fail before an operation is said never to answer, and those that did what they were to do. */
const [failuresMost, doneMost] = [3, 2];
/** Ids and tokens that are remembered of a kind; a target may show as many as it likes. */
const idsMost = 10_000;
/** Characters of a CSV that is looked at. */
const csvMost = 100_000;

/**
 * Judges every answer of a run as such: that there is one, that it says something, and that it is about what was asked for.
 * What is wrong is told of the rule by which the operation answers.
 */
export function answeredJudge(): (exchange: Exchange) => readonly (readonly [RuleId, Finding])[] {
  const judges: readonly Answered[] = [
    neverAnswers(),
    withoutBody,
    aboutAnother(),
    notNew(),
    ofAnotherLedger(),
    othersSession(),
  ];
  const takesToken = tokenTaken();
  return (exchange) => {
    const told = (rule: RuleId, violation: Violation | undefined): readonly (readonly [RuleId, Finding])[] =>
      violation ? [[rule, { observations: 1, violations: [violation] }]] : [];
    return [
      ...judges.flatMap((judge) => told(answering[exchange.operation], judge(exchange))),
      ...told('auth.token-all-endpoints', takesToken(exchange)),
    ];
  };
}

/** Calls of one operation, or of one shape of it, as far as they tell whether it answers at all. */
interface Calls {
  readonly operation: OperationId;
  hasWorked: boolean;
  /** Those that failed, since others worked after the last of them. */
  readonly failed: number[];
  /** Those that failed and did what they were to do: the same request, sent again, was refused. */
  readonly done: number[];
}

/**
 * A call that is answered 5xx although it did what it was to do cannot be sent again to see whether that comes every time:
 * what it took away is gone. But where one operation never gives another answer, or not when it is asked in one way, and no
 * other operation ever fails, it is no outage.
 */
function neverAnswers(): Answered {
  const calls = new Map<string, Calls>();
  const refused = new Map<OperationId, string>();
  let latest = 0;
  const callsOf = (key: string, operation: OperationId): Calls => {
    const known = calls.get(key) ?? { operation, hasWorked: false, failed: [], done: [] };
    if (calls.size < idsMost) calls.set(key, known);
    return known;
  };
  return (exchange) => {
    const { id, operation, org, credential, request, response } = exchange;
    const { status } = response;
    const [all, alike] = [callsOf(operation, operation), callsOf(shapeOf(exchange), operation)];
    const sent = JSON.stringify([request.url, request.text, requestHeader({ request }, 'authorization')]);
    if (status < 300) {
      all.hasWorked = true;
      alike.hasWorked = true;
      latest = id;
    } else if (status < 500) refused.set(operation, sent);
    if (status < 500 || status === 501 || status === 503) return undefined;
    const isDone = refused.get(operation) === sent;
    // Whoever may not call it may be refused in this way.
    if (!isDone && (org !== 'own' || credential !== 'token')) return undefined;
    if ((all.failed.at(-1) ?? 0) > latest) return undefined;
    all.failed.push(id);
    if (isDone) for (const each of [all, alike]) each.done.push(id);
    const never =
      (!all.hasWorked && all.failed.length >= failuresMost && all.failed) ||
      [all, alike].find(({ hasWorked, done }) => !hasWorked && done.length >= doneMost)?.done;
    if (!never) return undefined;
    if ([...calls.values()].some((each) => each.operation !== operation && each.failed.length > 0))
      return undefined;
    const expected = 'an answer at least once, as other calls give between these';
    return { at: 'status', expected, received: status, related: never.slice(0, -1) };
  };
}

/**
 * What is asked for in JSON, and a secret that is shown once, is told in a body. What a call changes need not be shown, and
 * what is downloaded may be empty.
 */
const withoutBody: Answered = ({ operation, request, response: { status, text } }) => {
  if (status < 200 || status > 299 || text.trim() !== '' || request.method === 'HEAD') return undefined;
  const isRead = status === 200 && !writes(operation) && '200' in operations[operation].responses;
  if (!isRead && resourceOf(operation).secret === undefined) return undefined;
  return { at: 'body', expected: 'what was asked for', received: 'nothing' };
};

/** Who asks for something by its id is told of that, and of nothing else that has an id. */
function aboutAnother(): Answered {
  const known = new Set<string>();
  return (exchange) => {
    const { operation, named = [] } = exchange;
    if (!isSuccess(exchange)) return undefined;
    const ids = idsShown(exchange);
    const isKnown = named.length > 0 && named.every((id) => known.has(textKey(id)));
    const other = isKnown ? ids.find((id) => !named.includes(id) && known.has(textKey(id))) : undefined;
    if (known.size < idsMost) for (const id of ids) known.add(textKey(id));
    const { kind, action } = resourceOf(operation);
    // Contacts are named by references as well.
    if (other === undefined || action === 'list' || kind === 'contact') return undefined;
    const [first, ...more] = named;
    const expected =
      more.length > 0 ? `one of the ${named.length} that were asked for` : `"${first}", as asked for`;
    return { at: 'id', expected, received: other };
  };
}

/** The ids of what an answer shows: of a record, of those in a list, or those in a list of ids. */
function idsShown(exchange: Exchange): readonly string[] {
  const { operation, response } = exchange;
  const { kind, action, id: member = 'id', makes } = resourceOf(operation);
  const people = operation === 'find' ? undefined : shownPeople(exchange)?.records.person;
  if (people) return people.flatMap(({ value }) => textIn(value, 'id') ?? []);
  const own =
    action === 'list' ? undefined : recordId(action === 'create' ? (makes ?? kind) : kind, response.json);
  if (own !== undefined) return [own];
  const ids = isObject(response.json) ? response.json[member] : undefined;
  const listed = isArray(ids) ? ids : (listIn(response.json) ?? []).filter(isObject);
  return listed.flatMap((each) => (typeof each === 'string' ? each : (recordId(kind, each) ?? [])));
}

/** What is made is not what was made before, from another request. */
function notNew(): Answered {
  const made = new Map<string, { readonly sent: string | undefined; readonly id: number }>();
  return (exchange) => {
    const { id, operation, request, response } = exchange;
    const { kind, action, name, id: member, makes } = resourceOf(operation);
    const isOwn = member !== undefined && name !== undefined && name !== member;
    const isMade = action === 'create' && (isOwn || makes !== undefined) && isSuccess(exchange);
    const shown = isMade ? recordId(makes ?? kind, response.json) : undefined;
    // Calls may become one thing within one address, and short ids may be given again at another one.
    if (shown === undefined || (makes !== undefined && !isLong(shown))) return undefined;
    const sent = makes === undefined ? request.text : request.url;
    const key = textKey(`${kind} ${shown}`);
    const before = made.get(key);
    if (!before) {
      if (made.size < idsMost) made.set(key, { sent, id });
      return undefined;
    }
    if (before.sent === sent) return undefined;
    return { at: 'id', expected: 'a new one', received: shown, related: [before.id] };
  };
}

/** What a run sent to ledgers, and the imports that came of it, is in those ledgers, and in no other. */
function ofAnotherLedger(): Answered {
  /** By a reference or the id of an import. */
  const ledgers = new Map<string, Set<string>>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const [, ledger] = /\/ledgers\/([^/?]+)/.exec(request.url) ?? [];
    if (ledger === undefined) return undefined;
    if (operation === 'addContacts') {
      const made = isSuccess(exchange) ? (recordId('import', response.json) ?? '') : '';
      // A short id may be given again in another ledger.
      for (const each of [...references(listIn(request.json)), ...(isLong(made) ? [made] : [])]) {
        if (ledgers.size < idsMost) ledgers.set(each, (ledgers.get(each) ?? new Set()).add(ledger));
      }
      return undefined;
    }
    if (!isSuccess(exchange)) return undefined;
    const other = shownIn(exchange).find((each) => ledgers.get(each)?.has(ledger) === false);
    if (other === undefined) return undefined;
    return { at: 'body', expected: `what is in the ledger ${ledger}`, received: other };
  };
}

/** References and imports that an answer shows. */
function shownIn({ operation, response: { json, text, headers } }: Exchange): readonly string[] {
  const { kind, action } = resourceOf(operation);
  if (headers['content-type']?.includes('csv') && text.length < csvMost)
    return rowsOf(text).flatMap((row) => Object.values(row));
  if (kind === 'contact') return references(listIn(json));
  return kind === 'import' && action === 'list'
    ? itemsOf(json).flatMap((each) => recordId(kind, each) ?? [])
    : [];
}

const references = (contacts: readonly Json[] = []): readonly string[] =>
  contacts.flatMap((each) => textIn(each, 'reference_id') ?? []);

/**
 * Who signs in by a name or a client id gets no token that another one got (section 4.2: it identifies the caller). Whoever
 * differs by case or blanks alone may be the same; whom a refresh token stands for is not looked up.
 */
function othersSession(): Answered {
  const owners = new Map<string, string>();
  return (exchange) => {
    if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return undefined;
    const { request, response } = exchange;
    const caller = textIn(request.json, 'username', 'clientId')?.trim().toLowerCase();
    const token = grantOf(response.json)?.accessToken;
    if (caller === undefined || token === undefined) return undefined;
    const key = textKey(token);
    const owner = owners.get(key) ?? caller;
    if (owners.size < idsMost) owners.set(key, owner);
    if (owner === caller) return undefined;
    return { at: 'accessToken', expected: 'a token of its own', received: 'one that another caller got' };
  };
}
