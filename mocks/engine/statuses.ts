import type { QuestionId } from '../../generated/questions.js';
import type { Profile } from './profile.js';
import type { RefusalReason } from './refusal.js';

type StatusOf = (profile: Profile) => number;

const always =
  (status: number): StatusOf =>
  () =>
    status;

/** Returns the status in a reading such as `rejected-422-…`; `otherwise` if the reading is not a refusal. */
const asRead =
  (question: QuestionId, otherwise = 400): StatusOf =>
  (profile) => {
    const status = /^re(?:jec|direc)ted-(\d{3})/.exec(profile.reading(question))?.[1];
    return status === undefined ? otherwise : Number(status);
  };

const badCredential = asRead('errors.bad-credential');
const unknownOrg = asRead('errors.unknown-org');
const loginFailed = asRead('session.login-fail');
const invalidSignIn = asRead('session.request-invalid');

/** The status of every refusal: fixed, or by the profile's reading of an open question. */
export const statuses: Readonly<Record<RefusalReason, StatusOf>> = {
  'plain-http': asRead('transport.tls', 403),
  maintenance: asRead('errors.outage', 503),
  'unknown-path': always(404),
  'wrong-method': asRead('errors.wrong-method'),
  'method-not-served': always(405),
  'trailing-slash': asRead('errors.slash', 404),
  'missing-org': always(404),
  'credential-missing': asRead('errors.no-credential'),
  'credential-empty': badCredential,
  'credential-wrong-scheme': badCredential,
  'credential-unknown': badCredential,
  'credential-tampered': badCredential,
  'credential-unsigned': badCredential,
  'credential-expired': badCredential,
  'key-out-of-scope': asRead('auth.key-refused'),
  'org-unknown': unknownOrg,
  'org-foreign': unknownOrg,
  'role-insufficient': asRead('errors.no-role'),
  'body-too-large': asRead('errors.body-limit', 413),
  'content-type': asRead('errors.request-content-type', 415),
  'json-malformed': asRead('errors.malformed-json'),
  'matches-missing': asRead('find.matches-missing'),
  'matches-type': always(400),
  'matches-empty': asRead('find.matches-empty'),
  'matches-over': asRead('find.matches-over'),
  'fields-type': always(400),
  'fields-empty': asRead('find.fields-empty'),
  'field-unknown': asRead('find.field-unknown'),
  'field-duplicate': asRead('find.field-duplicate'),
  'term-empty': asRead('find.term-empty'),
  'term-type': asRead('find.term-type'),
  'size-zero': asRead('find.size-zero'),
  'size-over': asRead('find.size-over'),
  'size-negative': asRead('find.size-negative'),
  'size-type': asRead('find.size-type'),
  'size-null': asRead('find.size-null'),
  'return-fields-type': always(400),
  'return-fields-unknown': asRead('find.return-fields-unknown'),
  'confidence-type': always(400),
  'confidence-unknown': asRead('find.confidence-unknown'),
  'extra-member': asRead('find.extra-member'),
  'find-malformed': always(400),
  'request-invalid': asRead('errors.request-invalid'),
  'page-token-invalid': asRead('errors.request-invalid'),
  'status-filter-unknown': asRead('invite.status-filter-unknown'),
  'ids-over': asRead('lookup.over'),
  'ids-empty': asRead('lookup.ids-empty'),
  'person-missing': asRead('person.missing', 404),
  'person-unknown': asRead('verify.unknown', 404),
  'not-found': asRead('errors.not-found'),
  'email-unknown': asRead('user.reset-unknown', 404),
  'contact-missing': asRead('contacts.delete-missing', 404),
  'nothing-tracked': asRead('tracked.none', 404),
  'nothing-failed': asRead('import.csv-empty', 404),
  'contact-invalid': always(400),
  conflict: asRead('errors.conflict'),
  'import-state': asRead('import.wrong-state'),
  'reset-token-invalid': asRead('errors.request-invalid'),
  'large-group': asRead('find.large-group'),
  'out-of-credit': asRead('find.out-of-credit', 402),
  'grant-missing': invalidSignIn,
  'grant-unknown': invalidSignIn,
  'grant-incomplete': invalidSignIn,
  'client-unknown': loginFailed,
  'client-secret-wrong': loginFailed,
  'password-wrong': loginFailed,
  'refresh-token-unknown': loginFailed,
  'refresh-token-reused': loginFailed,
  'session-unknown': asRead('end.unknown', 401),
  'draft-unanswered': always(501),
  throttled: asRead('errors.rate-limit', 429),
  internal: always(500),
};
