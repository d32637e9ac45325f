import { type QuestionId, questionIds, questions } from '../../generated/questions.js';
import { apiKeysProbes } from './api-keys/probes.js';
import { authProbes } from './auth/probes.js';
import { billingProbes } from './billing/probes.js';
import { contactsProbes } from './contacts/probes.js';
import { errorsProbes } from './errors/probes.js';
import { eventsProbes } from './events/probes.js';
import { findProbes } from './find/probes.js';
import { identityProbes } from './identity/probes.js';
import { importsProbes } from './imports/probes.js';
import { invitationsProbes } from './invitations/probes.js';
import { ledgersProbes } from './ledgers/probes.js';
import { listsProbes } from './lists/probes.js';
import { lookupProbes } from './lookup/probes.js';
import { organizationProbes } from './organization/probes.js';
import { personProbes } from './person/probes.js';
import { previewsProbes } from './previews/probes.js';
import { type AnyProbe, type Asking, type Choice, isProbe, type Unseen, type Watching } from './probe.js';
import { recordsProbes } from './records/probes.js';
import { searchProbes } from './search/probes.js';
import { serviceAccountsProbes } from './service-accounts/probes.js';
import { sessionProbes } from './session/probes.js';
import { sessionEndProbes } from './session-end/probes.js';
import { trackedFieldsProbes } from './tracked-fields/probes.js';
import { transportProbes } from './transport/probes.js';
import { usersProbes } from './users/probes.js';
import { verifyProbes } from './verify/probes.js';

/** The probe of every question with a choice, or the reason why it can have none. */
export const probes: { readonly [Q in Choice]: Asking<Q> | Watching<Q> | Unseen } = {
  ...authProbes,
  ...billingProbes,
  ...contactsProbes,
  ...errorsProbes,
  ...listsProbes,
  ...eventsProbes,
  ...findProbes,
  ...identityProbes,
  ...apiKeysProbes,
  ...serviceAccountsProbes,
  ...sessionProbes,
  ...organizationProbes,
  ...sessionEndProbes,
  ...importsProbes,
  ...invitationsProbes,
  ...ledgersProbes,
  ...searchProbes,
  ...verifyProbes,
  ...previewsProbes,
  ...personProbes,
  ...lookupProbes,
  ...recordsProbes,
  ...trackedFieldsProbes,
  ...transportProbes,
  ...usersProbes,
};

const isChoice = (question: QuestionId): question is Choice => Object.hasOwn(probes, question);

/** Returns the probe of a question, or why there is none. */
export function probeOf(question: QuestionId): AnyProbe | Unseen {
  if (isChoice(question)) return probes[question];
  const [reading] = Object.keys(questions[question].readings);
  return {
    kind: 'unseen',
    because: `its only reading is ${reading}: where a target does otherwise, conform says so`,
  };
}

/** All probes, in the order of the questions. */
export const allProbes: readonly AnyProbe[] = questionIds.map(probeOf).filter(isProbe);
