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

/** Which lookups are paid, and what to report about it. */
export interface Bill {
  readonly paid: readonly boolean[];
  /** How many people were newly charged, at one credit each. */
  readonly charged: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What charging needs to know of a call. */
export type Payer = Pick<Call, 'waived'> & { readonly path: { readonly org_id: string } };

interface Ledger {
  readonly account: Account;
  readonly unpaid: readonly (readonly string[])[];
}

/**
 * Charges an organization for what an answer shows (question find.charged): as a rule for people whom it has not yet
 * paid for in this billing period, a calendar month in UTC.
 * The collection `charges` holds the number of credits used under `org/2026-01`, and `charged:org/2026-01` a mark for each
 * person who was charged: a list of them all would have to be written anew for every new one.
 * @param lookups per lookup, the ids of the people it found
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

  // Nobody is ever uncharged, so an answer that costs nothing needs no transaction.
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

/** How many credits an organization has used in this billing period. */
export async function usedBy(org: string, world: World): Promise<number> {
  return (await world.store.get<number>('charges', periodOf(org, world))) ?? 0;
}

/** How many credits it would cost an organization now to be shown these people. Nothing is charged. */
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

/** One list for all who owe nothing: there may be fifty thousand. */
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
  // Fifty thousand people are no reason to let everybody else wait.
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
