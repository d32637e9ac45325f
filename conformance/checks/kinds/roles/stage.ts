import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { recordId, resourceOf } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { isSuccess, type Scene } from '../../../scene/scenario.js';
import type { Caller } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { writes } from '../../../target/safety.js';
import { hasValue, itemsOf } from '../../../target/wire/members.js';
import { createLedger } from '../ledgers/own.js';
import type { Family, Own } from './families.js';
import { sampleCall } from './samples.js';
import type { Trial } from './trials.js';

/** The objects of a family, on which the callers try its operations. */
export interface Stage {
  readonly t: Scene;
  readonly family: Family;
  own: Own;
}

interface Attempt {
  readonly exchange: Exchange;
  readonly mark: string;
}

export async function attempt(
  { t, own }: Stage,
  operation: OperationId,
  caller: Caller,
  org?: string,
): Promise<Attempt> {
  const mark = t.owned.name('tried');
  const input = sampleCall(operation, own.texts, mark);
  const path = org === undefined ? {} : { path: { ...input.path, org_id: org } };
  return { exchange: await t.call(operation, { ...input, ...path }, caller), mark };
}

async function renew(stage: Stage): Promise<void> {
  const { t, family, own } = stage;
  await family.restore?.(own.texts, t);
  stage.own = await family.make(t);
}

/** A call that was refused, as it had to be. That says something only if the operation works for another caller. */
export interface Refused extends Attempt {
  readonly trial: Trial;
}

/**
 * Performs trials in turn. One that succeeds breaks its rules, and the objects are created anew if it may have changed them.
 * @param watched a further rule that they show something about
 */
export async function performTrials(
  stage: Stage,
  trials: readonly Trial[],
  watched?: RuleId,
): Promise<readonly Refused[]> {
  const { t } = stage;
  const refused: Refused[] = [];
  const broken = new Set<RuleId>();
  for (const trial of trials) {
    const { operation, caller, org, rules, why, where } = trial;
    if (![...rules, ...(watched ? [watched] : [])].some((rule) => t.wanted(rule))) continue;
    if (where && broken.has(where)) continue;
    const tried = await attempt(stage, operation, caller, org);
    if (!isSuccess(tried.exchange)) {
      refused.push({ ...tried, trial });
      continue;
    }
    t.step(why);
    for (const rule of rules) {
      broken.add(rule);
      t.soft(rule, tried.exchange).refused(why);
    }
    if (writes(operation)) await renew(stage);
  }
  return refused;
}

/** Records refusals, and skips those of operations that never worked: the target may not know the form of the call. */
export function recordRefused(t: Scene, refused: readonly Refused[]): void {
  for (const { trial, exchange } of refused) {
    for (const rule of trial.rules) {
      if (t.worked(trial.operation)) t.soft(rule, exchange).refused(trial.why);
      else t.skip(rule, `${trial.operation} did not work for anybody, so its refusals say nothing`);
    }
  }
}

/** What shows whether a call had an effect: members of the objects, and the text in which what it has created would appear. */
interface View {
  readonly own: Json;
  readonly text: string;
}

/** Undefined if nothing can change the objects, or they could not be read. */
export async function look({
  t,
  family: { shown },
  own: { texts, isMoving },
}: Stage): Promise<View | undefined> {
  if (!shown || isMoving) return undefined;
  const { by, list, of, members } = shown;
  const answers = [await t.call(by, sampleCall(by, texts))];
  if (list) answers.push(await t.call(list, sampleCall(list, texts)));
  // A throttled call or an outage does not show that an object is gone.
  if (answers.some(({ response: { status } }) => status === 429 || status >= 500)) return undefined;
  const [json = null] = answers.map(({ response }) => (response.status < 300 ? response.json : undefined));
  const isOwn = (record: Json) => !of || of.some((name) => hasValue(record, texts[name] ?? ''));
  const records =
    isObject(json) && members.some((name) => name in json) ? [json] : itemsOf(json).filter(isOwn);
  const own = records.map((each) => members.map((name) => JSON.stringify(each[name] ?? null)).join());
  return { own: own.toSorted(), text: answers.map(({ response }) => response.text).join() };
}

/** Expects calls that were refused for lack of a role to have changed nothing. Creates the objects anew if they did. */
export async function seeUnchanged(stage: Stage, refused: readonly Refused[], before: View): Promise<void> {
  const { t } = stage;
  const after = await look(stage);
  const written = refused.filter(({ trial }) => writes(trial.operation));
  const made = written.find(({ mark }) => after?.text.includes(mark));
  const isSame = isDeepStrictEqual(before.own, after?.own);
  if (!after || (!made && isSame && !written.some(({ trial }) => t.worked(trial.operation)))) return;
  if (made || !isSame) {
    const called = made ? [made.trial.operation] : new Set(written.map(({ trial }) => trial.operation));
    t.step(`${[...called].join(', ')} are refused for lack of a role`);
  }
  const seen = { at: 'body', expected: `${before.own}, as before`, received: made?.mark ?? after.own };
  if (!t.soft('auth.fail-has-no-effect').holds(isSame && !made, seen)) await renew(stage);
}

/** Who alone may call an operation, and not the run: the invitee may answer the invitation. */
export const inviteeOf = ({ own }: Stage, operation: OperationId) =>
  /^(accept|decline)/.test(operation) ? own.invitee : undefined;

const tellingLength = 20;

/** Calls that name an object by almost its id, or under the address of another ledger, must neither show nor change it (section 4.3). */
export async function seeNearIds(stage: Stage): Promise<void> {
  const { t, family } = stage;
  const { texts } = stage.own;
  const before = await look(stage);
  if (!before) return;
  const rule = 'resource.by-id';
  const elsewhere = texts['ledger_id'] === undefined ? [] : [(await createLedger(t)).id];
  for (const [name, id] of Object.entries(texts).filter(([each]) => /id$/i.test(each))) {
    if (!isLong(id)) t.skip(rule, `an id as short as ${id} may be nearly that of something else`);
    for (const miss of [...(isLong(id) ? almost(id) : []), ...(name === 'ledger_id' ? elsewhere : [])]) {
      t.step(`call with the ${name} "${miss}"`);
      for (const operation of family.operations) {
        const [mark, caller] = [t.owned.name('near'), inviteeOf(stage, operation)];
        const [right, wrong] = [texts, { ...texts, [name]: miss }].map((each) =>
          sampleCall(operation, each, mark),
        );
        if (isDeepStrictEqual(right, wrong)) continue;
        const answer = await t.call(operation, wrong, caller);
        if (!isSuccess(answer)) continue;
        // Contacts that are added elsewhere take time to show.
        if (operation === 'addContacts') await t.wait(1000);
        const { json, text } = answer.response;
        const isSame =
          !writes(operation) &&
          text.length >= tellingLength &&
          (await t.call(operation, right, caller)).response.text === text;
        const isShown = isSame || (recordId(resourceOf(operation).kind, json) === id && miss !== id);
        const seen = { at: 'body', expected: `nothing of what ${id} names`, received: text.slice(0, 80) };
        t.soft(rule, answer).holds(!isShown, seen);
      }
    }
  }
  const after = await look(stage);
  if (!after) return;
  const isSo = isDeepStrictEqual(after.own, before.own);
  const seen = { at: 'body', expected: `${before.own}, as nobody named it`, received: after.own };
  if (!t.soft(rule).holds(isSo, seen)) await renew(stage);
}
