import type { Readings } from '../../generated/questions.js';
import { creditsOf } from '../engine/credits.js';
import type { Call } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { monthOf } from '../state/calendar.js';
import type { Store } from '../state/store.js';
import { turns } from '../state/turns.js';
import { type Account, type Charge, decideCredit, inFull } from './credit.js';
import { quotaHeaders } from './quota-headers.js';

/** Which lookups are paid, and the headers that report it. */
export interface Bill {
  readonly paid: readonly boolean[];
  /** The number of newly charged people, at one credit each. */
  readonly charged: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts of a call that charging needs. */
export type Payer = Pick<Call, 'waived'> & { readonly path: { readonly org_id: string } };

interface Ledger {
  readonly account: Account;
  readonly unpaid: readonly (readonly string[])[];
}

/**
 * Charges an organization for the people in an answer (question find.charged): by default for those it has not yet paid for in
 * this billing period, a calendar month in UTC.
 * The collection `charges` stores the number of credits used under `org/2026-01`, and `charged:org/2026-01` stores a mark for
 * each charged person: a single list would have to be rewritten for each new one.
 * @param lookups for each lookup, the ids of the people found
 */
export async function charge(
  lookups: readonly (readonly string[])[],
  { path: { org_id: org }, waived }: Payer,
  world: World,
): Promise<Bill | Refusal> {
  const key = periodOf(org, world);
  const limit = await creditsOf(org, world);
  const reading = world.profile.reading('find.credit-check');
  const charged = world.profile.reading('find.charged');
  const headers = (account: Account, charged: number) =>
    quotaHeaders(world.profile.reading('errors.quota-headers'), account, charged);

  const decide = ({ account, unpaid }: Ledger): Charge | Refusal => {
    const outcome = decideCredit(reading, account, unpaid);
    if (!('exceeds' in outcome)) return outcome;
    if (waived('out-of-credit')) return inFull(unpaid);
    return refuse('out-of-credit', refusalOf(outcome.exceeds), { headers: headers(account, 0) });
  };

  // Charges are never undone, so an answer that costs nothing needs no transaction.
  const seen = await ledgerOf(world.store, key, limit, lookups, charged);
  if (seen.unpaid.every((ids) => ids.length === 0)) {
    const outcome = decide(seen);
    return 'refused' in outcome
      ? outcome
      : { paid: outcome.paid, charged: 0, headers: headers(seen.account, 0) };
  }
  return world.store.transact(async (store) => {
    const ledger = await ledgerOf(store, key, limit, lookups, charged);
    const outcome = decide(ledger);
    if ('refused' in outcome) return outcome;
    const cost = outcome.fresh.length;
    const used = ledger.account.used + cost;
    const turn = turns('first');
    for (const id of charged === 'unique-person' ? outcome.fresh : []) {
      await turn();
      await store.put(chargedIn(key), id, true);
    }
    if (cost > 0) await store.put('charges', key, used);
    return { paid: outcome.paid, charged: cost, headers: headers({ limit, used }, cost) };
  });
}

/** Returns the number of credits that an organization has used in this billing period. */
export async function usedBy(org: string, world: World): Promise<number> {
  return (await world.store.get<number>('charges', periodOf(org, world))) ?? 0;
}

/** Returns how many credits it would cost an organization now to get these people. Charges nothing. */
export async function costOf(
  lookups: readonly (readonly string[])[],
  org: string,
  world: World,
): Promise<number> {
  const key = periodOf(org, world);
  const charged = world.profile.reading('find.charged');
  const { unpaid } = await ledgerOf(world.store, key, undefined, lookups, charged);
  return new Set(unpaid.flat()).size;
}

function periodOf(org: string, { clock }: World): string {
  return `${org}/${monthOf(clock.now())}`;
}

const chargedIn = (key: string) => `charged:${key}`;

/** Shared by all lookups with nothing unpaid: there may be fifty thousand. */
const nobody: readonly string[] = [];

async function ledgerOf(
  store: Store,
  key: string,
  limit: number | undefined,
  lookups: readonly (readonly string[])[],
  reading: Readings['find.charged'],
): Promise<Ledger> {
  const used = (await store.get<number>('charges', key)) ?? 0;
  const account = { limit, used };
  if (reading === 'each-answer') return { account, unpaid: lookups };
  if (reading === 'each-lookup') return { account, unpaid: lookups.map((_, at) => [`lookup ${at}`]) };
  const marks = chargedIn(key);
  const unpaid: (readonly string[])[] = [];
  // Fifty thousand people must not block other requests.
  const turn = turns('first');
  for (const ids of lookups) {
    await turn();
    let left: string[] | undefined;
    for (const id of ids) {
      if (await store.get<true>(marks, id)) continue;
      left ??= [];
      left.push(id);
    }
    unpaid.push(left ?? nobody);
  }
  return { account, unpaid };
}

function refusalOf({ cost, left }: { readonly cost: number; readonly left: number }): string {
  const price = `This call would cost ${cost} ${cost === 1 ? 'credit' : 'credits'}`;
  const credits = `${left} ${left === 1 ? 'credit is' : 'credits are'} left in this billing period`;
  return `${price}; ${credits}. Ask for fewer people, or wait for the next calendar month.`;
}
