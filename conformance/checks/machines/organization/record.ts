import { scenario } from '../../../scene/scenario.js';
import { isAbsent } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

const isStatus = (name: string) => /status|state|active|enabled/i.test(name);

/** The record of an organization (section 4.3). */
export const organizationRecord = scenario({
  id: 'organization/record',
  rules: ['org.get', 'org.get-settings-status'],
  requests: 1,
  async record(t) {
    t.step('get the organization');
    const got = await t.call('getOrganization');
    const record = t.object(got);
    const names = Object.keys(record);
    const isRecord = textIn(record, 'id', 'name') !== undefined || names.length > 2;
    const full = { at: 'body', expected: 'the record of the organization', received: names };
    t.expect('org.get', got).holds(isRecord, full);
    // Settings may be empty.
    const missing = [
      ...(names.some((name) => /setting|preference|config/i.test(name)) ? [] : ['settings']),
      ...(names.some((name) => isStatus(name) && !isAbsent(record[name])) ? [] : ['status']),
    ];
    const parts = { at: 'body', expected: missing.join(' and '), received: names };
    t.expect('org.get-settings-status', got).holds(missing.length === 0, parts);
  },
});
