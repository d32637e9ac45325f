// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// What makes this contract more than OpenAPI: everything in it says where it comes from. Redocly loads this file as it
// is, so it is plain JavaScript.

const bases = ['stated', 'derived', 'assumed', 'confirmed'];
const roles = ['none', 'viewer', 'editor', 'admin'];
const resourceWords = {
  action: ['create', 'read', 'list', 'update', 'remove'],
  effect: ['none', 'spend', 'write', 'destroy'],
};

/**
 * @typedef {{ report: (problem: { message: string, location: Location }) => void, location: Location, resolve: (node: unknown) => { node?: unknown } }} Context
 * @typedef {{ child: (keys: string[]) => Location, key: () => Location }} Location
 * @typedef {Record<string, unknown>} Node
 * @typedef {{ node: any, from: string }} Part
 * @typedef {(schema: unknown, from: string) => Part} Follow
 * @typedef {{ report: Context['report'], location: Location & { source: { absoluteRef: string } }, resolve: (node: unknown, from: string) => { node?: unknown, location?: { source: { absoluteRef: string } } } }} DeepContext
 */

/** @returns {Set<string>} the ids of all questions */
function questionIds() {
  const folder = join(import.meta.dirname, '../../questions');
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      try {
        return parse(readFileSync(join(folder, file), 'utf8')) ?? [];
      } catch {
        // A broken file is told of elsewhere, with its line.
        return [];
      }
    });
  return new Set(entries.map((/** @type {{ id?: unknown }} */ entry) => String(entry?.id)));
}

/** @type {(value: unknown) => value is Node} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every basis is one that there is. */
function knownBasis() {
  return { any: { enter: onEachDetail(checkBasis) } };
}

/** @type {(node: Node, at: Location, report: Context['report']) => void} */
function checkBasis(node, at, report) {
  const basis = node['x-basis'];
  if (basis === undefined || bases.includes(String(basis))) return;
  report({
    message: `unknown basis "${basis}": it is one of ${bases.join(', ')}`,
    location: at.child(['x-basis']),
  });
}

/** What is assumed, or was learned from the service, names the question that it answers. */
function answersQuestion() {
  const known = questionIds();
  /** @type {typeof checkBasis} */
  const check = (node, at, report) => {
    const basis = node['x-basis'];
    const question = node['x-question'];
    if ((basis === 'assumed' || basis === 'confirmed') && question === undefined) {
      report({
        message: `${basis}, but it names no question: add "x-question" with the id of the question it answers`,
        location: at.child(['x-basis']),
      });
    }
    if (question !== undefined && !known.has(String(question))) {
      report({ message: noQuestion(question, known), location: at.child(['x-question']) });
    }
    for (const map of ['x-assumed-keywords', 'x-confirmed-keywords']) {
      const keywords = node[map];
      if (!isObject(keywords)) continue;
      for (const [keyword, id] of Object.entries(keywords)) {
        if (!known.has(String(id))) {
          report({ message: noQuestion(id, known), location: at.child([map, keyword]) });
        } else if (node[keyword] === undefined) {
          report({
            message: `"${keyword}" is ${map}, but it is not here`,
            location: at.child([map, keyword]),
          });
        }
      }
    }
  };
  return { any: { enter: onEachDetail(check) } };
}

/** @param {unknown} id @param {Set<string>} known */
function noQuestion(id, known) {
  const group = String(id).split('.')[0];
  const beside = [...known].filter((each) => each.startsWith(`${group}.`));
  const hint = beside.length > 0 ? `; there are ${beside.slice(0, 6).join(', ')}` : '';
  return `question "${id}" does not exist${hint}`;
}

/**
 * A detail, and what it says of the role that it requires.
 * @param {typeof checkBasis} check
 */
function onEachDetail(check) {
  return (/** @type {unknown} */ node, /** @type {Context} */ { location, report }) => {
    if (!isObject(node)) return;
    check(node, location, report);
    const role = node['x-role'];
    if (isObject(role)) check(role, location.child(['x-role']), report);
  };
}

/** Every operation says what the specification says of it, or that it does not. */
function operationBasis() {
  return {
    Paths: {
      PathItem: {
        Operation: {
          enter(/** @type {Node} */ node, /** @type {Context} */ { location, report }) {
            if (isDraft(node) || isMarked(node)) return;
            report({
              message: `operation ${node['operationId']} has no basis: add "x-section" for what the specification states, or "x-basis: assumed" with "x-question"`,
              location: location.key(),
            });
          },
        },
      },
    },
  };
}

/** Every operation says which role it requires, and where that comes from. */
function operationRole() {
  return {
    Paths: {
      PathItem: {
        Operation: {
          enter(/** @type {Node} */ node, /** @type {Context} */ { location, report }) {
            if (isDraft(node)) return;
            const role = node['x-role'];
            if (!isObject(role)) {
              const message = `operation ${node['operationId']} has no role: add "x-role: { role: ..., x-basis: ... }", with role none where it needs none`;
              report({ message, location: location.key() });
            } else if (!roles.includes(String(role['role']))) {
              const message = `unknown role "${role['role']}": it is one of ${roles.join(', ')}`;
              report({ message, location: location.child(['x-role', 'role']) });
            } else if (role['x-basis'] === undefined) {
              const message = `the role ${role['role']} has no basis: add "x-basis" beside it`;
              report({ message, location: location.child(['x-role']) });
            }
          },
        },
      },
    },
  };
}

/** Every operation says what it does to which kind of thing: what a run may call, and has to take away, follows from it. */
function operationResource() {
  return {
    Paths: {
      PathItem: {
        Operation: {
          enter(/** @type {Node} */ node, /** @type {Context} */ { location, report }) {
            if (isDraft(node)) return;
            const resource = node['x-resource'];
            if (!isObject(resource)) {
              const message = `operation ${node['operationId']} names no resource: add "x-resource: { kind: ..., action: ..., effect: ... }"`;
              report({ message, location: location.key() });
              return;
            }
            for (const [key, words] of Object.entries(resourceWords)) {
              if (words.includes(String(resource[key]))) continue;
              const message = `unknown ${key} "${resource[key]}" of a resource: it is one of ${words.join(', ')}`;
              report({ message, location: location.child(['x-resource', key]) });
            }
          },
        },
      },
    },
  };
}

/** What operations share says itself where it comes from: it cannot take that from one of them. */
function componentBasis() {
  return {
    Components: {
      enter(/** @type {Node} */ node, /** @type {Context} */ { location, report, resolve }) {
        for (const [kind, components] of Object.entries(node)) {
          if (!isObject(components)) continue;
          for (const [name, component] of Object.entries(components)) {
            const found = isObject(component) && '$ref' in component ? resolve(component).node : component;
            if (!isObject(found) || isMarked(found)) continue;
            report({
              message: `${name} has no basis: add "x-section" for what the specification states, or "x-basis: assumed" with "x-question"`,
              location: location.child([kind, name]).key(),
            });
          }
        }
      },
    },
  };
}

/** @param {Node} node */
const isMarked = (node) => node['x-section'] !== undefined || node['x-basis'] !== undefined;

/** A draft may be as short as its author likes. @param {Node} node */
const isDraft = (node) => node['x-lifecycle'] === 'draft';

/** Examples show members that the schema describes: another one is misspelt, or forgotten in the schema. */
function exampleMembers() {
  return {
    MediaType: {
      enter(/** @type {Node} */ node, /** @type {DeepContext} */ { location, report, resolve }) {
        /** @type {Follow} */
        const follow = (schema, from) => {
          const found = isObject(schema) && '$ref' in schema ? resolve(schema, from) : undefined;
          return { node: found?.node ?? schema, from: found?.location?.source.absoluteRef ?? from };
        };
        const from = location.source.absoluteRef;
        for (const [name, given] of Object.entries(isObject(node['examples']) ? node['examples'] : {})) {
          const example = follow(given, from).node;
          if (!isObject(example)) continue;
          for (const stranger of strangersIn(
            example['value'],
            [{ node: node['schema'], from }],
            follow,
            '',
          )) {
            report({
              message: `example "${name}" has a member that the schema does not describe: ${stranger}`,
              location: location.child(['examples', name]),
            });
          }
        }
      },
    },
  };
}

/**
 * The paths of members of a value that none of these schemas describes.
 * @param {unknown} value @param {Part[]} schemas @param {Follow} follow @param {string} at @returns {string[]}
 */
function strangersIn(value, schemas, follow, at) {
  const parts = schemas.flatMap((schema) => partsOf(schema, follow));
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ node, from }) => ('items' in node ? [{ node: node['items'], from }] : []));
    return items.length === 0
      ? []
      : value.flatMap((item, index) => strangersIn(item, items, follow, `${at}[${index}]`));
  }
  if (!isObject(value)) return [];
  const described = parts.filter(({ node }) => isObject(node['properties']));
  const isOpen = parts.some(
    ({ node }) => node['additionalProperties'] !== undefined && node['additionalProperties'] !== false,
  );
  if (described.length === 0 || isOpen) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const inner = described.flatMap(({ node, from }) => {
      const properties = isObject(node['properties']) ? node['properties'] : {};
      return Object.hasOwn(properties, name) ? [{ node: properties[name], from }] : [];
    });
    return inner.length === 0 ? [path] : strangersIn(member, inner, follow, path);
  });
}

/** A schema and every schema that it is made of. @param {Part} part @param {Follow} follow @returns {Required<Part>[]} */
function partsOf(part, follow) {
  const { node, from } = follow(part.node, part.from);
  if (!isObject(node)) return [];
  const joined = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    Array.isArray(node[keyword]) ? node[keyword] : [],
  );
  return [{ node, from }, ...joined.flatMap((each) => partsOf({ node: each, from }, follow))];
}

export default function plugin() {
  return {
    id: 'pdk',
    rules: {
      oas3: {
        'known-basis': knownBasis,
        'answers-question': answersQuestion,
        'operation-basis': operationBasis,
        'operation-role': operationRole,
        'operation-resource': operationResource,
        'component-basis': componentBasis,
        'example-members': exampleMembers,
      },
    },
  };
}
