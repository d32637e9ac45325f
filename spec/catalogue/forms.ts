import type { Operation } from '../contract/operations.js';
import { branchesIn, isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import type { Reporting } from './entries.js';

const file = 'spec/forms.yaml';

/** A JSON type that a member may have. */
export type JsonType = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** What the contract says of a member, and the other forms in which it may stand in a response. */
export interface MemberForm {
  types: readonly JsonType[];
  /** The schema of the value, or of each of its elements, if that is a record. */
  record?: string;
  /** The JSON types of the elements. */
  elements?: readonly JsonType[];
  /** The values of an enumeration, of the member or of its elements. */
  values?: readonly string[];
  isId?: true;
  names?: readonly string[];
  inside?: readonly string[];
  flat?: true;
  bare?: true;
}

/** The members of a record of the contract. */
export interface RecordForm {
  /** Its names and values are stated: no others are admitted. */
  isStated?: true;
  /** The member for which the body may stand, as a list. */
  list?: string;
  members: Record<string, MemberForm>;
}

/** The forms of responses: what `spec/forms.yaml` admits beside the contract. */
export interface ResponseForms {
  /** The other names of a list. */
  lists: readonly string[];
  /** The record in the JSON body of a success, by operation. */
  bodies: Record<string, string>;
  /** By the name of the schema; that of a nested schema without a name is made of its place, such as `User.metadata`. */
  records: Record<string, RecordForm>;
}

/** A name without what distinguishes spellings: `createdAt`, `created_at` and `CreatedAt` are the same. */
export const spelled = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** Reads `spec/forms.yaml` and joins it with the schemas of all responses. Reports names that the contract does not have. */
export function readForms(
  documents: ReadonlyMap<string, JsonObject>,
  operations: readonly Operation[],
  { tree, report }: Reporting,
): ResponseForms {
  const source = tree.files.get(file)?.value;
  const given = isObject(source ?? null) && isObject(source) ? source : {};
  const forms: ResponseForms = { lists: namesAt(given, 'lists', 'names'), bodies: {}, records: {} };
  for (const operation of operations) {
    const [, schema] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const document = documents.get(operation.interface);
    if (schema === undefined || document === undefined) continue;
    forms.bodies[operation.id] = schema;
    addRecord(forms.records, document, schema, { $ref: `#/components/schemas/${schema}` });
  }
  for (const record of new Set(Object.values(forms.bodies))) {
    const { isStated, members } = forms.records[record] ?? { members: {} };
    if (isStated) continue;
    const list = Object.entries(members).find(([, { types, record: of }]) => of && types.includes('array'));
    if (list) Object.assign(forms.records[record] ?? {}, { list: list[0] });
  }
  markIds(forms, given);
  const wrong = (keys: readonly string[], says: string, todo: string) =>
    report({ file, keys: ['members', ...keys] }, 'forms', says, todo);
  const entries = isObject(given['members']) ? given['members'] : {};
  for (const [schema, members] of Object.entries(entries)) {
    const records = schema === '*' ? Object.keys(forms.records) : [schema];
    for (const [name, entry] of Object.entries(isObject(members) ? members : {})) {
      const having = records.filter((each) => {
        const record = forms.records[each];
        return record?.members[name] && !(schema === '*' && record.isStated);
      });
      if (having.length === 0) {
        wrong([schema, name], `no response has a member ${schema}.${name}`, 'name one that the contract has');
      }
      for (const each of having) admit(each, name, isObject(entry) ? entry : {}, schema);
    }
  }
  return forms;

  function admit(id: string, name: string, entry: JsonObject, schema: string): void {
    const record = forms.records[id];
    const member = record?.members[name];
    if (!record || !member) return;
    const at = [schema, name];
    if (typeof entry['why'] !== 'string') wrong(at, `${schema}.${name} gives no reason`, 'add a `why`');
    if (record.isStated) {
      wrong(at, `the members of ${id} are stated`, 'admit no other names for them');
      return;
    }
    const own = new Map(Object.keys(record.members).map((each) => [spelled(each), each]));
    const taken = new Map(
      Object.entries(record.members).flatMap(([each, { names = [] }]) =>
        each === name ? [] : names.map((other) => [spelled(other), each] as const),
      ),
    );
    const names = textsIn(entry['names']);
    // What holds for every schema gives way to what one of them says.
    const isFree = (other: string) => !own.has(spelled(other)) && !taken.has(spelled(other));
    for (const other of schema === '*' ? [] : names) {
      const clash = own.get(spelled(other)) ?? taken.get(spelled(other));
      if (clash === undefined) continue;
      wrong(at, `${id} has "${other}" for ${clash} already`, 'remove it here or there');
    }
    const admitted = [...new Set([...(member.names ?? []), ...names.filter(isFree)])];
    if (admitted.length > 0) member.names = admitted;
    const inside = textsIn(entry['inside']);
    if (inside.length > 0) member.inside = inside;
    if (entry['flat'] === true) member.flat = true;
    if (entry['bare'] === true) member.bare = true;
    if (entry['list'] === true) record.list = name;
  }
}

/** Adds the record of a schema, and those within it. Returns its name; undefined if the schema is none. */
function addRecord(
  records: ResponseForms['records'],
  document: JsonObject,
  place: string,
  schema: Json | undefined,
): string | undefined {
  const name = nameOf(schema) ?? place;
  const known = resolved(document, schema);
  const properties = isObject(known) ? propertiesOf(document, known) : new Map<string, Json>();
  if (properties.size === 0) return undefined;
  if (records[name]) return name;
  const record: RecordForm = { members: {} };
  records[name] = record;
  if (isObject(known) && (known['x-record'] !== undefined || name === 'FindResponse')) record.isStated = true;
  for (const [member, property] of properties) {
    record.members[member] = memberOf(records, document, `${name}.${member}`, property);
  }
  return name;
}

function memberOf(
  records: ResponseForms['records'],
  document: JsonObject,
  place: string,
  property: Json,
): MemberForm {
  const schema = resolved(document, property);
  const items = isObject(schema) ? schema['items'] : undefined;
  const record = addRecord(records, document, place, items ?? property);
  const values = enumIn(document, items ?? property);
  return {
    types: typesIn(schema),
    ...(record === undefined ? {} : { record }),
    ...(items === undefined ? {} : { elements: typesIn(resolved(document, items)) }),
    ...(values.length === 0 ? {} : { values }),
  };
}

const jsonTypes: ReadonlyMap<Json, JsonType> = new Map<Json, JsonType>([
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['object', 'object'],
  ['array', 'array'],
]);

function typesIn(schema: Json | undefined): readonly JsonType[] {
  const type = isObject(schema) ? (schema['type'] ?? 'object') : 'object';
  return [...new Set((isArray(type) ? type : [type]).flatMap((each) => jsonTypes.get(each) ?? []))];
}

function enumIn(document: JsonObject, schema: Json | undefined): readonly string[] {
  const known = resolved(document, schema);
  return isObject(known) ? textsIn(known['enum']) : [];
}

function nameOf(schema: Json | undefined): string | undefined {
  const reference = isObject(schema) ? schema['$ref'] : undefined;
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

function propertiesOf(document: JsonObject, schema: JsonObject): ReadonlyMap<string, Json> {
  const own = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const branches = branchesIn(document, schema);
  return new Map([...branches.flatMap((branch) => [...propertiesOf(document, branch)]), ...own]);
}

function markIds(forms: ResponseForms, given: JsonObject): void {
  const patterns = [...namesAt(given, 'ids', 'members'), ...namesAt(given, 'ids', 'many')];
  const isId = (name: string) =>
    patterns.some((each) => (each.startsWith('*') ? name.endsWith(each.slice(1)) : name === each));
  for (const { isStated, members } of Object.values(forms.records)) {
    for (const [name, member] of Object.entries(isStated ? {} : members)) {
      if (isId(name) && (member.elements ?? member.types).includes('string')) member.isId = true;
    }
  }
}

function namesAt(given: JsonObject, part: string, key: string): readonly string[] {
  const section = given[part];
  return isObject(section) ? textsIn(section[key]) : [];
}

const textsIn = (value: Json | undefined): readonly string[] =>
  isArray(value) ? value.filter((each) => typeof each === 'string') : [];
