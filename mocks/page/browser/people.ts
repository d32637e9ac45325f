import type { components } from '../../../generated/control.js';
import { editOf, fieldsOf, jobText, placeIn, pretty, visible } from '../words.js';
import { at, button, code, el, field, grow, list, note, on, say, unfolding, write } from './dom.js';
import { done, granted, meant, plane, Unadmitted } from './plane.js';

type Schemas = components['schemas'];
type Person = Schemas['Person'];
let companies: Schemas['ControlCompanies']['companies'] = {};
/** The number of edits so far. Rows are recreated after each one, since an edit may be undone elsewhere. */
let edits = 0;

export async function refreshPeople(): Promise<void> {
  const words = field('people-words').value;
  ({ companies } = await granted(plane.GET('/companies')));
  const { people, count } = await granted(plane.POST('/people/search', { body: { words } }));
  write('people-count', people.length < count ? `The first ${people.length} of ${count}` : `${count} found`);
  const items = people.map((person) => ({ id: person.id, person, world: meant.world, edits }));
  list('found', items, 'Nobody is known by these words.', ({ person }) => [row(person)]);
}

export function startPeople(): void {
  on('people-search', refreshPeople);
  const add = () => {
    const editor = recordEditor({
      key: 'own',
      label: 'People and companies, as JSON: what a file of --fixtures may hold',
      record: example,
      verb: 'Add',
      save: (json) => granted(plane.POST('/fixtures', { body: {}, bodySerializer: () => json })),
      saved: async ({ people }) => {
        add();
        const [first = ''] = people;
        field('people-words').value = people.length === 1 ? first : '';
        await refreshPeople();
        say(`Added: ${people.length === 1 ? 'one person' : `${people.length} people`}.`);
      },
    });
    at('own', HTMLElement).replaceChildren(editor);
  };
  add();
}

const example: Schemas['ControlFixtures'] = {
  companies: { northwind: { name: 'Northwind', domain: 'northwind.example.com' } },
  people: [
    {
      name: 'Zoe Quill',
      linkedin: 'zoe-quill',
      jobs: [{ title: 'Staff Engineer', started_at: '2020-09-01', company: 'northwind' }],
    },
  ],
};

function row(person: Person): HTMLElement {
  const summary = (one: Person) => [
    el('strong', { class: 'text' }, one.name ?? one.id ?? ''),
    grow(jobText(one)),
    note(one.employment_status ?? ''),
  ];
  const editor = (one: Person) =>
    personEditor(one, { changed, removed, everybodyChanged: refreshPeople, companies });
  const made = unfolding(summary(person), () => [editor(person)]);
  // The row stays until the next search, so that a user who edits does not lose their place.
  const replace = (told: ReturnType<typeof summary>, content: HTMLElement) => {
    edits += 1;
    made.firstElementChild?.replaceChildren(...told);
    made.lastElementChild?.replaceChildren(content);
    made.querySelector('summary')?.focus();
  };
  const changed = (one: Person) => replace(summary(one), editor(one));
  const removed = ({ id, name = id }: Person, restoring: HTMLElement) =>
    replace([el('s', { class: 'text' }, name), note('removed')], restoring);
  return made;
}

type Company = components['schemas']['Company'];

interface Shown {
  readonly changed: (person: Person) => void;
  /** Called when the person was removed. @param restoring the element that restores the person */
  readonly removed: (person: Person, restoring: HTMLElement) => void;
  readonly everybodyChanged: () => Promise<void>;
  readonly companies: Readonly<Record<string, Company>>;
}

function personEditor(person: Person, shown: Shown): HTMLElement {
  const id = person.id ?? '';
  const params = { path: { personId: id } };
  const told = (one: Person, what: string) => {
    shown.changed(one);
    say(`${one.name ?? id}: ${what}. Contacts of ledgers learn it with the next enrichment cycle.`);
  };
  const form = fields(person, async (edit) =>
    told(await granted(plane.PATCH('/people/{personId}', { params, body: edit })), 'saved'),
  );
  const undoing = (name: string) =>
    button(name, async () => {
      await done(plane.DELETE('/people/{personId}/edits', { params }));
      told(await granted(plane.GET('/people/{personId}', { params })), 'as at first');
    });
  form.append(
    button('Retire', async () =>
      told(await granted(plane.POST('/people/{personId}/retirement', { params })), 'retired'),
    ),
    undoing('Undo edits'),
    button('Remove', async () => {
      await done(plane.DELETE('/people/{personId}', { params }));
      shown.removed(person, undoing('Restore'));
      say(`${person.name ?? id}: removed. Contacts of ledgers stay as they were last seen.`);
    }),
  );
  const key = `${meant.world} person ${id}`;
  const record = unfolding(['Record'], () => [
    recordEditor({
      key,
      label: 'Every member of the person, as JSON. What is taken out is gone.',
      record: person,
      verb: 'Save record',
      save: (json) =>
        granted(plane.PUT('/people/{personId}', { params, body: {}, bodySerializer: () => json })),
      saved: (one) => told(one, 'saved'),
    }),
  ]);
  record.open = hasDraft(key);
  const employer = person.position?.company;
  const around = employer?.id !== undefined && company(employer, shown);
  return el('div', {}, el('p', { class: 'note' }, code(id)), form, record, around);
}

function fields(
  person: Person,
  save: (edit: components['schemas']['ControlPersonEdit']) => Promise<void>,
): HTMLFormElement {
  const before = fieldsOf(person);
  const form = el('form', { class: 'fields' });
  const input = (label: string, name: keyof typeof before) => {
    const made = el('input', { name, value: before[name], spellcheck: 'false' });
    form.append(el('label', {}, label, made));
    return made;
  };
  const [name, title, company] = [
    input('Name', 'name'),
    input('Title', 'title'),
    input('Company', 'company'),
  ];
  form.append(el('button', {}, 'Save'));
  on(form, async () => {
    const edit = editOf(person, { name: name.value, title: title.value, company: company.value });
    if (edit === undefined) say('Nothing is to be changed.');
    else await save(edit);
  });
  return form;
}

/** Creates the editor of the employer, which applies to everyone who works or worked there. */
function company(employer: Company, { companies, everybodyChanged }: Shown): HTMLElement {
  const { id = '', name = id } = employer;
  const [companyKey = id] = Object.keys(companies).filter((one) => companies[one]?.id === id);
  const params = { path: { companyKey } };
  const key = `${meant.world} company ${id}`;
  const made = unfolding(['Company'], () => [
    recordEditor({
      key,
      label: `Every member of ${name}, as JSON, for all who work or worked there`,
      record: employer,
      verb: 'Save company',
      save: (json) =>
        granted(plane.PUT('/companies/{companyKey}', { params, body: {}, bodySerializer: () => json })),
      saved: async ({ company: one, people }) => {
        await everybodyChanged();
        say(`${one.name ?? id}: saved, for ${people === 1 ? 'one person' : `${people} people`}.`);
      },
    }),
  ]);
  made.open = hasDraft(key);
  return made;
}

/** Unsaved changes by key. They survive refusals, searches and switching tabs. */
const drafts = new Map<string, string>();
let made = 0;

export const hasDraft = (key: string): boolean => drafts.has(key);

export interface Edited<T> {
  readonly key: string;
  readonly label: string;
  readonly record: unknown;
  readonly verb: string;
  /** @param json the text as entered, which the control plane validates */
  readonly save: (json: string) => Promise<T>;
  readonly saved: (result: T) => void | Promise<void>;
}

/** Creates an editor for a record. Refusals are shown next to the input, which stays. */
export function recordEditor<T>({ key, label, record, verb, save, saved }: Edited<T>): HTMLFormElement {
  made += 1;
  const kept = pretty(record);
  const text = el('textarea', {
    id: `record-${made}`,
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-describedby': `problem-${made}`,
  });
  const problem = el('p', { id: `problem-${made}`, class: 'why failed', role: 'alert' });
  const discard = el('button', { type: 'button' }, 'Discard changes');
  const show = (written: string) => {
    text.value = written;
    text.rows = Math.min(30, written.split('\n').length + 1);
    discard.disabled = written === kept;
  };
  const complain = (message: string) => {
    problem.textContent = visible(message);
    problem.hidden = message === '';
    text.setAttribute('aria-invalid', String(message !== ''));
  };
  const named = el('label', { for: text.id }, label);
  const form = el('form', { class: 'record' }, named, text, problem, el('button', {}, verb), ' ', discard);
  text.addEventListener('input', () => {
    discard.disabled = text.value === kept;
    if (text.value === kept) drafts.delete(key);
    else drafts.set(key, text.value);
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  discard.addEventListener('click', () => {
    drafts.delete(key);
    complain('');
    show(kept);
    text.focus();
  });
  on(form, async () => {
    const written = text.value;
    const result = await save(written).catch((error: unknown) => {
      if (!(error instanceof Error) || error instanceof Unadmitted) throw error;
      complain(error.message);
      const at = placeIn(written, error.message);
      text.focus();
      if (at !== undefined) text.setSelectionRange(at, at + 1);
      throw new Error('It was not saved: what is written there stays.');
    });
    complain('');
    if (drafts.get(key) === written) drafts.delete(key);
    await saved(result);
  });
  complain('');
  show(drafts.get(key) ?? kept);
  return form;
}
