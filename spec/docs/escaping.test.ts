import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markupOf, shown } from '../../fixtures/markup.js';
import type { Sources } from './book.js';
import { anchorOf, html } from './html.js';
import { site } from './site.js';

const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    '</code></section>',
    '<!-- ',
    ']]>&lt;&amp;&#39;',
    'javascript:alert(1)',
    '#" href="http://elsewhere.example',
  ),
  fc.string({ minLength: 1, unit: 'binary' }),
);

/** Returns sources in which every text of the contract, rules and questions is the given one. */
function specimen(text: string): Sources {
  const marked = { description: text, 'x-basis': 'assumed', 'x-question': text };
  const value = { type: text, enum: [text], default: text, pattern: text, ...marked };
  const media = {
    schema: { type: 'object', properties: { [`p${text}`]: value } },
    examples: { [`e${text}`]: { summary: text, value: text } },
  };
  const detail = {
    operationId: `o${text}`,
    summary: text,
    'x-stated': text,
    'x-section': text,
    'x-role': { role: text, also: text, 'x-basis': 'assumed', 'x-question': text },
    ...marked,
    parameters: [{ name: text, in: text, ...marked, schema: value }],
    requestBody: { content: { [`c${text}`]: media } },
    responses: {
      [`s${text}`]: {
        ...marked,
        headers: { [`h${text}`]: { ...marked, schema: value } },
        content: { [`c${text}`]: media },
      },
    },
  };
  const question = {
    section: text,
    asks: text,
    readings: { [`r${text}`]: text },
    default: text,
    resolved: { source: text, date: text },
  };
  const rule = {
    section: text,
    basis: 'confirmed' as const,
    says: text,
    operations: [`o${text}`],
    effect: 'none' as const,
    question: text,
    unobservable: text,
  };
  const info = { summary: text, description: text };
  return {
    documents: new Map([['people', { info, paths: { [`/${text}`]: { post: detail } } }]]),
    rules: { [`q${text}`]: rule },
    questions: { [`q${text}`]: question },
  };
}

const tagsOf = (text: string) =>
  [...site(specimen(text))].flatMap(([name, page]) => (name.endsWith('.html') ? markupOf(page).tags : []));

test('no text of the contract produces a tag', () => {
  const harmless = new Set(tagsOf('harmless'));
  fc.assert(
    fc.property(hostile, (text) => {
      expect(tagsOf(text).filter((one) => !harmless.has(one) && one !== 'br')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('no text of the contract produces an attribute, URL or id that HTML does not allow', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const [name, page] of site(specimen(text))) {
        if (!name.endsWith('.html')) continue;
        for (const attribute of markupOf(page).attributes) {
          expect(attribute.name).toMatch(
            /^(aria-(label|current)|autocomplete|charset|class|content|data-(call|finds|group|in|item|open|sign-in|type)|defer|for|hidden|href|id|lang|name|open|rel|required|role|rows|spellcheck|src|tabindex|type|value)$/,
          );
          if (attribute.name === 'href')
            expect(attribute.value).toMatch(/^([a-z]+\.(html|css))?(#[A-Za-z0-9._~-]+)?$|^data:,$/);
          if (attribute.name === 'id') expect(attribute.value).toMatch(/^[A-Za-z0-9._~-]+$/);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('text is shown as written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const visible = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\u{fffd}');
      expect(shown(html`<p>${text}</p>`.toString())).toBe(visible);
    }),
  );
});

test('two ids never share an anchor', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(anchorOf(one) === anchorOf(other)).toBe(one === other);
    }),
  );
});
