import { expect, test } from 'vitest';
import { isWrite } from '../../../fixtures/is-write.js';
import { type OperationId, operations } from '../../../generated/operations.js';
import { createMock } from '../../../mocks/host/mock.js';
import { targetOf } from '../../../mocks/mutants/matrix/in-process.js';
import { createKnowledge } from '../../arbitraries/knowledge.js';
import { createSecrets } from '../../judging/secrets.js';
import { memoryJournal } from '../../resources/journal.js';
import { createOwnedResources } from '../../resources/owned-resources.js';
import { fixedCaller } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { CredentialKind } from '../../target/exchange.js';
import type { WireRequest } from '../../target/transport.js';
import { resolved } from '../options/run-options.js';
import { createBudget } from './budget.js';
import { createCheckContext } from './create-check-context.js';
import { createPatience } from './patience.js';

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);
const credentials: readonly CredentialKind[] = ['token', 'api-key', 'other-caller', 'none', 'tampered'];

test('a read-only run sends no operation that writes, whichever caller and credential it uses', async () => {
  const mock = await createMock({ people: 50 });
  const target = { ...targetOf(mock), secondUsername: 'second@example.com', secondPassword: 'Second-1' };
  const sent: WireRequest[] = [];
  const journal = memoryJournal();
  const context = createCheckContext({
    options: await resolved({
      target,
      transport: async (request) => {
        sent.push(request);
        return { status: 500, headers: {}, cookies: [], text: '' };
      },
      wait: async () => undefined,
    }),
    budget: createBudget(10_000, undefined),
    secrets: createSecrets(target),
    pool: createKnowledge(),
    owned: createOwnedResources(journal, { prefix: 'pdk-1', peopleUrl: target.peopleUrl, org: target.org }),
    patience: createPatience(60_000),
    record: () => undefined,
    investigation: () => 'a test',
  });
  const path = { keyId: 'k', clientId: 'c', invitationId: 'i', ledger_id: 'l', contact_id: 'c', userId: 'u' };
  const input = { path: { ...path, import_id: 'i', person_id: 'p' }, body: { name: 'n', email: 'e@x.test' } };

  for (const operation of ids) {
    for (const credential of credentials) {
      const authorization = credential === 'none' ? null : 'Bearer x';
      await context
        .call(operation, input, fixedCaller('somebody', credential, authorization))
        .catch((error) => {
          expect(error).toBeInstanceOf(EndScenario);
        });
    }
  }

  expect(sent.filter(isWrite)).toEqual([]);
  expect(sent.length).toBeGreaterThan(credentials.length * 20);
  expect(journal.entries).toEqual([]);
  expect(context.control).toBeUndefined();
  await mock.close();
});
