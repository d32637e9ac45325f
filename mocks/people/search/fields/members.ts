import { type Property, type RecordId, records } from '../../../../generated/records.js';
import { isObject, type Json } from '../../../state/json.js';
import { isList } from '../../../state/json-list.js';

/** A member that holds a value, of a record or of a nested one, by dot path. */
export interface Member {
  readonly path: string;
  readonly type: Property['type'];
  readonly isDate: boolean;
}

/** Returns every member that holds a value, including those of nested records except for `except`. */
export function membersOf(
  record: RecordId,
  except: readonly RecordId[] = [],
  before = '',
): readonly Member[] {
  return records[record].properties.flatMap(({ name, type, date, record: within }): readonly Member[] => {
    const path = `${before}${name}`;
    if (within === undefined) return [{ path, type, isDate: date !== undefined }];
    return except.includes(within) ? [] : membersOf(within, except, `${path}.`);
  });
}

/** Returns a function that reads the values of a record at a dot path as strings; of a list, those of each item. */
export function readerOf(path: string): (record: Json) => readonly string[] {
  const steps = path.split('.');
  const none: readonly string[] = [];
  const read = (value: Json | undefined, from: number): readonly string[] => {
    let at = value;
    for (let step = from; step < steps.length; step += 1) {
      if (isList(at)) return at.flatMap((item) => read(item, step));
      if (!isObject(at)) return none;
      at = at[steps[step] ?? ''];
    }
    if (isList(at)) return at.flatMap((item) => read(item, steps.length));
    return at === undefined || at === null || at === '' || isObject(at) ? none : [String(at)];
  };
  return (record) => read(record, 0);
}
