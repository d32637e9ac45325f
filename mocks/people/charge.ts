import type { Readings } from '../../generated/questions.js';
import { creditsOf } from '../engine/credentials.js';
import type { Call, World } from '../engine/handler.js';
import { deny } from '../engine/refusal.js';
import { monthOf } from '../state/calendar.js';
import type { Collection, Store } from '../state/store.js';
import { turns } from '../state/turns.js';

interface Bill {
  readonly paid: readonly boolean[];
  /** The number of newly charged people, at one credit each. */
  readonly charged: number;
  readonly headers: Readonly<Record<string, string>>;
}

type Lookups = readonly (readonly string[])[];

type Payer = Pick<Call, 'waived'> & { readonly path: { readonly org_id: string } };

interface Ledger {
  readonly account: Account;
  readonly unpaid: Lookups;
}

/** Charges an organization for the people of an answer, one mark per person: a list would be rewritten for each. */
export async function charge(lookups: Lookups, { path, waived }: Payer, world: World): Promise<Bill> {
  const { org_id: org } = path;
  const key = periodOf(org, world);
  const limit = await creditsOf(org, world);
  const reading = world.profile.reading('find.credit-check');
  const charged = world.profile.reading('find.charged');
  const headers = (account: Account, charged: number) =>
    quotaHeaders(world.profile.reading('errors.quota-headers'), account, charged);

  const decide = ({ account, unpaid }: Ledger): Charge => {
    const outcome = decideCredit(reading, account, unpaid);
    if (!('exceeds' in outcome)) return outcome;
    if (waived('out-of-credit')) return inFull(unpaid);
    deny('out-of-credit', refusalOf(outcome.exceeds), { headers: headers(account, 0) });
  };

  // Charges are never undone, so an answer that costs nothing needs no transaction.
  const seen = await ledgerOf(world.store, key, limit, lookups, charged);
  if (seen.unpaid.every((ids) => ids.length === 0)) {
    return { paid: decide(seen).paid, charged: 0, headers: headers(seen.account, 0) };
  }
  return world.store.transact(async (store) => {
    const ledger = await ledgerOf(store, key, limit, lookups, charged);
    const { fresh, paid } = decide(ledger);
    const cost = fresh.length;
    const used = ledger.account.used + cost;
    const turn = turns('first');
    for (const id of charged === 'unique-person' ? fresh : []) {
      await turn();
      await store.put(chargedIn(key), id, true);
    }
    if (cost > 0) await store.put(charges, key, used);
    return { paid, charged: cost, headers: headers({ limit, used }, cost) };
  });
}

/** Returns the number of credits that an organization has used in this billing period. */
export async function usedBy(org: string, world: World): Promise<number> {
  return (await world.store.get(charges, periodOf(org, world))) ?? 0;
}

/** Returns how many credits it would cost an organization now to get these people. Charges nothing. */
export async function costOf(lookups: Lookups, org: string, world: World): Promise<number> {
  const key = periodOf(org, world);
  const charged = world.profile.reading('find.charged');
  const { unpaid } = await ledgerOf(world.store, key, undefined, lookups, charged);
  return new Set(unpaid.flat()).size;
}

function periodOf(org: string, { clock }: World): string {
  return `${org}/${monthOf(clock.now())}`;
}

const charges: Collection<number> = 'charges';
const chargedIn = (key: string): Collection<true> => `charged:${key}`;

/** Lookups in which everybody is paid for, which is never undone within a period. */
const settled = new WeakMap<Lookups, Ledger & { readonly key: string }>();

/** Shared by all lookups with nothing unpaid: there may be fifty thousand. */
const nobody: readonly string[] = [];

async function ledgerOf(
  store: Store,
  key: string,
  limit: number | undefined,
  lookups: Lookups,
  reading: Readings['find.charged'],
): Promise<Ledger> {
  const used = (await store.get(charges, key)) ?? 0;
  const account = { limit, used };
  if (reading === 'each-answer') return { account, unpaid: lookups };
  if (reading === 'each-lookup') return { account, unpaid: lookups.map((_, at) => [`lookup ${at}`]) };
  const before = settled.get(lookups);
  if (before?.key === key && before.account.used <= used) return { account, unpaid: before.unpaid };
  const marks = chargedIn(key);
  const unpaid: (readonly string[])[] = [];
  // Fifty thousand people must not block other requests.
  const turn = turns('first');
  for (const ids of lookups) {
    await turn();
    const left: string[] = [];
    for (const id of ids) if (!(await store.get(marks, id))) left.push(id);
    unpaid.push(left.length === 0 ? nobody : left);
  }
  if (unpaid.every((ids) => ids === nobody)) settled.set(lookups, { key, account, unpaid });
  return { account, unpaid };
}

function refusalOf({ cost, left }: { readonly cost: number; readonly left: number }): string {
  const price = `This call would cost ${cost} ${cost === 1 ? 'credit' : 'credits'}`;
  const credits = `${left} ${left === 1 ? 'credit is' : 'credits are'} left in this billing period`;
  return `${price}; ${credits}. Ask for fewer people, or wait for the next calendar month.`;
}

/** The credit limit of an organization, and its use in this billing period. */
interface Account {
  /** Credits per billing period; undefined if unlimited. */
  readonly limit: number | undefined;
  readonly used: number;
}

/** What is charged: `fresh` people cost one credit each; unpaid lookups return no one. */
interface Charge {
  readonly fresh: readonly string[];
  /** For each lookup, whether its people are returned. */
  readonly paid: readonly boolean[];
}

type CreditOutcome = Charge | { readonly exceeds: { readonly cost: number; readonly left: number } };

type Decision = (lookups: Lookups, left: number) => CreditOutcome;

const decisions: Record<Readings['find.credit-check'], Decision> = {
  'would-exceed': (lookups, left) => {
    const charge = inFull(lookups);
    const cost = charge.fresh.length;
    return cost > left ? { exceeds: { cost, left } } : charge;
  },
  'already-zero': (lookups, left) => {
    const charge = inFull(lookups);
    return left <= 0 ? { exceeds: { cost: charge.fresh.length, left } } : charge;
  },
  'partial-fill': (lookups, left) => {
    const fresh = new Set<string>();
    const paid = lookups.map((people) => {
      const added = people.filter((id) => !fresh.has(id));
      const affordable = fresh.size + new Set(added).size <= left;
      if (affordable) for (const id of added) fresh.add(id);
      return affordable;
    });
    return { fresh: [...fresh], paid };
  },
};

/** Decides what is charged: one credit per person and period; those charged before are free (find.credit-check). */
export function decideCredit(
  reading: Readings['find.credit-check'],
  { limit, used }: Account,
  unpaid: Lookups,
): CreditOutcome {
  const left = limit === undefined ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
  return decisions[reading](unpaid, left);
}

/** Answers and charges everything, regardless of the credits left. */
function inFull(lookups: Lookups): Charge {
  const [only = nobody, ...more] = lookups;
  return { fresh: more.length === 0 ? only : [...new Set(lookups.flat())], paid: lookups.map(() => true) };
}

type Headers = Readonly<Record<string, string>>;
type Remaining = (left: number | undefined) => string | undefined;

const remaining: Record<Exclude<Readings['errors.quota-headers'], 'off'>, Remaining> = {
  on: (left) => (left === undefined ? undefined : String(Math.max(0, left))),
  negative: (left) => String(left ?? -1),
  'non-numeric': (left) => {
    if (left === undefined) return 'unlimited';
    const text = Math.max(0, left).toLocaleString('en-US');
    return text.includes(',') ? text : `${text} left`;
  },
};

/** Returns the headers that report credits after a call (question errors.quota-headers). */
export function quotaHeaders(
  reading: Readings['errors.quota-headers'],
  { limit, used }: Account,
  charged: number,
): Headers {
  if (reading === 'off') return {};
  const left = remaining[reading](limit === undefined ? undefined : limit - used);
  return { 'X-Credits-Used': String(charged), ...(left !== undefined && { 'X-Credits-Remaining': left }) };
}

/** The header of a preview that reports credits (question errors.quota-headers): what the previewed call would charge now. */
export async function costHeader(lookups: Lookups, org: string, world: World): Promise<Headers> {
  if (world.profile.reading('errors.quota-headers') === 'off') return {};
  return { 'X-Credits-Cost': String(await costOf(lookups, org, world)) };
}
