import { type Caller, fixedCaller } from '../../callers/caller.js';
import type { Callers } from '../../callers/callers.js';
import { createBelongings } from '../../resources/belongings.js';
import { memoryJournal } from '../../resources/journal.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';

const nobody: Caller = fixedCaller('nobody', 'none', null);
const none = async (): Promise<never> => {
  throw new Leave('skipped', 'a fake has no other operations');
};

const callers: Callers = {
  main: nobody,
  anonymous: nobody,
  apiKey: undefined,
  bearer: () => nobody,
  account: () => {
    throw new Leave('skipped', 'a fake has no accounts');
  },
  user: () => {
    throw new Leave('skipped', 'a fake has no users');
  },
  withRole: none,
  newUser: none,
  outsider: none,
  spareAccount: async () => undefined,
  spareUser: async () => undefined,
  forgetTokens: () => undefined,
};

/** What a fake lab without operations beside find and session creation has of them. */
export const noCalls: Pick<
  Lab,
  'call' | 'worked' | 'callers' | 'control' | 'belongings' | 'settle' | 'resent'
> = {
  call: none,
  worked: () => false,
  settle: async () => undefined,
  resent: () => 0,
  callers,
  control: undefined,
  belongings: createBelongings(memoryJournal(), {
    prefix: 'pdk-fake',
    peopleUrl: 'https://people.test/v1',
    org: 'org-1234567890abcdef',
  }),
};
