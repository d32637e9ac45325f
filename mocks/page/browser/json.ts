import { el } from './dom.js';

/** Lists and objects below this depth are folded, and longer ones at any depth but the first. */
const unfoldedDepth = 6;
const unfoldedMost = 20;

/** Shows a value as JSON in colours, whose lists and objects fold. It can be scrolled with the keyboard, too. */
export const jsonView = (label: string, value: unknown): HTMLElement =>
  el('div', { class: 'json', tabindex: '0', role: 'group', 'aria-label': label }, shown('', value, '', 0));

/** @param name with its colon, or empty */
function shown(name: string, value: unknown, comma: string, depth: number): HTMLElement {
  const named = name !== '' && el('span', { class: 'name' }, name);
  if (typeof value !== 'object' || value === null) {
    const kind = typeof value === 'string' ? 'text' : 'other';
    return el('div', {}, named, el('span', { class: kind }, JSON.stringify(value) ?? ''), comma);
  }
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  const [begin = '', end = ''] = isList ? '[]' : '{}';
  if (members.length === 0) return el('div', {}, named, `${begin}${end}${comma}`);
  const noun = isList ? 'element' : 'member';
  const count = el('span', { class: 'note' }, ` ${members.length} ${noun}${members.length === 1 ? '' : 's'}`);
  const isOpen = depth === 0 || (depth < unfoldedDepth && members.length <= unfoldedMost);
  const children = members.map(([key, member], at) =>
    shown(isList ? '' : `${JSON.stringify(key)}: `, member, at < members.length - 1 ? ',' : '', depth + 1),
  );
  return el(
    'div',
    {},
    el('details', isOpen ? { open: '' } : {}, el('summary', {}, named, begin, count), ...children),
    `${end}${comma}`,
  );
}
