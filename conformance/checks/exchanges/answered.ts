import { answering } from '../../../generated/answering.js';
import { type OperationId, operations } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import { type Finding, once, type Violation } from '../../check/finding.js';
import { isLong, recordId, resourceOf } from '../../resources/kinds.js';
import { type Exchange, isSuccess, shapeOf } from '../../target/exchange.js';
import { isArray, isObject, itemsOf, type Json, listIn, textIn } from '../../target/json.js';
import { writes } from '../../target/target.js';
import { rowsOf } from '../../target/wire/csv.js';
import { Memory, requestHeader, shownPeople } from './judge.js';

type AnswerJudge = (exchange: Exchange) => Violation | undefined;

/** Judges every answer of a run. A violation is reported for the rule by which the operation answers. */
export function answeredJudge(): (exchange: Exchange) => readonly (readonly [RuleId, Finding])[] {
  const judges: readonly AnswerJudge[] = [neverAnswers(), withoutBody, aboutAnother(), ofAnotherLedger()];
  const takesToken = tokenTaken();
  return (exchange) => {
    const { [exchange.operation]: rule } = answering;
    const own = judges.map((judge) => [rule, judge(exchange)] as const);
    const all = [...own, ['auth.token-all-endpoints', takesToken(exchange)] as const];
    return all.flatMap(([each, violation]) => (violation ? [[each, once(violation)]] : []));
  };
}

/** The calls of one operation, or of one shape of its requests, that show whether it answers at all. */
interface Calls {
  readonly operation: OperationId;
  hasWorked: boolean;
  /** Failed calls; between any two of them another call worked. */
  readonly failed: number[];
  /** Failed calls that took effect all the same: the same request, sent again, was refused. */
  readonly done: number[];
}

/** An operation never answers after so many failed calls, or so many that failed although they took effect. */
const [failuresLeast, doneLeast] = [3, 2];

/** Judges that an operation, and a shape of its requests, does not always answer 5xx while no other one does, be it that it took effect. */
function neverAnswers(): AnswerJudge {
  const calls = new Memory<Calls>();
  const refused = new Map<OperationId, string>();
  let latest = 0;
  return (exchange) => {
    const { id, operation, org, credential, request, response } = exchange;
    const { status } = response;
    const callsOf = (key: string) => calls.known(key, { operation, hasWorked: false, failed: [], done: [] });
    const both = [callsOf(operation), callsOf(shapeOf(exchange))] as const;
    const sent = JSON.stringify([request.url, request.text, requestHeader({ request }, 'authorization')]);
    if (status < 300) {
      for (const each of both) each.hasWorked = true;
      latest = id;
    } else if (status < 500) refused.set(operation, sent);
    if (status < 500 || status === 501 || status === 503) return undefined;
    const isDone = refused.get(operation) === sent;
    const [all] = both;
    // A caller without access may be refused by a 5xx.
    if (!isDone && (org !== 'own' || credential !== 'token')) return undefined;
    if ((all.failed.at(-1) ?? 0) > latest) return undefined;
    all.failed.push(id);
    if (isDone) for (const each of both) each.done.push(id);
    const never =
      (!all.hasWorked && all.failed.length >= failuresLeast && all.failed) ||
      both.find(({ hasWorked, done }) => !hasWorked && done.length >= doneLeast)?.done;
    const isOutage = [...calls.values()].some(
      (each) => each.operation !== operation && each.failed.length > 0,
    );
    if (!never || isOutage) return undefined;
    const expected = 'an answer at least once, as other calls give between these';
    return { at: 'status', expected, received: status, related: never.slice(0, -1) };
  };
}

/** Judges that a read, and a call that returns a one-time secret, has a body. Other writes need not show anything; a download may be empty. */
const withoutBody: AnswerJudge = ({ operation, request, response: { status, text } }) => {
  if (status < 200 || status > 299 || text.trim() !== '' || request.method === 'HEAD') return undefined;
  const isRead = status === 200 && !writes(operation) && '200' in operations[operation].responses;
  if (!isRead && resourceOf(operation).secret === undefined) return undefined;
  return { at: 'body', expected: 'what was asked for', received: 'nothing' };
};

/** Judges that a call which names ids is not answered with another known id. */
function aboutAnother(): AnswerJudge {
  const known = new Memory<true>();
  return (exchange) => {
    const { operation, named = [] } = exchange;
    if (!isSuccess(exchange)) return undefined;
    const ids = idsShown(exchange);
    const isKnown = named.length > 0 && named.every((id) => known.get(id));
    const other = isKnown ? ids.find((id) => !named.includes(id) && known.get(id)) : undefined;
    for (const id of ids) known.set(id, true);
    const { kind, action } = resourceOf(operation);
    // Contacts may also be named by their references.
    if (other === undefined || action === 'list' || kind === 'contact') return undefined;
    const expected =
      named.length > 1 ? `one of the ${named.length} that were asked for` : `"${named[0]}", as asked for`;
    return { at: 'id', expected, received: other };
  };
}

/** Returns the ids in an answer: that of its record, those of the records in its list, or those in a list of ids. */
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

/** Judges that the contacts which a run added to a ledger, and the imports that this made, are in no other ledger. */
function ofAnotherLedger(): AnswerJudge {
  /** Ledgers by contact reference or import id. */
  const ledgers = new Memory<Set<string>>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const [, ledger] = /\/ledgers\/([^/?]+)/.exec(request.url) ?? [];
    if (ledger === undefined) return undefined;
    if (operation === 'addContacts') {
      const made = isSuccess(exchange) ? (recordId('import', response.json) ?? '') : '';
      // A short id may be reused in another ledger.
      for (const each of [...references(listIn(request.json)), ...(isLong(made) ? [made] : [])])
        ledgers.known(each, new Set()).add(ledger);
      return undefined;
    }
    if (!isSuccess(exchange)) return undefined;
    const other = shownIn(exchange).find((each) => ledgers.get(each)?.has(ledger) === false);
    return other === undefined
      ? undefined
      : { at: 'body', expected: `what is in the ledger ${ledger}`, received: other };
  };
}

const csvMost = 100_000;

function shownIn({ operation, response: { json, text, headers } }: Exchange): readonly string[] {
  const { kind, action } = resourceOf(operation);
  if (headers['content-type']?.includes('csv') && text.length < csvMost)
    return rowsOf(text).flatMap((row) => Object.values(row));
  if (kind === 'contact') return references(listIn(json));
  const isList = kind === 'import' && action === 'list';
  return isList ? itemsOf(json).flatMap((each) => recordId(kind, each) ?? []) : [];
}

const references = (contacts: readonly Json[] = []): readonly string[] =>
  contacts.flatMap((each) => textIn(each, 'reference_id') ?? []);

/** The 401 answers of an operation that never accepted a token of the run. */
interface Refusals {
  readonly ids: number[];
  /** The token that was refused last, and how often it was accepted elsewhere since. */
  token: string;
  accepted: number;
}

/** The refusals, and the times that the token is accepted elsewhere after the last of them, that prove a fault. */
const [refusalsLeast, acceptedLeast] = [2, 3];

/** Judges that no operation refuses a token by 401 that others of the same role accept before and after (section 5). */
function tokenTaken(): AnswerJudge {
  const worked = new Set<OperationId>();
  const refused = new Map<OperationId, Refusals>();
  const isProven = (by: OperationId): boolean =>
    [...worked].some((each) => operations[each].role === operations[by].role);
  return (exchange) => {
    const { id, operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    // Roles on the organization alone give access: an account may be its user's own, an invitation its invitee's.
    const isOpen = operations[operation].authenticated && operations[operation].path.includes('{org_id}');
    if (credential !== 'token' || org !== 'own' || token === undefined || !isOpen) return undefined;
    if (response.status === 401 && !worked.has(operation)) {
      const before = refused.get(operation) ?? { ids: [], token: '', accepted: 0 };
      // Consecutive refusals of one token count as one.
      if (before.token !== token || before.accepted > 0) before.ids.push(id);
      refused.set(operation, Object.assign(before, { token, accepted: 0 }));
    }
    if (!isSuccess(exchange)) return undefined;
    worked.add(operation);
    refused.delete(operation);
    for (const each of refused.values()) each.accepted += Number(each.token === token);
    const [by, refusals] =
      [...refused].find(
        ([each, { ids, accepted }]) =>
          ids.length >= refusalsLeast && accepted >= acceptedLeast && isProven(each),
      ) ?? [];
    if (by === undefined || !refusals) return undefined;
    refused.delete(by);
    const expected = `no 401 by ${by}: an access token is accepted on all endpoints, and this one is taken by ${operation}`;
    return { at: 'status', expected, received: '401', related: refusals.ids };
  };
}
