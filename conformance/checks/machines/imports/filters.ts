import type { RuleId } from '../../../../generated/rules.js';
import { eventually } from '../../../scene/eventually.js';
import { textIn } from '../../../target/wire/members.js';
import {
  type Asking,
  ask,
  askOrLeave,
  heeds,
  isSameSet,
  type Listing,
  seeListed,
  wholeList,
  withoutEffect,
} from './listing.js';
import { deleteImportContacts } from './own-import.js';

/** Names of files without a common word, in case a target matches words; one has characters that need escaping. */
export const [file, otherFile] = ['Harbour Größe, 50%41 (1).csv', 'meadow.txt'];
const noFile = 'volcano.tsv';

type Rule = 'imports.filter-filename' | 'imports.filter-status' | 'imports.filter-type' | 'resource.as-sent';

/** Judges the filters by type and file name (section 4.3). @param ofFile the import that was sent with the first file name */
export async function seeFilters(asking: Asking<Rule>, whole: Listing, ofFile: string): Promise<void> {
  const { t } = asking;
  const fileShown = textIn(whole.imports[whole.ids.indexOf(ofFile)], 'filename', 'file_name', 'fileName');
  if (fileShown !== undefined) {
    const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: fileShown };
    t.soft('resource.as-sent', whole.exchange).holds(fileShown.normalize('NFC') === file, seen);
  } else t.skip('resource.as-sent', 'imports show no `filename`: map it with --overlay');
  const types = shown(whole, ['import_type', 'importType', 'type']);
  // If every import has one type, only a filter by another type shows anything.
  const more = types.size > 1 ? [] : ['api', 'csv'];
  await judgeFilter(asking, 'imports.filter-type', whole, {
    parameter: 'import_type',
    values: withNone(types, more),
  });
  await judgeFilter(asking, 'imports.filter-filename', whole, {
    parameter: 'filename',
    values: new Map([
      [file, [ofFile]],
      [noFile, []],
    ]),
    isPart: true,
    // Not every target accepts a file name with contacts.
    mayLack: fileShown !== file,
  });
  const query = { filename: file, limit: wholeList, offset: 1 };
  const rest = await ask(asking, 'imports.filter-filename', query);
  // If the filter is known, no import is left once the only one with that file name is skipped.
  if (rest && fileShown === file) {
    const seen = { at: 'imports', expected: `no more than one of ${file}`, received: rest.ids.length };
    const isIgnored = [whole.ids, [ofFile]].some((ids) => isSameSet(rest.ids, ids));
    if (!isIgnored) t.soft('imports.filter-filename', rest.exchange).holds(rest.ids.length === 0, seen);
  }
}

/** Delays between reads of imports of which some are not completed. */
const waitsMs = [250, 500, 1000, 2000, 4000] as const;

const byStatus = (listing: Listing) => shown(listing, ['status', 'state']);
const isSettled = (listing: Listing): boolean =>
  [...byStatus(listing).keys()].every((status) => /completed|failed|deleted/i.test(status));

/** Returns all imports once their status is final, or after a timeout. */
export async function settledList<Rule extends RuleId>(asking: Asking<Rule>): Promise<Listing> {
  if (asking.t.learnt.waits['imports completed'].hasHelped) await asking.t.wait(waitsMs[0]);
  return eventually(asking.t, waitsMs, () => askOrLeave(asking), isSettled, 'imports completed');
}

/** Judges the filter by status. @param undone the import whose contacts are deleted for it */
export async function seeStatusFilter(asking: Asking<Rule>, before: Listing, undone: string): Promise<void> {
  const { t, ledgerId } = asking;
  if (!isSettled(before)) return t.cannot('imports.filter-status', 'imports are not completed');
  t.step('delete the contacts of one import');
  // This may change its status, perhaps with a delay.
  await deleteImportContacts(t, ledgerId, undone);
  const statusOf = ({ imports, ids }: Listing) => textIn(imports[ids.indexOf(undone)], 'status', 'state');
  const isOther = (listing: Listing) => statusOf(listing) !== statusOf(before);
  const settled = await eventually(t, waitsMs, () => askOrLeave(asking), isOther);
  await judgeFilter(asking, 'imports.filter-status', settled, {
    parameter: 'status',
    values: withNone(byStatus(settled), ['processing', 'completed']),
    // Its status may have changed although the list does not show that yet.
    ...(!isOther(settled) && { except: undone }),
  });
}

/** Expects imports to pass both of two filters that work by themselves. @param ofFile the only import of the file */
export async function seeBothFilters(asking: Asking<Rule>, ofFile: string): Promise<void> {
  const rule = 'imports.filter-status';
  const find = (query: Readonly<Record<string, string>>) => ask(asking, rule, { ...query, limit: wholeList });
  const [byFile, none] = [await find({ filename: file }), await find({ status: 'processing' })];
  const isKnown = byFile && none && isSameSet(byFile.ids, [ofFile]) && none.ids.length === 0;
  const status = textIn(byFile?.imports[0], 'status');
  if (!isKnown || status === undefined) return;
  for (const [asked, expected] of [
    [status, [ofFile]],
    ['processing', []],
  ] as const) {
    const both = await find({ filename: file, status: asked });
    if (!both) return;
    const what = `${expected.length} imports: those of ${file} whose status is ${asked}`;
    seeListed(asking.t, rule, both, isSameSet(both.ids, expected), what);
  }
}

/** A parameter that filters, with the imports that each value should find. */
interface Filter {
  readonly parameter: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Whether other imports may have other values or none. */
  readonly isPart?: boolean;
  /** Whether it may find fewer as well. */
  readonly mayLack?: boolean;
  /** An import that may be found by any value, or by none. */
  readonly except?: string;
}

async function judgeFilter<Rule extends RuleId>(
  asking: Asking<Rule>,
  rule: Rule,
  whole: Listing,
  { parameter, values, isPart = false, mayLack = false, except }: Filter,
): Promise<void> {
  const { t } = asking;
  const known = new Set([...values.values()].flat());
  if (!isPart && !whole.ids.every((id) => known.has(id))) {
    return t.skip(rule, `listed imports do not show the ${parameter}: map it with --overlay`);
  }
  const answers: { readonly value: string; readonly wanted: readonly string[]; readonly found: Listing }[] =
    [];
  for (const [value, wanted] of values) {
    const found = await ask(asking, rule, { [parameter]: value, limit: wholeList });
    if (found !== undefined) answers.push({ value, wanted, found });
  }
  // An answer that should be the whole list shows nothing.
  const partial = answers.filter(({ wanted }) => !isSameSet(wanted, whole.ids));
  if (partial.length === 0) return;
  const isIgnored = partial.every(({ found }) => isSameSet(found.ids, whole.ids));
  if (isIgnored && !(await heeds(asking, { [parameter]: 'nothing-of-the-kind', limit: wholeList }))) {
    return t.skip(rule, withoutEffect(parameter).message);
  }
  for (const { value, wanted, found } of answers) {
    const others = found.ids.filter((id) => !wanted.includes(id) && id !== except).length;
    const lacking = mayLack ? 0 : wanted.filter((id) => !found.ids.includes(id) && id !== except).length;
    const expected = `only imports with the ${parameter} ${value}${mayLack ? '' : `, which are ${wanted.length}`}`;
    const received = `${found.ids.length} imports: ${others} others, and ${lacking} missing`;
    seeListed(t, rule, found, others === 0 && lacking === 0, expected, received);
  }
}

/** Groups the imports of a list by the value of one of these members. */
function shown(
  { imports, ids }: Listing,
  members: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const byValue = new Map<string, readonly string[]>();
  for (const [index, one] of imports.entries()) {
    const value = textIn(one, ...members);
    const id = ids[index];
    if (value !== undefined && id !== undefined) byValue.set(value, [...(byValue.get(value) ?? []), id]);
  }
  return byValue;
}

/** Adds values that no import has, leaving out those that differ from a known one by case alone. */
function withNone(
  byValue: ReadonlyMap<string, readonly string[]>,
  values: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const known = new Set([...byValue.keys()].map((value) => value.toLowerCase()));
  const others = values.filter((value) => !known.has(value));
  return new Map([...byValue, ...others.map((value): [string, string[]] => [value, []])]);
}
