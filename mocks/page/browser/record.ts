import { placeIn, pretty, visible } from '../words.js';
import { el, on } from './dom.js';
import { Unadmitted } from './plane.js';

/** What was begun and not saved yet, by what it is of: it outlasts refusals, searches and changes of the tab. */
const drafts = new Map<string, string>();
let made = 0;

export const hasDraft = (key: string): boolean => drafts.has(key);

/** A record as JSON, to be changed in every member. */
export interface Edited<T> {
  /** Tells it from everything else that is edited. */
  readonly key: string;
  readonly label: string;
  readonly record: unknown;
  readonly verb: string;
  /** @param json as it was written: whether it can be used is for the control plane to say */
  readonly save: (json: string) => Promise<T>;
  /** Shows what came of it. */
  readonly saved: (result: T) => void | Promise<void>;
}

/** Whatever the control plane refuses is told beside what was written, which stays. */
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
  const form = el(
    'form',
    { class: 'record' },
    el('label', { for: text.id }, label),
    text,
    problem,
    el('button', {}, verb),
    ' ',
    discard,
  );
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
