import type { Operation } from '../contract/operations.js';
import type { RecordShape } from '../contract/records.js';
import type { Rule } from './rules.js';

const article: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  integer: 'an integer',
};

/** Type and enum rules are one mechanism: each property of each record of chapter 2 says one or two of them. */
export function recordRules(records: readonly RecordShape[]): readonly Rule[] {
  const described = records.filter((record) => record.id !== 'match');
  return described.flatMap((record) =>
    record.properties.flatMap((property) => {
      const common = {
        section: record.section,
        basis: 'stated' as const,
        operations: ['find'],
        effect: 'none' as const,
      };
      const name = `\`${property.name}\``;
      const kind = property.date ? 'a date string' : (article[property.type] ?? `a ${property.type}`);
      const rules: Rule[] = [
        {
          id: `${record.id}.${property.name}-type`,
          ...common,
          says: `${name} of a ${record.schema} is ${kind}.`,
        },
      ];
      if (property.values) {
        rules.push({
          id: `${record.id}.${property.name.replaceAll('_', '-')}-enum`,
          ...common,
          says: `${name} of a ${record.schema} is exactly one of ${property.values.join(' | ')}.`,
        });
      }
      return rules;
    }),
  );
}

const roles = ['viewer', 'editor', 'admin'];

/**
 * The role matrix is one mechanism, too: an operation with a stated role refuses those below it and admits whoever
 * holds it (section 5 rule 5). Ids are those of the operation, as in \`role.ListApiKeys.viewer-denied\`.
 */
export function roleRules(operations: readonly Operation[]): readonly Rule[] {
  return operations.flatMap(({ id, method, role, roleBasis, section }) => {
    const rank = roles.indexOf(role);
    if (roleBasis !== 'stated' || rank < 0) return [];
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    const common = {
      section: `${section}, 5 rule 5`,
      basis: 'stated' as const,
      operations: [id],
      effect: method === 'GET' ? ('none' as const) : ('write' as const),
    };
    const denied = roles.slice(0, rank).map((lower) => ({
      id: `role.${name}.${lower}-denied`,
      ...common,
      says: `\`${id}\` requires the role ${role}: a caller with the role ${lower} is refused.`,
    }));
    const admitted = {
      id: `role.${name}.${role}-ok`,
      ...common,
      says: `\`${id}\` succeeds for a caller who holds the role ${role} on the organization.`,
    };
    return [...denied, admitted];
  });
}
