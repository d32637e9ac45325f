import { type Caller, startService } from '../../../fixtures/calls.js';
import { demo } from '../../../fixtures/demo/demo.js';
import type { Readings } from '../../../generated/questions.js';
import type { Role } from '../../engine/handler.js';
import type { Control } from '../../mock.js';
import type { ManualClock } from '../../state/clock.js';

type Call = Caller['call'];

/** A user with an account, and what it was made with. */
export interface SmallUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly call: Call;
}

/** For tests of users and invitations: the demo organization, whoever joins it, and everything that is stored. */
export interface SmallOrg {
  readonly clock: ManualClock;
  /** Service accounts that hold one role. */
  readonly viewer: Call;
  readonly editor: Call;
  readonly admin: Call;
  /** A service account of the other organization. */
  readonly other: Call;
  readonly anonymous: Call;
  /** Makes a user who has signed in, with these roles on an organization or with none. */
  readonly user: (email: string, roles?: readonly Role[], org?: string) => Promise<SmallUser>;
  readonly signIn: (body: object) => Promise<Response>;
  readonly mails: Control['outbox'];
  /** Everything that is stored, as text. */
  readonly state: () => Promise<string>;
}

export async function smallOrg(profile: Partial<Readings> = {}): Promise<SmallOrg> {
  const { mock, clock, as, signedIn, state } = await startService({ profile });
  const { viewer, editor, admin, other, anonymous } = as;
  // Everybody has signed in before a test compares what is stored.
  for (const { call } of [viewer, editor, admin, other]) await call('getOrganization');
  return {
    clock,
    viewer: viewer.call,
    editor: editor.call,
    admin: admin.call,
    other: other.call,
    anonymous: anonymous.call,
    user: async (email, held = [], org = demo.org) => {
      const password = `password of ${email}`;
      const roles = held.length > 0 ? { [org]: [...held] } : {};
      const { id } = await mock.control.addUser({ email, name: `Name of ${email}`, password, roles });
      const { call } = await signedIn({ grantType: 'password', username: email, password });
      return { id, email, password, call };
    },
    signIn: (body) =>
      mock.fetch(
        new Request(`${mock.urls.identity}/session`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    mails: () => mock.control.outbox(),
    state,
  };
}
