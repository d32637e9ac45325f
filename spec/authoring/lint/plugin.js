// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// What makes this contract more than OpenAPI: everything in it says where it comes from. Redocly loads this file as it
// is, so it is plain JavaScript.

const bases = ['stated', 'derived', 'assumed', 'confirmed'];
const roles = ['none', 'viewer', 'editor', 'admin'];

/**
 * @typedef {{ report: (problem: { message: string, location: Location }) => void, location: Location, resolve: (node: unknown) => { node?: unknown } }} Context
 * @typedef {{ child: (keys: string[]) => Location, key: () => Location }} Location
 * @typedef {Record<string, unknown>} Node
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

export default function plugin() {
  return {
    id: 'pdk',
    rules: {
      oas3: {
        'known-basis': knownBasis,
        'answers-question': answersQuestion,
        'operation-basis': operationBasis,
        'operation-role': operationRole,
        'component-basis': componentBasis,
      },
    },
  };
}
