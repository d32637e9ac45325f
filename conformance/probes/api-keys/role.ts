import { isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import { hasValue } from '../../target/wire/leaves.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { ownKey } from './own-key.js';

/** Where keys are taken by the identity interface: what an admin may do tells, held against what a viewer may do. */
export const role = asks('apikey.role', {
  // What takes a key there asks for the role viewer.
  hiddenBy: { 'auth.api-key-scope': ['people-only', 'find-only', 'nowhere'] },
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  async ask(t) {
    bodyOf(await t.call('listApiKeys'));
    bodyOf(await t.call('getOrganization'));
    const { id, key } = await ownKey(t);
    const nobody = t.callers.bearer('the holder of no key', 'pdk-nobodys-key-4f1c9a7e2b');
    if (isSuccess(decided(await t.call('listApiKeys', {}, nobody))))
      throw undecided('a made-up key is taken');
    const holder = t.callers.bearer('the holder of a new key', key);
    const ofAdmins = decided(await t.call('listApiKeys', {}, holder));
    if (isSuccess(ofAdmins) && hasValue(ofAdmins.response.json, id)) {
      return agrees('every-role', 'a key lists the API keys, as admins may');
    }
    const ofViewers = decided(await t.call('getOrganization', {}, holder));
    const { status } = ofAdmins.response;
    if (isSuccess(ofViewers) && isObject(ofViewers.response.json) && !isSuccess(ofAdmins)) {
      return agrees(
        'viewer',
        `a key reads the organization, as viewers may; it lists the API keys → status ${status}`,
      );
    }
    throw undecided('a key is not taken by the identity interface');
  },
});
