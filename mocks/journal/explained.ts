import type { components } from '../../generated/control.js';
import { operations } from '../../generated/operations.js';
import type { World } from '../engine/handler.js';
import { grounds, type Refusal } from '../engine/refusal.js';
import type { Recorded } from './recording.js';

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
    const { rules: general = [], question } = grounds[refused];
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
