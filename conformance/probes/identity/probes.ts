import { operations } from '../../../generated/operations.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { agrees } from '../answers.js';
import { type Probes, watches } from '../probe.js';

export const identityProbes: Probes<'identity'> = {
  // Judged by members of our contract: others may come from something in front of the target.
  'identity.case': watches('identity.case', {
    provoke: {
      needs: ['identity', 'token'],
      requests: 2,
      async send(t) {
        const { response } = await t.call('getOrganization');
        if (![...spellingsIn(parseJson(response.text))].length) await t.call('getServiceAccounts');
      },
    },
    *see({ exchange }) {
      const { interface: owner } = operations[exchange.operation];
      const isSession = exchange.operation === 'createSession' || exchange.operation === 'endSession';
      if (owner !== 'identity' || isSession || !isSuccess(exchange)) return;
      // Read from the text: the parsed body has the names of our contract.
      for (const spelling of new Set(spellingsIn(parseJson(exchange.response.text)))) {
        const written = spelling === 'camel' ? 'camelCase' : 'snake_case';
        yield agrees(spelling, `members of identity records in ${written}`);
      }
    },
  }),
};

function* spellingsIn(value: Json | undefined): Generator<'camel' | 'snake'> {
  if (isArray(value)) for (const item of value) yield* spellingsIn(item);
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const spelling = spelledAs(name);
    if (spelling !== undefined) yield spelling;
    // The names of settings are chosen by customers.
    if (name !== 'settings') yield* spellingsIn(member);
  }
}

/** Members of our contract, in either spelling. Others, such as `trace_id`, do not show how these are spelled. */
const significant =
  /^(api_?key|service_?account|client_?(id|secret)|(created|invited)_?(at|by)|last_?used_?at|expires_?at|user_?id)s?$/i;

/** The spelling that a name shows; undefined if it shows none. */
function spelledAs(name: string): 'camel' | 'snake' | undefined {
  if (!significant.test(name)) return undefined;
  if (name.includes('_')) return 'snake';
  return /[A-Z]/.test(name) ? 'camel' : undefined;
}
