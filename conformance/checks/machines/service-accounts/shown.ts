import type { Role } from '../../../../spec/contract/roles.js';
import type { Json } from '../../../target/json.js';
import { hasValue, type Leaf, leavesOf } from '../../../target/wire/leaves.js';
import { itemsOf } from '../../../target/wire/members.js';
import { isDate, isId, type Presence, presence } from '../../../target/wire/presence.js';

const ranks: readonly string[] = ['viewer', 'editor', 'admin'];

const isRole = ({ value }: Leaf): boolean => ranks.includes(String(value).toLowerCase());
const isCreator = ({ at }: Leaf): boolean => /creat\w{0,20}(by|user)|creat(or|ing)|owner|author/i.test(at);

/** Whether the answer to a creation or a regeneration shows the client id, or the secret. */
export function loginSighting(answer: Json, member: 'clientId' | 'clientSecret', name: string): Presence {
  const isMember = ({ at, value }: Leaf) => at === member && typeof value === 'string';
  const other = member === 'clientId' ? 'clientSecret' : 'clientId';
  return presence(
    leavesOf(answer),
    isMember,
    (leaf) => leaf.at === other || leaf.value === name || isRole(leaf) || isCreator(leaf) || isDate(leaf),
  );
}

/** Finds the record of an account in a list, by its client id or its name. */
export function recordIn(
  list: Json | undefined,
  { clientId, name }: { readonly clientId: string; readonly name: string },
): Json | undefined {
  return itemsOf(list).find((item) => hasValue(item, clientId) || hasValue(item, name));
}

/** Whether a record shows this role. */
export function roleSighting(record: Json, role: Role, name: string): Presence {
  return presence(
    leavesOf(record),
    ({ value }) => String(value).toLowerCase() === role,
    (leaf) => isRole(leaf) || isCommon(leaf, name) || isCreator(leaf),
  );
}

/**
 * Whether a record shows this role and no higher one: a role may be listed together with the roles that it includes. Undefined
 * if it shows no role by its name.
 */
export function hasRole(record: Json | undefined, role: Role): boolean | undefined {
  const shown = leavesOf(record)
    .filter(isRole)
    .map(({ value }) => ranks.indexOf(String(value).toLowerCase()));
  return shown.length === 0 ? undefined : Math.max(...shown) === ranks.indexOf(role);
}

/** Whether a record shows who created it. */
export function creatorSighting(record: Json, name: string): Presence {
  return presence(leavesOf(record), isCreator, (leaf) => isRole(leaf) || isCommon(leaf, name));
}

/** Whether a record names one of these as its creator; undefined if it shows no creator. */
export function hasCreator(record: Json, names: readonly string[]): boolean | undefined {
  const creators = leavesOf(record).filter(isCreator);
  return creators.length === 0 ? undefined : creators.some(({ value }) => names.includes(String(value)));
}

function isCommon(leaf: Leaf, name: string): boolean {
  return isId(leaf) || isDate(leaf) || leaf.value === name || typeof leaf.value !== 'string';
}
