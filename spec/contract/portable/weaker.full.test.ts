import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSchema } from '../../../fixtures/from-schema.js';
import {
  escaped,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  unescaped,
} from '../../source/json.js';
import { valueAt } from '../../source/tree.js';
import { interfaces, portableVersions, publishedDocument } from '../documents.js';
import { portable } from './portable.js';

/** Compiles what stands at a place of a document. */
function validatorIn(document: JsonObject): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  return (pointer) => ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
}

/** The examples of bodies, parameters and headers, each with the pointer of the schema that it is one of. */
function examplesIn(value: Json, at = ''): { readonly schema: string; readonly example: Json }[] {
  if (isArray(value)) return value.flatMap((item, index) => examplesIn(item, `${at}/${index}`));
  if (!isObject(value)) return [];
  const { schema, example, examples } = value;
  const named = isObject(examples) ? Object.values(examples).map((one) => Object(one).value) : [];
  const own = schema === undefined ? [] : [...named, example].filter((one) => one !== undefined);
  const inner = Object.entries(value).filter(([key]) => !/^(x-|examples?$)/.test(key));
  return [
    ...own.map((one) => ({ schema: `${at}/schema`, example: one })),
    ...inner.flatMap(([key, child]) => examplesIn(child, `${at}/${escaped(key)}`)),
  ];
}

const forms = interfaces.flatMap((id) => portableVersions.map((version) => ({ id, version })));

describe.each(forms)('the portable form of $id in OpenAPI $version', ({ id, version }) => {
  const exact = publishedDocument(id);
  const form = portable(id, exact, version);
  const list = form['x-portable-changes'];
  const changes = isArray(list) ? list.filter(isObject) : [];
  const weak = validatorIn(form);

  test('admits every example', () => {
    // A body in another content type is left out, as is listed.
    const isThere = (pointer: string) =>
      valueAt(form, pointer.split('/').slice(1).map(unescaped)) !== undefined;
    const shown = examplesIn(exact).filter(({ schema }) => isThere(schema));

    expect(shown.filter(({ schema, example }) => !weak(schema)(example))).toEqual([]);
    expect(shown.length).toBeGreaterThan(5);
  });

  test('admits whatever the exact form admits', () => {
    const strict = validatorIn(exact);
    const schemas = Object.entries(objectAt(objectAt(exact, 'components', id), 'schemas', id));
    let compared = 0;
    for (const [name, schema] of schemas) {
      const at = `/components/schemas/${name}`;
      const own = changes.filter((change) => `${change['at']}/`.startsWith(`${at}/`));
      // Only these rules leave out what is admitted.
      if (own.some(({ rule }) => rule === 'anything-else' || rule === 'unused')) continue;
      const renamed = own.find(({ how }) => how === 'renamed')?.['to'] ?? name;
      const [isExact, isPortable] = [strict(at), weak(`/components/schemas/${renamed}`)];
      const property = fc.property(fromSchema(schema, exact), (value) => {
        if (!isExact(value)) return;
        compared += 1;
        expect([name, value, isPortable(value)]).toEqual([name, value, true]);
      });
      fc.assert(property, { numRuns: 50 });
    }
    expect(compared).toBeGreaterThan(10 * schemas.length);
  });
});
