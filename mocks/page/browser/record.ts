import { placeIn, pretty, visible } from '../words.js';
import { el, on } from './dom.js';
import { Unadmitted } from './plane.js';

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
