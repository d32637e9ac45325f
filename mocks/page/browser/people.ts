import type { components } from '../../../generated/control.js';
import { jobText } from '../words.js';
import { at, el, field, list, on, say, unfolding, write } from './dom.js';
import { personEditor } from './person.js';
import { granted, meant, plane } from './plane.js';
import { recordEditor } from './record.js';

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
    el('span', { class: 'grow' }, jobText(one)),
    el('span', { class: 'note' }, one.employment_status ?? ''),
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
    replace([el('s', { class: 'text' }, name), el('span', { class: 'note' }, 'removed')], restoring);
  return made;
}
