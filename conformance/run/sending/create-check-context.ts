import { one } from '../../arbitraries/broad.js';
import { createCallers } from '../../resources/callers/callers.js';
import { notedControl } from '../../resources/noted-control.js';
import type { CheckContext } from '../../scene/check-context.js';
import { nothingLearnt } from '../../scene/learnt.js';
import type { Caller } from '../../target/caller.js';
import { type ControlPlane, controlPlane } from '../../target/control/control-plane.js';
import { allows } from '../../target/safety.js';
import { createAttempts } from './attempts.js';
import { createCalling } from './calling.js';
import { createPersistence } from './persistence.js';
import { createSender, type Sender, type SendingParts } from './sender.js';
import { createSignIn } from './sign-in.js';
import { createSignInGate } from './sign-in-gate.js';

export function createCheckContext(parts: SendingParts): CheckContext {
  const { options, budget, owned, record, investigation } = parts;
  const { target, safety, now, wait } = options;
  const sender = createSender(parts);
  const persistence = createPersistence({
    left: budget.remaining,
    most: Math.max(40, Math.floor(budget.limit / 5)),
    unsigned: target.apiKey === undefined ? undefined : findByKey,
    wait,
    record,
  });
  const calling = createCalling(parts, sender, persistence);
  const gate = createSignInGate({
    target,
    send: calling.session,
    investigation,
    attempts: createAttempts(budget.attempts),
    keep: (requests) => budget.keep('sign-ins', requests),
  });
  const session = gate.send;
  const signIn = createSignIn(target, session, now);
  const main: Caller = {
    label: 'the credential of the run',
    credential: 'token',
    authorization: async () => `Bearer ${await signIn.token()}`,
    mayHaveExpired: signIn.mayHaveExpired,
    forget: signIn.forget,
  };
  const call: CheckContext['call'] = (operation, input = {}, caller = main) =>
    calling.call(operation, input, caller);
  const find: CheckContext['find'] = (body, how = {}) => calling.find(body, how, main);
  // A control plane changes what all callers see.
  const control = allows(safety, 'own-resources') ? controlOf(parts, sender, signIn.timeMoved) : undefined;
  const callers = createCallers({ target, main, call, session, control, now, owned, safety });

  function findByKey() {
    return find({ matches: [one('name', 'John Smith')] }, { credential: 'api-key' });
  }

  return {
    target,
    pool: parts.pool,
    find,
    session,
    settle: gate.settle,
    call,
    worked: calling.worked,
    wanted: options.wanted,
    callers,
    control,
    owned,
    learnt: nothingLearnt(),
    patience: parts.patience,
    token: signIn.token,
    wait,
    now,
    remaining: budget.remaining,
    times: options.stress ? 2 : 1,
    lost: sender.lost,
  };
}

function controlOf(
  { options, owned }: SendingParts,
  { deliver }: Sender,
  timeMoved: () => void,
): ControlPlane | undefined {
  const { controlUrl, controlToken, org } = options.target;
  if (controlUrl === undefined || controlToken === undefined) return undefined;
  const plane = controlPlane({ url: controlUrl, token: controlToken, org }, deliver);
  return notedControl(plane, owned, options.now, timeMoved);
}
