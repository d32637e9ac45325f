import type { components } from '../../generated/control.js';
import { operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { Refusal, RefusalReason } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import type { Recorded } from './recorded.js';

type Explained = components['schemas']['ControlJournalRefusal'];

/** Explains a refusal by the sentences of the specification, the schema of the contract, and the open question. */
export type Explain = (refusal: Refusal, entry: Recorded) => Explained;

/** Reasons that a request violates a schema: of a body, of the query or of an id. */
const bySchema = /^(?:matches|fields?|term|size|return-fields|confidence|extra|request|status-filter|ids)-/;

/** Loads the sentences on demand, so that they cost nothing unless a journal is read. */
export async function explainerFor({
  profile,
  contract,
}: Pick<World, 'profile' | 'contract'>): Promise<Explain> {
  const [{ ruleIds, rules }, { questions }] = await Promise.all([
    import('../../generated/rules.js'),
    import('../../generated/questions.js'),
  ]);
  return ({ refused, message, field }, { operation: id, caller }) => {
    const operation = contract.operations.find((one) => one.id === id);
    const { rules: general = [], question } = refusedBy[refused];
    // A caller whose role is too low is refused by the sentence about that role.
    const ofRole = ruleIds.filter(
      (rule) =>
        refused === 'role-insufficient' &&
        /^role\..+-denied$/.test(rule) &&
        caller?.roles.some((role) => rule.endsWith(`.${role}-denied`)),
    );
    const speaking = [...ofRole, ...general].filter(
      (rule) => id === undefined || rules[rule].operations.includes(id),
    );
    const schema = operation && (bySchema.test(refused) ? schemaOf(operation, field) : undefined);
    return {
      reason: refused,
      message,
      ...(field === undefined ? {} : { field }),
      ...(schema === undefined ? {} : { schema }),
      ...(operation === undefined ? {} : { section: operations[operation.id].section }),
      rules: speaking.map((rule) => {
        const { section, basis, says } = rules[rule];
        return { id: rule, section, basis, says };
      }),
      ...(question === undefined
        ? {}
        : { question: { id: question, asks: questions[question].asks, reading: profile.reading(question) } }),
    };
  };
}

type Served = World['contract']['operations'][number];

/** Returns the schema of the query if the member at fault is one of its parameters, otherwise that of the body. */
function schemaOf({ query, requests }: Served, field: string | undefined): string | undefined {
  const [first = ''] = (field ?? '').split(/[.[]/, 1);
  return query !== undefined && first in query.types ? query.schema : Object.values(requests)[0];
}

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
const refusedBy: Readonly<Record<RefusalReason, RefusedBy>> = {
  'plain-http': { question: 'transport.tls' },
  maintenance: { question: 'errors.outage' },
  'unknown-path': { question: 'errors.unknown-version' },
  'wrong-method': { question: 'errors.wrong-method' },
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
  'body-too-large': { question: 'errors.body-limit' },
  'content-type': { question: 'errors.request-content-type' },
  'json-malformed': { rules: ['error.malformed-json'], question: 'errors.malformed-json' },
  'matches-missing': { question: 'find.matches-missing' },
  'matches-type': { rules: ['find.matches-type'] },
  'matches-empty': { rules: ['find.empty-matches'], question: 'find.matches-empty' },
  'matches-over': { rules: ['find.over-hundred'], question: 'find.matches-over' },
  'fields-type': { rules: ['find.fields-type'] },
  'fields-empty': { question: 'find.fields-empty' },
  'field-unknown': { question: 'find.field-unknown' },
  'field-duplicate': { question: 'find.field-duplicate' },
  'term-empty': { question: 'find.term-empty' },
  'term-type': { question: 'find.term-type' },
  'size-zero': { question: 'find.size-zero' },
  'size-over': { rules: ['find.size-over-5'], question: 'find.size-over' },
  'size-negative': { question: 'find.size-negative' },
  'size-type': { question: 'find.size-type' },
  'size-null': { question: 'find.size-null' },
  'return-fields-type': { rules: ['find.return-fields-type'] },
  'return-fields-unknown': { question: 'find.return-fields-unknown' },
  'confidence-type': { question: 'find.confidence' },
  'confidence-unknown': { question: 'find.confidence-unknown' },
  'extra-member': { question: 'find.extra-member' },
  'find-malformed': {},
  'request-invalid': anyOther,
  'page-token-invalid': { ...anyOther },
  'status-filter-unknown': { question: 'invite.status-filter-unknown' },
  'ids-over': { rules: ['lookup.over-50k'], question: 'lookup.over' },
  'ids-empty': { question: 'lookup.ids-empty' },
  'person-missing': { question: 'person.missing' },
  'person-unknown': { question: 'verify.unknown' },
  'not-found': { rules: ['resource.by-id'], question: 'errors.not-found' },
  'email-unknown': { question: 'user.reset-unknown' },
  'contact-missing': { question: 'contacts.delete-missing' },
  'nothing-tracked': { rules: ['tracked.delete'], question: 'tracked.none' },
  'nothing-failed': { question: 'import.csv-empty' },
  'contact-invalid': { question: 'import.bad-row' },
  conflict: { question: 'errors.conflict' },
  'import-state': { rules: ['imports.delete-other-state'], question: 'import.wrong-state' },
  'reset-token-invalid': anyOther,
  'large-group': { question: 'find.large-group' },
  'out-of-credit': { rules: ['find.402-shape'], question: 'find.out-of-credit' },
  'grant-missing': { question: 'session.grant-default' },
  'grant-unknown': { rules: ['session.grant-unknown'], question: signIn },
  'grant-incomplete': { rules: ['session.cc-missing-secret'], question: signIn },
  'client-unknown': { rules: ['session.cc-unknown-client'], question: loginFails },
  'client-secret-wrong': { rules: ['session.cc-wrong-secret'], question: loginFails },
  'password-wrong': { rules: ['session.password-wrong'], question: loginFails },
  'refresh-token-unknown': { rules: ['session.refresh-bogus'], question: loginFails },
  'refresh-token-reused': { question: 'session.refresh-rotation' },
  'session-unknown': { question: 'end.unknown' },
  'draft-unanswered': {},
  throttled: { question: 'errors.rate-limit' },
  internal: {},
};
