import { deleteLedger, getLedger, listedIn } from '../../checks/kinds/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type Json, parseJson } from '../../target/json.js';
import { isPart } from '../../target/wire/listed.js';
import { textIn } from '../../target/wire/members.js';
import { bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, asksOf, type Probes } from '../probe.js';
import { emptyLedger, laterMs, ledgerNeeds, ledgerRequests, ownLedger } from './own-ledger.js';

export const ledgersProbes: Probes<'ledger'> = {
  'ledger.counts': asksOf('ledger.counts', emptyLedger, {
    ask({ answer }) {
      // As it is received: the parsed body has the form of the contract.
      const record = parseJson(answer.response.text);
      const isNested = hasCounts(isObject(record) ? record['counts'] : undefined);
      const isFlat = hasCounts(record);
      if (isNested && isFlat) return otherwise('a ledger has its counts in a member and in itself');
      if (isNested) return 'nested';
      if (isFlat) return 'flat';
      throw undecided('a ledger shows no `total`, `verified` and `new_jobs`: map it with --overlay');
    },
  }),
  'ledger.delete': asks('ledger.delete', {
    needs: ledgerNeeds,
    requests: ledgerRequests + 3 + laterMs.length,
    async ask(t) {
      const { id } = await ownLedger(t);
      bodyOf(await deleteLedger(t, id));
      const isGone = (answer: Exchange) =>
        !isSuccess(answer) || textIn(answer.response.json, 'deleted_at') !== undefined;
      const got = decided(await eventually(t, laterMs, () => getLedger(t, id), isGone));
      const { status, json } = got.response;
      // How a target answers requests for objects that do not exist is question errors.not-found.
      if (status === 404 || status === 403) return 'hard';
      if (!isSuccess(got) || textIn(json, 'deleted_at') === undefined) return undefined;
      const list = bodyOf(await t.call('getLedgers'));
      if (listedIn(list, id) !== undefined) return undefined;
      demand(!isPart(list), 'the list of ledgers is not whole');
      return 'soft';
    },
  }),
};

const hasCounts = (record: Json | undefined): boolean =>
  isObject(record) && ['total', 'verified', 'new_jobs'].every((name) => typeof record[name] === 'number');
