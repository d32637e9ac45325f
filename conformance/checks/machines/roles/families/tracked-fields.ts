import { isSuccess } from '../../../../scene/recorder.js';
import { isArray, isObject } from '../../../../target/json.js';
import { createLedger } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';

export const trackedFields = family({
  id: 'roles/tracked-fields',
  needs: ['identity'],
  requests: 8,
  async make(t) {
    const { id } = await createLedger(t);
    t.step('track the title');
    const path = { ledger_id: id };
    t.body(await t.call('updateTrackedFields', { path, body: { fields: ['title'] } }));
    return path;
  },
  calls: {
    getTrackedFields: (path) => ({ path }),
    listTrackedVersions: (path) => ({ path }),
    updateTrackedFields: (path) => ({ path, body: { fields: ['country'] } }),
    deleteTrackedFields: (path) => ({ path }),
  },
  async view(path, context) {
    const got = await context.call('getTrackedFields', { path });
    const { json } = got.response;
    const fields = isObject(json) && isArray(json['fields']) ? json['fields'] : null;
    return { own: isSuccess(got) ? { fields } : 'no tracked fields', listed: '' };
  },
});
