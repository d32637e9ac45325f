import { eventually, laggingMs } from '../../../scene/eventually.js';
import type { Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { getLedger, listedIn } from './own-ledger.js';

const countIn = (ledger: Json | undefined, name: string) => numberIn(objectIn(ledger, 'counts'), name);

/** The documented facts of a ledger. */
const factsOf = (ledger: Json | undefined): readonly (readonly [string, string | number | undefined])[] => [
  ...['name', 'description', 'created_at'].map((name) => [name, textIn(ledger, name)] as const),
  ...['total', 'verified', 'new_jobs'].map((name) => [name, countIn(ledger, name)] as const),
];

/** The first fact of a ledger that the list shows differently from `getLedger`; undefined if there is none. */
export function differing(got: Json | undefined, listed: Json | undefined) {
  const inList = new Map(factsOf(listed));
  const other = factsOf(got).find(([fact, value]) => value !== undefined && inList.get(fact) !== value);
  return other && { fact: other[0], got: other[1] ?? null, listed: inList.get(other[0]) ?? null };
}

/** Expects the list to show a ledger as getting it does. */
export function seeAgreement(
  t: Recorder<'ledger.list-has-each'>,
  record: Json,
  listed: Json,
  list: Exchange,
): void {
  const other = differing(record, listed);
  const expected = `${other?.got}, as getting the ledger shows`;
  const seen = { at: `ledgers: ${other?.fact}`, expected, received: other?.listed ?? null };
  t.soft('ledger.list-has-each', list).holds(other === undefined, seen);
}

/** Delays between reads of a total that lags behind. */
const waitsMs = [500, 1000, 1500] as const;

/** Expects a ledger to show this number of contacts, and the list to show the ledger as it is. Returns the ledger. */
export async function seeTotal(
  t: Scene<'ledger.total-counts-contacts' | 'ledger.list-has-each'>,
  id: string,
  expected: number,
): Promise<Json> {
  const rule = 'ledger.total-counts-contacts';
  t.step(`compare the ledger with its ${expected} contacts`);
  const totalIn = ({ response: { json } }: Exchange) => countIn(json, 'total');
  const isRight = (answer: Exchange) => [undefined, expected].includes(totalIn(answer));
  const got = await eventually(t, waitsMs, () => getLedger(t, id), isRight);
  const [record, received] = [t.body(got), totalIn(got)];
  if (received === undefined) t.skip(rule, 'a ledger shows no `total`: map it with --overlay');
  else t.soft(rule, got).holds(received === expected, { at: 'total', expected: `${expected}`, received });
  const list = await eventually(
    t,
    laggingMs,
    () => t.call('getLedgers'),
    (each) => differing(record, listedIn(each.response.json, id)) === undefined,
  );
  const listed = listedIn(t.body(list), id);
  if (listed) seeAgreement(t, record, listed, list);
  return record;
}
