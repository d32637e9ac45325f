import { isSuccess } from '../../../../scene/recorder.js';
import { textIn } from '../../../../target/wire/members.js';
import { createLedger } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';

export const ledgers = family({
  id: 'roles/ledgers',
  needs: ['identity'],
  requests: 6,
  make: async (t) => ({ ledger_id: (await createLedger(t)).id }),
  calls: {
    getLedgers: () => ({}),
    createLedger: (_, mark) => ({ body: { name: mark } }),
    getLedger: (path) => ({ path }),
    updateLedger: (path, mark) => ({ path, body: { name: mark } }),
    deleteLedger: (path) => ({ path }),
  },
  async view(path, context) {
    const got = await context.call('getLedger', { path });
    const name = textIn(got.response.json, 'name') ?? null;
    return {
      own: isSuccess(got) ? { name } : 'no such ledger',
      listed: (await context.call('getLedgers')).response.text,
    };
  },
});
