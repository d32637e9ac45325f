import { deleteLedger, getLedger, isPart, listedIn } from '../../checks/machines/ledgers/ledger-calls.js';
import { eventually } from '../../scene/eventually.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from './own-ledger.js';

/** Waits between two looks at a ledger that is to be gone. */
const waitsMs = [250, 750, 2000];

export const ledgerDelete = asks('ledger.delete', {
  needs: ledgerNeeds,
  requests: ledgerRequests + 3 + waitsMs.length,
  async ask(t) {
    const { id } = await ownLedger(t);
    bodyOf(await deleteLedger(t, id));
    const got = decided(
      await eventually(
        t,
        waitsMs,
        () => getLedger(t, id),
        (answer) => !isSuccess(answer) || textIn(answer.response.json, 'deleted_at') !== undefined,
      ),
    );
    const { status, json } = got.response;
    const saw = `a deleted ledger → status ${status}`;
    // How objects are answered that do not exist is question errors.not-found.
    if (status === 404 || status === 403) return agrees('hard', saw);
    if (!isSuccess(got) || textIn(json, 'deleted_at') === undefined) return otherwise(saw);
    const list = bodyOf(await t.call('getLedgers'));
    if (listedIn(list, id) !== undefined) return otherwise(`${saw}, and it is listed`);
    if (isPart(list)) throw undecided('the list of ledgers is not whole');
    return agrees('soft', `${saw}, with a \`deleted_at\``);
  },
});
