import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** HTML that is safe to insert into a page. Only `html` and `asset` create it, so that no text gets in unescaped. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(strings: TemplateStringsArray, parts: readonly Part[]): Html {
    return new Html(strings.reduce((text, string, index) => text + htmlOf(parts[index - 1]) + string));
  }

  static asset(file: string): Html {
    return new Html(readFileSync(file, 'utf8'));
  }

  toString(): string {
    return this.#text;
  }
}

/** A style sheet or script beside a module. It must not contain the end tag of its element. @param folder that of the module */
export const asset = (folder: string, name: string): Html => Html.asset(join(folder, name));

const shared = () => ['colours.css', 'elements.css'].map((name) => asset(import.meta.dirname, name));

/** The style that all pages have, and what one adds to it: a style sheet beside a module. @param folder that of the module */
export const styled = (folder: string, name: string): Html => html`${shared()}${asset(folder, name)}`;

/** A value in a template: text is escaped, lists are joined, and absent values render nothing. */
export type Part = Html | string | number | false | undefined | readonly Part[];

/** A template of HTML. Attributes must be in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return Html.of(strings, parts);
}

function htmlOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string') return escaped(part);
  return typeof part === 'number' ? String(part) : part.map(htmlOf).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => entities[character] ?? character)
      // HTML must not contain these, not even escaped.
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\u{fffd}')
  );
}

/** Separates the parts with commas. */
export const listed = (parts: readonly Html[]): Html =>
  html`${parts.map((part, index) => html`${index > 0 && ', '}${part}`)}`;

/** Returns each text as code, separated by commas. */
export const codes = (texts: readonly string[]): Html =>
  listed(texts.map((text) => html`<code>${text}</code>`));

/** An id that is valid in a URL fragment: characters that ids of the contract do not have become code points. */
export function anchorOf(...words: readonly string[]): string {
  return words
    .map((word) => word.replace(/[^A-Za-z0-9._-]/gu, (odd) => `~${odd.codePointAt(0)?.toString(16)}`))
    .join('-');
}
