import type { Operation } from '../contract/operations.js';
import type { RecordShape } from '../contract/records.js';
import type { Rule } from './rules.js';
import { plain, type Sentences } from './specification.js';

const article: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  integer: 'an integer',
};

/** Returns type and enum rules, which are generated: one or two for each property of each record of chapter 2. */
export function recordRules(records: readonly RecordShape[], sentences: Sentences): readonly Rule[] {
  const described = records.filter((record) => record.id !== 'match');
  return described.flatMap((record) =>
    record.properties.flatMap((property) => {
      const quote = typeSentence(property.name, sentences.get(record.section) ?? []);
      const common = {
        section: record.section,
        basis: 'stated' as const,
        ...(quote === undefined ? {} : { quote }),
        operations: ['find', 'search', 'getPerson', 'lookupPeople'],
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

/** Returns the row with the type of a property, or the sentence of the section about the types of all its properties. */
function typeSentence(property: string, says: readonly string[]): string | undefined {
  const row = says.find((each) => each.startsWith(`${property} | `) && each.split(' | ').length === 3);
  if (row !== undefined) return row;
  const ofAll = says.findIndex((each) => /\ball\b.* strings\b/i.test(each));
  if (ofAll < 0) return undefined;
  const named = says.slice(ofAll + 1).find((each) => each.includes(`\`${property}\``));
  return named === undefined ? says[ofAll] : `${says[ofAll]} ${named}`;
}

const roles = ['viewer', 'editor', 'admin'];

/** The rules of the role matrix: an operation refuses lower roles than its own and admits it (section 5 rule 5). */
export function roleRules(operations: readonly Operation[], sentences: Sentences): readonly Rule[] {
  return operations.flatMap(({ id, method, role, roleBasis, roleQuestion, section, stated }) => {
    const rank = rankOf(role);
    if ((roleBasis !== 'stated' && roleBasis !== 'confirmed') || rank < 0) return [];
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    const quote = roleBasis === 'stated' ? rowOf(stated, saidIn(section, sentences)) : undefined;
    const common = {
      section: `${section}, 5 rule 5`,
      basis: roleBasis,
      ...(quote === undefined ? {} : { quote }),
      operations: [id],
      effect: method === 'GET' ? ('none' as const) : ('write' as const),
      ...(roleBasis === 'confirmed' && roleQuestion !== undefined ? { question: roleQuestion } : {}),
    };
    const lowest = roles[rank] ?? role;
    const denied = roles.slice(0, rank).map((lower) => ({
      id: `role.${name}.${lower}-denied`,
      ...common,
      says: `\`${id}\` requires the role ${role}: a caller with the role ${lower} is refused.`,
    }));
    const admitted = {
      id: `role.${name}.${lowest}-ok`,
      ...common,
      says: `\`${id}\` succeeds for a caller who holds the role ${lowest} on the organization.`,
    };
    return [...denied, admitted];
  });
}

function saidIn(sections: string, sentences: Sentences): readonly string[] {
  return sections.split(',').flatMap((section) => sentences.get(section.trim()) ?? []);
}

/** Returns the table row with the stated text of an operation: the shortest, as one text may be part of another. */
function rowOf(stated: string | undefined, says: readonly string[]): string | undefined {
  if (stated === undefined) return undefined;
  const rows = says.filter((each) => each.includes(' | ') && plain(each).includes(plain(stated)));
  return rows.sort((a, b) => a.length - b.length)[0];
}

/** Returns 0 for the lowest role and for `any`; -1 if it is not a role. */
const rankOf = (role: string): number => (role === 'any' ? 0 : roles.indexOf(role));
