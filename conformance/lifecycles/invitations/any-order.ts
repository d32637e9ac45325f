import { type LifeScene, lifecycle } from '../../scenarios/lifecycle.js';
import { seeAssigned } from '../users/seeing.js';
import { wholeListOf } from '../users/whole-list.js';
import {
  accept,
  decline,
  invitationIn,
  invite,
  nobodysEmail,
  resend,
  revoke,
  statusIn,
} from './invitations.js';
import { candidates, isAnswer, type Model, type Modelled, mayInvite, type Rule } from './model.js';
import { seeNotPending, seeOpen, seeRefused } from './seeing.js';
import { type Action, listedBy, transition, transitionRules } from './transitions.js';

/** Invitations that are made, sent again, taken back, accepted and declined in any order. */
export const invitationsInAnyOrder = lifecycle({
  id: 'invitations/any-order',
  rules: [...transitionRules, 'invite.create', 'invite.create-listed'],
  // The invitee takes up access: not somebody whom other scenarios count on.
  needs: ['identity', 'token', 'own-resources', 'control'],
  runs: 3,
  requestsPerRun: 36,
  length: 24,
  shortest: 16,
  async begin(t): Promise<Model> {
    // Whoever may list is admin, and so may do what follows.
    wholeListOf(t, await t.call('getInvitations'));
    return { invitee: await t.callers.outsider('the invitee'), invitations: [], isOver: false };
  },
  commands: {
    'invite the invitee': {
      when: (model) => mayInvite(model, true),
      run: (model, scene) => create(model, model.invitee.email, scene),
    },
    'invite somebody else': {
      when: (model) => mayInvite(model, false),
      run: (model, scene) => create(model, nobodysEmail(scene.t), scene),
    },
    accept: acting('accept'),
    decline: acting('decline'),
    revoke: acting('revoke'),
    resend: acting('resend'),
    list: {
      when: ({ invitations, isOver }) => !isOver && invitations.length > 0,
      run: list,
    },
  },
});

async function create(model: Model, email: string, { t }: LifeScene<Rule>): Promise<void> {
  const made = await invite(t, email, 'editor');
  const isInvitees = email === model.invitee.email;
  model.invitations.push({ ...made, nth: model.invitations.length + 1, isInvitees, status: 'pending' });
  if (!seeOpen('invite.create', made, t)) model.isOver = true;
}

const does = { accept, decline, revoke, resend };

function acting(action: Action) {
  return {
    when: (model: Readonly<Model>) => candidates(action, model).length > 0,
    async run(model: Model, scene: LifeScene<Rule>): Promise<void> {
      const invitation = scene.pick(candidates(action, model));
      if (invitation && !(await isAsModelled(action, invitation, model, scene))) model.isOver = true;
    },
  };
}

/** Does something to an invitation, and looks at what came of it. Answers whether both are as they have to be. */
async function isAsModelled(
  action: Action,
  invitation: Modelled,
  { invitee }: Model,
  scene: LifeScene<Rule>,
): Promise<boolean> {
  const { t } = scene;
  const outcome = transition(invitation.status, action);
  if (!outcome) return true;
  const is = `invitation ${invitation.nth} is ${invitation.status}`;
  t.step(`${action} invitation ${invitation.nth}`);
  const answer = await does[action](t, invitation, isAnswer(action) ? invitee : undefined);
  if ('refused' in outcome) return seeRefused(outcome.refused, answer, is, scene);
  invitation.status = outcome.to;
  if (!t.soft(outcome.rule, answer).accepted(is)) return false;
  if (outcome.to !== 'pending' && !(await seeNotPending(outcome.rule, invitation, scene))) return false;
  return outcome.to !== 'accepted' || seeAssigned(outcome.rule, invitee, 'any', scene);
}

async function list(model: Model, { t }: LifeScene<Rule>): Promise<void> {
  t.step('list the invitations');
  const answer = await t.call('getInvitations');
  const items = wholeListOf(t, answer);
  for (const invitation of model.invitations) {
    const { nth, status } = invitation;
    const listed = invitationIn(items, invitation);
    const received = listed === undefined ? 'not listed' : (statusIn(listed) ?? 'listed without status');
    const isPending = status === 'pending';
    const holds = isPending ? listed !== undefined : received !== 'pending';
    const expected = isPending ? `invitation ${nth}` : `invitation ${nth} not pending: it is ${status}`;
    const seen = { at: 'invitations', expected, received };
    if (!t.soft(listedBy[status], answer).holds(holds, seen)) model.isOver = true;
  }
}
