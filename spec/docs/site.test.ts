import { describe, expect, test } from 'vitest';
import { markupOf, shown } from '../../fixtures/markup.js';
import { operations } from '../../generated/operations.js';
import { questionIds, questions } from '../../generated/questions.js';
import { ruleIds, rules } from '../../generated/rules.js';
import { publishedDocuments } from '../contract/documents.js';
import { missingPage, site } from './site.js';

const files = site({ documents: publishedDocuments(), rules, questions });
const pages = new Map([...files].filter(([name]) => name.endsWith('.html')));
const markup = new Map([...pages].map(([name, page]) => [name, markupOf(page)]));
const valuesOf = (...names: readonly string[]) =>
  new Map(
    [...markup].map(([page, { attributes }]) => [
      page,
      attributes.flatMap((one) => (names.includes(one.name) ? [one.value] : [])),
    ]),
  );
const ids = valuesOf('id');
const links = valuesOf('href', 'src');
const idsOf = (name: string) => ids.get(name) ?? [];
const linksOf = (name: string) => links.get(name) ?? [];
const page = (name: string) => pages.get(name) ?? '';
const sectionOf = (id: string, interfaceId: string) =>
  page(`${interfaceId}.html`)
    .split('<section class="entry"')
    .find((one) => one.startsWith(` id="${id}"`)) ?? '';

describe('the reference', () => {
  test('has every operation with its rules at its own URL, linked from the start page', () => {
    const start = linksOf('index.html');
    for (const { id, interface: name, method, path } of Object.values(operations)) {
      expect(idsOf(`${name}.html`)).toContain(id);
      expect(start).toContain(`${name}.html#${id}`);
      const section = sectionOf(id, name);
      expect(shown(section)).toContain(`${method} ${path}`);
      const own = ruleIds.filter((rule) => rules[rule].operations.includes(id));
      expect(own.filter((rule) => !section.includes(`"rules.html#rule-${rule}"`))).toEqual([]);
    }
  });

  test('has every rule and every question at its own URL', () => {
    expect(ruleIds.filter((id) => !idsOf('rules.html').includes(`rule-${id}`))).toEqual([]);
    expect(questionIds.filter((id) => !idsOf('questions.html').includes(`question-${id}`))).toEqual([]);
  });

  test('shows the sentence, the readings and the default of a question', () => {
    const text = shown(page('questions.html'));
    for (const { asks, readings } of Object.values(questions)) {
      expect(text).toContain(asks.replaceAll('`', ''));
      for (const meaning of Object.values(readings)) expect(text).toContain(meaning.replaceAll('`', ''));
    }
    expect(text.match(/\w default/g)?.length).toBeGreaterThanOrEqual(questionIds.length);
  });

  test('repeats at an operation the questions that its details rest on', () => {
    const find = sectionOf('find', 'people');
    // From its role, a keyword of its request, and a referenced status.
    for (const id of ['auth.find-role', 'find.required', 'errors.rate-limit'] as const) {
      expect(shown(find)).toContain(questions[id].asks.replaceAll('`', ''));
    }
  });

  test('links only to its own pages and anchors', () => {
    const places = new Map([...ids].map(([name, own]) => [name, new Set(own)]));
    for (const name of pages.keys()) {
      for (const link of linksOf(name)) {
        if (link === 'data:,') continue;
        const [file, place] = link.split('#');
        const target = file === '' || file === undefined ? name : file;
        expect(files.has(target), `${name} leads to ${link}`).toBe(true);
        if (place !== undefined)
          expect(places.get(target)?.has(place), `${name} leads to ${link}`).toBe(true);
      }
    }
  });

  test('loads only its style and its scripts, and those load nothing but what a form sends', () => {
    const loading = ['link', 'script', 'img', 'iframe', 'object', 'embed', 'base', 'style'];
    for (const { tags, attributes } of markup.values()) {
      expect(tags.filter((one) => loading.includes(one))).toEqual(['link', 'link', 'script', 'script']);
      expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
    }
    expect(files.get('style.css')).not.toMatch(/url\(|@import|https?:/);
    expect(files.get('search.js')).not.toMatch(/fetch|XMLHttp|import|https?:|innerHTML/);
    expect(files.get('try-it.js')).not.toMatch(/XMLHttp|import|https?:|innerHTML/);
  });

  test('has no duplicate id, and skips no heading level', () => {
    for (const [name, { tags }] of markup) {
      expect(new Set(idsOf(name)).size).toBe(idsOf(name).length);
      const levels = tags.filter((one) => /^h\d$/.test(one)).map((one) => Number(one[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    }
  });

  test('declares its language on every page, and begins with a skip link', () => {
    for (const text of [...pages.values(), missingPage('/docs/')]) {
      expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(text).toMatch(/<body>\n<a class="skip" href="#-content">/);
    }
  });
});
