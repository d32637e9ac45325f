import type { OperationId } from '../../../generated/operations.js';
import type { InterfaceId } from '../../../spec/contract/documents.js';
import { idsNamed } from '../../resources/kinds.js';
import type { Caller } from '../../target/caller.js';
import { mayCall, writes } from '../../target/effect.js';
import { EndScenario } from '../../target/end-scenario.js';
import { type Exchange, isSuccess, type OrgKind } from '../../target/exchange.js';
import { priceOf } from '../../target/price.js';
import { lackOf, type Target } from '../../target/target.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { requestOf } from '../../target/wire/request-of.js';
import type { SendingParts } from './parts.js';
import { type Persistence, recoveryOf } from './persistence.js';
import type { Sender } from './sender.js';

export interface Calling {
  /** Calls an operation in the form that the target has for it. Ends the scenario where it has none. */
  call(operation: OperationId, input: CallInput, caller: Caller): Promise<Exchange>;
  /** Whether the target has answered this operation with a 2xx in this run: then it has it, in the form it is called in. */
  worked(operation: OperationId): boolean;
}

export function createCalling(
  { options, owned, record }: SendingParts,
  sender: Sender,
  persistence: Persistence,
): Calling {
  const { target, safety, forms } = options;
  const working = new Set<OperationId>();

  return {
    worked: (operation) => working.has(operation),
    async call(operation, input, caller) {
      const form = forms.of(operation);
      if (!form)
        throw new EndScenario('skipped', `the target has no ${operation}: the overlay takes it away`);
      if (!mayCall(operation, safety)) {
        throw new EndScenario('skipped', lackOf('own-resources'));
      }
      const base = baseOf(target, form.interface);
      if (base === undefined) throw new EndScenario('skipped', lackOf(form.interface as 'ledger'));
      const org = orgOf(input, target);
      const price = priceOf(operation, input);
      const { method, path, body, headers } = requestOf(form, input, target.org);
      const send = async (isDoubted?: (status: number) => boolean): Promise<Exchange> => {
        const authorization = await caller.authorization();
        return sender.exchange(
          { operation, credential: caller.credential, org, named: idsNamed(operation, input), price },
          {
            method,
            url: base + path,
            headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
            body,
          },
          isDoubted,
          form.decode,
        );
      };
      owned.beforeCall(operation, input, caller);
      const mayHaveExpired = (status: number) => caller.mayHaveExpired(status);
      let answer = await send((status) => mayHaveExpired(status) || persistence.isDoubted(status));
      if (mayHaveExpired(answer.response.status)) {
        const first = answer;
        caller.forget();
        answer = await send(() => true);
        const hadExpired = answer.response.status !== first.response.status;
        record(hadExpired ? { ...first, credential: 'expired' } : first);
        record(answer);
      } else if (persistence.isDoubted(answer.response.status)) {
        answer = await persistence.examined(answer, send);
      }
      if (isSuccess(answer)) {
        working.add(operation);
        const isLasting = operation === 'getPerson' || !/\{(?!org_id)/.test(form.path);
        if (!writes(operation) && isLasting && caller.credential === 'token')
          persistence.worked(answer, send);
      }
      // What it was to do may be done by the time it was asked again.
      owned.afterCall(input, caller, recoveryOf(answer) ?? answer);
      return answer;
    },
  };
}

function orgOf({ path }: CallInput, target: Target): OrgKind {
  const org = path?.['org_id'];
  if (org === undefined || org === target.org) return 'own';
  return org === '' ? 'missing' : 'other';
}

function baseOf(target: Target, id: InterfaceId): string | undefined {
  const bases: Record<InterfaceId, string | undefined> = {
    people: target.peopleUrl,
    identity: target.identityUrl,
    ledger: target.ledgerUrl,
    billing: target.billingUrl,
  };
  return bases[id];
}
