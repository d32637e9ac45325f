import type { components } from '../../../generated/control.js';
import { editOf, fieldsOf, jobText, pretty } from '../words.js';
import { attempt, block, button, el, field, list, on, say, unfolding, write } from './dom.js';
import { done, granted, plane } from './plane.js';

type Person = components['schemas']['Person'];

export async function refreshPeople(): Promise<void> {
  const words = field('people-words').value;
  const { people, count } = await granted(plane.POST('/people/search', { body: { words } }));
  write('people-count', people.length < count ? `The first ${people.length} of ${count}` : `${count} found`);
  list('found', people, 'Nobody is known by these words.', (person) => [row(person)]);
}

export function startPeople(): void {
  on('people-search', refreshPeople);
}

function row(person: Person): HTMLElement {
  const summary = (one: Person) => [
    el('strong', { class: 'text' }, one.name ?? one.id ?? ''),
    el('span', { class: 'grow' }, jobText(one)),
    el('span', { class: 'note' }, one.employment_status ?? ''),
  ];
  const made = unfolding(summary(person), () => [editor(person, changed)]);
  // The row stays, and with it the place of whoever edits, until somebody searches again.
  const changed = (one: Person) => {
    made.firstElementChild?.replaceChildren(...summary(one));
    made.lastElementChild?.replaceChildren(editor(one, changed));
    made.querySelector('summary')?.focus();
  };
  return made;
}

function editor(person: Person, changed: (person: Person) => void): HTMLElement {
  const id = person.id ?? '';
  const params = { path: { personId: id } };
  const before = fieldsOf(person);
  const input = (name: string, value: string) => el('input', { name, value, spellcheck: 'false' });
  const [name, title, company] = [
    input('name', before.name),
    input('title', before.title),
    input('company', before.company),
  ];
  const labelled = (text: string, one: HTMLElement) => el('label', {}, text, one);
  const told = (one: Person, what: string) => {
    changed(one);
    say(`${one.name ?? id}: ${what}. Contacts of ledgers learn it with the next enrichment cycle.`);
  };
  const form = el(
    'form',
    { class: 'fields' },
    labelled('Name', name),
    labelled('Title', title),
    labelled('Company', company),
    el('button', {}, 'Save'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      const edit = editOf(person, { name: name.value, title: title.value, company: company.value });
      if (edit === undefined) return say('Nothing is to be changed.');
      told(await granted(plane.PATCH('/people/{personId}', { params, body: edit })), 'saved');
    });
  });
  form.append(
    button('Retire', async () =>
      told(await granted(plane.POST('/people/{personId}/retirement', { params })), 'retired'),
    ),
    button('Undo edits', async () => {
      await done(plane.DELETE('/people/{personId}/edits', { params }));
      told(await granted(plane.GET('/people/{personId}', { params })), 'as at first');
    }),
  );
  const record = unfolding(['Record'], () => [block('Record', pretty(person))]);
  return el('div', {}, el('p', { class: 'note' }, el('code', {}, id)), form, record);
}
