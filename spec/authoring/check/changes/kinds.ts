import { isDeepStrictEqual } from 'node:util';
import { isArray, isObject, type Json } from '../../../source/json.js';
import type { Context } from './change.js';
import type { Kind, Part } from './comparing.js';
import {
  breaking,
  compatible,
  type Direction,
  documentation,
  each,
  type Rate,
  type Rated,
  type Rates,
  rateBasis,
  unrated,
  words,
  worse,
} from './rating.js';

/** The direction in which a part of an operation is sent, which is the opposite for a webhook. */
const sent = (direction: Direction, at: Context): Context => ({
  ...at,
  direction: (direction === 'request') === at.isWebhook ? 'response' : 'request',
});

const mustBeSent =
  (must: string, may: string): Rate =>
  (_, after) =>
    after === true ? breaking(must) : compatible(may);

const one = (kind: Kind, at: Context): Part => ({ kind, at: () => at });

/** A constraint that became tighter, looser, or just different. */
type Move = 'tighter' | 'looser' | 'other';

/** Requests break if more is refused, responses if less is promised. */
function moved(move: Move, direction: Direction, unit: string): Rated {
  if (move === 'other') return breaking(`${unit} is another one`);
  const why = `${unit} is ${move}`;
  if (direction === 'request') {
    return move === 'tighter'
      ? breaking(`${why}: what was accepted is refused`)
      : compatible(`${why}: more is accepted`);
  }
  return move === 'tighter'
    ? compatible(`${why}: answers keep it all the more`)
    : breaking(`${why}: answers come that clients were promised never to see`);
}

/** Rates a constraint of which two values compare as `move` says; without the keyword everything is allowed. */
const constraint =
  (unit: string, move: (before: Json, after: Json) => Move | 'none'): Rate =>
  (before, after, { direction }) => {
    if (before === undefined) return moved('tighter', direction, unit);
    if (after === undefined) return moved('looser', direction, unit);
    const found = move(before, after);
    return found === 'none' ? documentation('another order') : moved(found, direction, unit);
  };

const exact = (unit: string) => constraint(unit, () => 'other');
const highest = (unit: string) =>
  constraint(unit, (before, after) => (Number(after) < Number(before) ? 'tighter' : 'looser'));
const lowest = (unit: string) =>
  constraint(unit, (before, after) => (Number(after) < Number(before) ? 'looser' : 'tighter'));
const admitted = (unit: string) =>
  constraint(unit, (before, after) => {
    const [was, is] = [asTexts(before), asTexts(after)];
    const lost = was.some((value) => !covers(is, value));
    const gained = is.some((value) => !covers(was, value));
    if (lost && gained) return 'other';
    return lost ? 'tighter' : gained ? 'looser' : 'none';
  });

const asTexts = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : (isArray(value) ? value : [value]).map((item) => JSON.stringify(item));

/** Every integer is a number. */
const covers = (values: readonly string[], value: string): boolean =>
  values.includes(value) || (value === '"integer"' && values.includes('"number"'));

/** More required members break requests, fewer break responses. */
const required: Rate = (before, after, { direction }) => {
  const [was, is] = [asTexts(before), asTexts(after)];
  const more = is.filter((name) => !was.includes(name)).join(', ');
  const less = was.filter((name) => !is.includes(name)).join(', ');
  if (direction === 'request' && more) return breaking(`${more} must be sent from now on`);
  if (direction === 'response' && less) return breaking(`${less} may be missing from now on`);
  if (more) return compatible(`${more} is always there`);
  return less ? compatible(`${less} may be left out`) : documentation('another order');
};

const closed: Rate = (before, after, { direction }) =>
  (before === false) === (after === false)
    ? breaking('what else may be there is described otherwise')
    : moved(after === false ? 'tighter' : 'looser', direction, 'the set of members');

/** How a change of each schema keyword is rated. */
export const keywords: Rates = {
  ...each('description title summary example examples externalDocs $comment', words),
  deprecated: () => documentation('a hint to clients'),
  'x-date': () => compatible('the kind of date: rules follow from it'),
  'x-record': () => compatible('rules follow from it'),
  type: admitted('the type'),
  enum: admitted('the set of values'),
  const: exact('the value'),
  format: exact('the format'),
  pattern: exact('the pattern'),
  multipleOf: exact('the step'),
  uniqueItems: (before, after, { direction }) =>
    moved(after === true && before !== true ? 'tighter' : 'looser', direction, 'that items differ'),
  ...each('maximum exclusiveMaximum', highest('the upper bound')),
  maxLength: highest('the length'),
  maxItems: highest('the number of items'),
  maxProperties: highest('the number of members'),
  ...each('minimum exclusiveMinimum', lowest('the lower bound')),
  minLength: lowest('the length'),
  minItems: lowest('the number of items'),
  minProperties: lowest('the number of members'),
  required,
  ...each('additionalProperties unevaluatedProperties', closed),
  default: () => breaking('who leaves it out gets another behaviour'),
  readOnly: () => breaking('who may set it is another one'),
  writeOnly: () => breaking('who may see it is another one'),
};

const isConditional = (keyword: string): boolean => /^(not|if|then|else|oneOf)$/.test(keyword);
const single = /^(items|(additional|unevaluated)Properties|contains|propertyNames|not|if|then|else)$/;
const several = /^(allOf|anyOf|oneOf|prefixItems|patternProperties|dependentSchemas|\$defs)$/;

/** A schema: members by name, and schemas within keywords. */
const schema: Kind = {
  rates: keywords,
  otherwise: unrated,
  parts: (at, keys) =>
    Object.fromEntries(
      keys.flatMap((keyword): [string, Part][] => {
        if (keyword === 'properties') return [[keyword, members(at)]];
        const inner = { ...at, isConditional: at.isConditional || isConditional(keyword) };
        if (single.test(keyword)) return [[keyword, one(schema, inner)]];
        if (!several.test(keyword)) return [];
        const branch = (more: string) => () =>
          breaking(`"${keyword}" has a branch ${more}: look at what it admits`);
        const alone = () => ({ what: `${at.what}: ${keyword}` });
        return [[keyword, { ...one(schema, inner), alone, gone: branch('less'), added: branch('more') }]];
      }),
    ),
};

function members(at: Context): Part {
  const isSent = at.direction === 'request';
  const [, holder = at.member] = at.what.split('`');
  const path = (name: string) =>
    at.member === undefined || !at.what.includes('`') ? name : `${holder}.${name}`;
  return {
    kind: schema,
    at: (member) => ({
      ...{ ...at, subject: 'member', member, what: `${at.direction} member \`${path(member)}\`` },
    }),
    gone: () =>
      breaking(isSent ? 'clients that send it are refused or ignored' : 'clients that read it find nothing'),
    added: () => compatible(isSent ? 'nobody has to send it' : 'clients ignore what they do not know'),
  };
}

export const parameter: Kind = {
  rates: {
    ...each('description example examples deprecated', words),
    required: mustBeSent('it must be sent from now on', 'it may be left out'),
    name: () => documentation('the name of a place in the path'),
  },
  otherwise: (_before, _after, { key }) => breaking(`how it is written ("${key}") is another one`),
  parts: (at) => ({ schema: one(schema, sent('request', at)) }),
};

const header: Kind = {
  rates: {
    required: (_, after) =>
      after === true ? compatible('it is always there') : breaking('it may be missing from now on'),
  },
  otherwise: words,
  parts: (at) => ({ schema: one(schema, at) }),
};

const media: Kind = {
  rates: {
    schema: () => breaking('the body is described otherwise'),
    ...each('example examples', () => documentation('an example')),
  },
  otherwise: words,
  parts: (at) => ({ schema: one(schema, at) }),
};

const content = (at: Context): Part => ({
  ...one(media, at),
  alone: (type) => ({ what: `${at.what}: ${type}` }),
  gone: () => breaking(`it is no longer ${at.direction === 'request' ? 'accepted' : 'answered'}`),
  added: () => compatible('one more media type beside what there was'),
});

const body: Kind = {
  rates: { required: mustBeSent('a body must be sent from now on', 'the body may be left out') },
  otherwise: words,
  parts: (at) => ({ content: content(at) }),
};

const response: Kind = {
  otherwise: words,
  parts: (at) => ({
    headers: {
      kind: header,
      at: (member) => ({ ...at, subject: 'header', member, what: `${at.what}, header ${member}` }),
      gone: () => breaking('clients that read it find nothing'),
      added: () => compatible('clients ignore what they do not know'),
    },
    content: content(at),
  }),
};

export const operation: Kind = {
  rates: {
    ...each('summary description tags externalDocs deprecated', words),
    requestBody: (before, after) =>
      before !== undefined
        ? breaking('clients that send it are refused or ignored')
        : isObject(after) && after['required'] === true
          ? breaking('a body must be sent from now on')
          : compatible('nobody has to send it'),
    'x-role': rateRole,
    'x-body-limit': (before, after) =>
      Number(after ?? 0) < Number(before ?? Number.POSITIVE_INFINITY)
        ? breaking('bodies that were accepted are refused')
        : compatible('larger bodies are accepted'),
    'x-lifecycle': (_, after) =>
      after === 'draft'
        ? breaking('a draft is answered from examples, and nobody judges it')
        : compatible('no longer a draft: it needs a handler and is judged'),
  },
  otherwise: (_before, _after, { key }) => breaking(`nothing rates a change of "${key}": look at it`),
  elsewhere: ['parameters', 'security', 'operationId'],
  parts: (at) => ({
    requestBody: one(body, { ...sent('request', at), subject: 'body', what: 'request body' }),
    responses: {
      kind: response,
      at: (status) => ({ ...sent('response', at), subject: 'response', what: `response ${status}` }),
      gone: () => breaking('what clients are prepared for is not documented any more'),
      added: () => compatible('one more answer'),
    },
  }),
};

const ranks = ['none', 'viewer', 'editor', 'admin'];

function rateRole(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  const isOther = (...keys: readonly string[]) => keys.some((key) => !isDeepStrictEqual(was[key], is[key]));
  const rated = [rateRank(was['role'], is['role'])];
  if (isOther('also', 'stated-role')) rated.push(breaking('who is admitted beside the role is another one'));
  if (isOther('x-basis')) rated.push(rateBasis(was['x-basis'], is['x-basis']));
  return rated.reduce(worse);
}

function rateRank(before: Json | undefined, after: Json | undefined): Rated {
  if (before === after) return documentation('what it rests on');
  return ranks.indexOf(String(after)) > ranks.indexOf(String(before))
    ? breaking(`callers who are ${before} are refused from now on: it needs ${after}`)
    : compatible(`it needs ${after} only`);
}

export const scheme: Kind = {
  rates: { description: words },
  otherwise: (_before, _after, { key }) =>
    key.startsWith('x-') ? documentation() : breaking('clients identify themselves otherwise'),
};

/** A whole document, except for its operations and what belongs to them. */
export const root: Kind = {
  rates: {
    ...each('info tags externalDocs', words),
    servers: () => breaking('the address is another one'),
  },
  otherwise: unrated,
  elsewhere: ['paths', 'webhooks', 'security', 'components'],
};
