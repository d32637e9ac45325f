import type { QuestionId } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { RefusalReason } from '../engine/refusal.js';

/** What refuses a call: sentences of the specification, and the open question about it. */
interface RefusedBy {
  /** An explanation omits the rules that concern other operations. */
  readonly rules?: readonly RuleId[];
  readonly question?: QuestionId;
}

const credential = 'auth.every-op-needs-credential';
const badCredential = 'errors.bad-credential';
const signIn = 'session.request-invalid';
const loginFails = 'session.login-fail';
const anyOther: RefusedBy = { question: 'errors.request-invalid' };

/** What refuses a call, by the reason of the refusal; empty if the specification says nothing about it. */
export const refusedBy: Readonly<Record<RefusalReason, RefusedBy>> = {
  'plain-http': { rules: ['security.tls'], question: 'transport.tls' },
  maintenance: { question: 'errors.outage' },
  'unknown-path': { question: 'errors.unknown-version' },
  'wrong-method': { rules: ['error.method'], question: 'errors.wrong-method' },
  'method-not-served': { question: 'transport.options' },
  'trailing-slash': { question: 'errors.slash' },
  'missing-org': { rules: ['find.org-path-required', 'people.org-scope'], question: 'org.named' },
  'credential-missing': { rules: ['auth.missing', credential], question: 'errors.no-credential' },
  'credential-empty': { rules: ['auth.empty-bearer', credential], question: badCredential },
  'credential-wrong-scheme': { rules: ['auth.bearer-scheme'], question: 'auth.header-form' },
  'credential-unknown': { rules: ['auth.garbage'], question: badCredential },
  'credential-tampered': { rules: ['auth.tampered'], question: badCredential },
  'credential-unsigned': { rules: ['auth.none-alg'], question: badCredential },
  'credential-expired': { rules: ['session.token-after-expiry'], question: badCredential },
  'key-out-of-scope': { rules: ['auth.key-not-customer-data'], question: 'auth.api-key-scope' },
  'org-unknown': { rules: ['auth.unknown-org'], question: 'errors.unknown-org' },
  'org-foreign': { rules: ['auth.role-on-org'], question: 'errors.unknown-org' },
  'role-insufficient': { rules: ['role.norole-denied'], question: 'errors.no-role' },
  'body-too-large': { rules: ['error.oversize-body'], question: 'errors.body-limit' },
  'content-type': { question: 'errors.request-content-type' },
  'json-malformed': { rules: ['error.malformed-json'], question: 'errors.malformed-json' },
  'matches-missing': { rules: ['find.missing-matches'], question: 'find.matches-missing' },
  'matches-type': { rules: ['find.matches-type'] },
  'matches-empty': { rules: ['find.empty-matches'], question: 'find.matches-empty' },
  'matches-over': { rules: ['find.over-hundred', 'find.over-hundred-4xx'], question: 'find.matches-over' },
  'fields-type': { rules: ['find.fields-type'] },
  'fields-empty': { rules: ['find.empty-fields'], question: 'find.fields-empty' },
  'field-unknown': { rules: ['find.field-unknown'], question: 'find.field-unknown' },
  'field-duplicate': { question: 'find.field-duplicate' },
  'term-empty': { question: 'find.term-empty' },
  'term-type': { rules: ['find.term-type'], question: 'find.term-type' },
  'size-zero': { rules: ['find.size-zero'], question: 'find.size-zero' },
  'size-over': { rules: ['find.size-over-5', 'find.size-over-rejected'], question: 'find.size-over' },
  'size-negative': { rules: ['find.size-negative'], question: 'find.size-negative' },
  'size-type': { rules: ['find.size-nonint'], question: 'find.size-type' },
  'size-null': { question: 'find.size-null' },
  'return-fields-type': { rules: ['find.return-fields-type'] },
  'return-fields-unknown': { question: 'find.return-fields-unknown' },
  'confidence-type': { rules: ['find.confidence-type'], question: 'find.confidence' },
  'confidence-unknown': { question: 'find.confidence-unknown' },
  'extra-member': { rules: ['find.extra-member'], question: 'find.extra-member' },
  'find-malformed': {},
  'request-invalid': anyOther,
  'page-token-invalid': { rules: ['contacts.token-foreign'], ...anyOther },
  'status-filter-unknown': { question: 'invite.status-filter-unknown' },
  'ids-over': { rules: ['lookup.over-50k', 'lookup.over-50k-4xx'], question: 'lookup.over' },
  'ids-empty': { question: 'lookup.ids-empty' },
  'person-missing': { rules: ['person.get-unknown'], question: 'person.missing' },
  'person-unknown': { question: 'verify.unknown' },
  'not-found': { rules: ['resource.by-id'], question: 'errors.not-found' },
  'email-unknown': { rules: ['user.reset-initiate-unknown'], question: 'user.reset-unknown' },
  'contact-missing': { rules: ['contacts.delete-unknown'], question: 'contacts.delete-missing' },
  'nothing-tracked': { rules: ['tracked.delete'], question: 'tracked.none' },
  'nothing-failed': { question: 'import.csv-empty' },
  'contact-invalid': { question: 'import.bad-row' },
  conflict: { question: 'errors.conflict' },
  'import-state': { rules: ['imports.delete-other-state'], question: 'import.wrong-state' },
  'reset-token-invalid': anyOther,
  'large-group': { rules: ['find.search-not-required'], question: 'find.large-group' },
  'out-of-credit': { rules: ['find.402-shape'], question: 'find.out-of-credit' },
  'grant-missing': { rules: ['session.grant-missing-json'], question: 'session.grant-default' },
  'grant-unknown': { rules: ['session.grant-unknown'], question: signIn },
  'grant-incomplete': { rules: ['session.cc-missing-secret'], question: signIn },
  'client-unknown': { rules: ['session.cc-unknown-client'], question: loginFails },
  'client-secret-wrong': { rules: ['session.cc-wrong-secret'], question: loginFails },
  'password-wrong': { rules: ['session.password-wrong'], question: loginFails },
  'refresh-token-unknown': { rules: ['session.refresh-bogus'], question: loginFails },
  'refresh-token-reused': { rules: ['session.refresh-reuse'], question: 'session.refresh-rotation' },
  'session-unknown': { rules: ['end.idempotent'], question: 'end.unknown' },
  'draft-unanswered': {},
  throttled: { rules: ['limits.rate-429'], question: 'errors.rate-limit' },
  internal: {},
};
