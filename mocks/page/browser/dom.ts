import { visible } from '../words.js';

type Child = Node | string | number | undefined | false;

/** Creates an element. Strings become text, never HTML, with invisible characters escaped. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    if (child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : visible(String(child)));
  }
  return element;
}

const ofClass =
  (tag: 'div' | 'p' | 'span', name: string) =>
  (...children: readonly Child[]): HTMLElement =>
    el(tag, { class: name }, ...children);
export const line = ofClass('div', 'line');
export const grow = ofClass('span', 'grow');
export const note = ofClass('span', 'note');
export const why = ofClass('p', 'why');
export const code = (text: string): HTMLElement => el('code', {}, text);

/** Renders a sentence of the contract: text between backquotes becomes code. */
export const sentence = (text: string): readonly Child[] =>
  text.split(/`([^`]+)`/).map((piece, index) => (index % 2 === 1 ? code(piece) : piece));

/** Creates a block of text that can be scrolled with the keyboard, too. */
export const block = (label: string, text: string): HTMLPreElement =>
  el('pre', { tabindex: '0', role: 'group', 'aria-label': label }, text);

/** Returns the element with an id. Throws if it is missing or of another kind. */
export function at<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} "${id}"`);
  return found;
}

export const field = (id: string): HTMLInputElement => at(id, HTMLInputElement);

/** Sets the text only if it changes, so that screen readers announce nothing twice. */
export function write(id: string, text: string): void {
  const element = at(id, HTMLElement);
  if (element.textContent !== visible(text)) element.textContent = visible(text);
}

/** The buttons of a group that choose a value. */
export const chipsOf = (id: string): readonly HTMLButtonElement[] => [
  ...at(id, HTMLElement).querySelectorAll('button'),
];

export function say(text: string, isBad = false): void {
  at('said', HTMLElement).classList.toggle('bad', isBad);
  write('said', text);
}

export function button(name: string, act: () => Promise<void>, about = ''): HTMLButtonElement {
  const label = about === '' ? {} : { 'aria-label': visible(`${name} ${about}`) };
  const made = el('button', { type: 'button', ...label }, name);
  made.addEventListener('click', () => void attempt(act));
  return made;
}

/** Runs an action when a button is clicked or a form is submitted. Forms are never sent by the browser. */
export function on(what: string | HTMLElement, act: () => Promise<void>): void {
  const element = typeof what === 'string' ? at(what, HTMLElement) : what;
  element.addEventListener(element instanceof HTMLFormElement ? 'submit' : 'click', (event) => {
    event.preventDefault();
    void attempt(act);
  });
}

export async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

interface Listed {
  readonly byText: ReadonlyMap<string, Element>;
  readonly byId: ReadonlyMap<unknown, Element>;
}
const listed = new WeakMap<Element, Listed>();

/** Renders a list. Unchanged items keep their element, and with it the focus; changed items stay expanded. */
export function list<T extends { readonly id?: unknown }>(
  id: string,
  items: readonly T[],
  none: string,
  row: (item: T) => readonly Child[],
): void {
  const parent = at(id, HTMLElement);
  const before = listed.get(parent);
  const byText = new Map<string, Element>();
  const byId = new Map<unknown, Element>();
  for (const item of items) {
    const text = JSON.stringify(item);
    const element =
      before?.byText.get(text) ?? inPlaceOf(before?.byId.get(item.id), el('li', {}, ...row(item)));
    byText.set(text, element);
    byId.set(item.id, element);
  }
  if (items.length === 0) byText.set('', before?.byText.get('') ?? el('li', { class: 'empty' }, none));
  listed.set(parent, { byText, byId });
  const wanted = new Set(byText.values());
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  [...wanted].forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

/** Makes a new element replace an old one: expanded if that was, and focused if that was. */
function inPlaceOf(before: Element | undefined, made: HTMLLIElement): HTMLLIElement {
  const [old, now] = [before?.querySelector('details'), made.querySelector('details')];
  if (old && now) now.open = old.open;
  if (before?.contains(document.activeElement)) setTimeout(() => now?.querySelector('summary')?.focus());
  return made;
}

/** Creates an element that expands when its first line is activated. Its content is created only then. */
export function unfolding(summary: readonly Child[], content: () => readonly Child[]): HTMLDetailsElement {
  const made = el('details', {}, el('summary', {}, ...summary));
  made.addEventListener('toggle', () => {
    if (made.open && made.children.length === 1) made.append(el('div', {}, ...content()));
  });
  return made;
}
