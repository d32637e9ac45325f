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
import type { Again, Persistence } from './persistence.js';
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
      const renewed: Again = async (isDoubted) => {
        const first = await send((status) => caller.mayHaveExpired(status) || isDoubted?.(status) === true);
        if (!caller.mayHaveExpired(first.response.status)) return first;
        caller.forget();
        const next = await send(() => true);
        const hadExpired = next.response.status !== first.response.status;
        record(hadExpired ? { ...first, credential: 'expired' } : first);
        if (!isDoubted?.(next.response.status)) record(next);
        return next;
      };
      owned.beforeCall(operation, input, caller);
      const first = await renewed(persistence.isDoubted);
      const isDoubted = persistence.isDoubted(first.response.status);
      const answer = isDoubted ? await persistence.examined(first, renewed) : first;
      if (answer.fault === 'passing' || (answer.id !== first.id && writes(operation))) sender.lose(operation);
      if (isSuccess(answer)) {
        working.add(operation);
        const isLasting = operation === 'getPerson' || !/\{(?!org_id)/.test(form.path);
        if (!writes(operation) && isLasting && caller.credential === 'token')
          persistence.worked(answer, renewed);
      }
      owned.afterCall(input, caller, answer);
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
