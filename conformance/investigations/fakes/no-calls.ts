import type { Callers } from '../../callers/callers.js';
import type { CheckContext } from '../../checks/check-context.js';
import { memoryJournal } from '../../resources/journal.js';
import { createOwnedResources } from '../../resources/owned-resources.js';
import { type Caller, fixedCaller } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';

const nobody: Caller = fixedCaller('nobody', 'none', null);
const none = async (): Promise<never> => {
  throw new EndScenario('skipped', 'a fake has no other operations');
};

const callers: Callers = {
  main: nobody,
  anonymous: nobody,
  apiKey: undefined,
  bearer: () => nobody,
  account: () => {
    throw new EndScenario('skipped', 'a fake has no accounts');
  },
  user: () => {
    throw new EndScenario('skipped', 'a fake has no users');
  },
  withRole: none,
  newUser: none,
  outsider: none,
  spareAccount: async () => undefined,
  spareUser: async () => undefined,
  forgetTokens: () => undefined,
};

/** What a fake context without operations beside find and session creation has of them. */
export const noCalls: Pick<
  CheckContext,
  'call' | 'worked' | 'callers' | 'control' | 'owned' | 'settle' | 'resent'
> = {
  call: none,
  worked: () => false,
  settle: async () => undefined,
  resent: () => 0,
  callers,
  control: undefined,
  owned: createOwnedResources(memoryJournal(), {
    prefix: 'pdk-fake',
    peopleUrl: 'https://people.test/v1',
    org: 'org-1234567890abcdef',
  }),
};
