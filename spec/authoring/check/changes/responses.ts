import type { Collector, Context } from './collector.js';
import { compareContents } from './contents.js';
import { directionOf } from './keywords.js';
import { provenance, rateProvenance } from './provenance.js';
import { breaking, compatible, documentation } from './rating.js';
import { compareSchemas } from './schemas.js';
import { below, contentOf, differing, membersOf, objectOf, paired, type Side } from './side.js';

/** Compares the responses of two states of an operation. */
export function compareResponses(base: Side, revision: Side, context: Context, out: Collector): void {
  const was = below(base, 'responses');
  const is = below(revision, 'responses');
  for (const each of paired(membersOf(was), membersOf(is))) {
    const at = { ...context, subject: 'response' as const, what: `response ${each.name}` };
    if (each.base && each.revision) compareResponse(each.base, each.revision, at, out);
    else {
      const rated = each.base
        ? breaking('what clients are prepared for is not documented any more')
        : compatible('one more answer');
      const values = {
        before: each.base && contentOf(each.base),
        after: each.revision && contentOf(each.revision),
      };
      out.add(at, was ?? base, is ?? revision, { key: each.name, ...values, ...rated });
    }
  }
}

const elsewhere = new Set(['content', 'headers']);

function compareResponse(base: Side, revision: Side, context: Context, out: Collector): void {
  for (const { key, before, after } of differing(base, revision, (name) => elsewhere.has(name))) {
    const rated = provenance.includes(key)
      ? rateProvenance(key, before, after, objectOf(revision))
      : documentation();
    out.add({ ...context, what: `${context.what}: ${key}` }, base, revision, {
      key,
      before,
      after,
      ...rated,
    });
  }
  compareHeaders(base, revision, context, out);
  compareContents(base, revision, { ...context, direction: directionOf('response', context) }, out);
}

function compareHeaders(base: Side, revision: Side, context: Context, out: Collector): void {
  const was = below(base, 'headers');
  const is = below(revision, 'headers');
  for (const each of paired(membersOf(was), membersOf(is))) {
    const what = `${context.what}, header ${each.name}`;
    const at = { ...context, subject: 'header' as const, member: each.name, what };
    if (each.base && each.revision) compareHeader(each.base, each.revision, at, out);
    else {
      const rated = each.base
        ? breaking('clients that read it find nothing')
        : compatible('clients ignore what they do not know');
      const values = {
        before: each.base && contentOf(each.base),
        after: each.revision && contentOf(each.revision),
      };
      out.add(at, was ?? base, is ?? revision, { key: each.name, ...values, ...rated });
    }
  }
}

function compareHeader(base: Side, revision: Side, context: Context, out: Collector): void {
  const one = below(base, 'schema');
  const other = below(revision, 'schema');
  const schema = {
    ...context,
    direction: directionOf('response', context),
    isConditional: false,
    seen: new Set<string>(),
  };
  if (one && other) compareSchemas(one, other, schema, out);
  for (const { key, before, after } of differing(base, revision, (name) => name === 'schema')) {
    const rated =
      key === 'required'
        ? after === true
          ? compatible('it is always there')
          : breaking('it may be missing from now on')
        : provenance.includes(key)
          ? rateProvenance(key, before, after, objectOf(revision))
          : documentation();
    out.add({ ...context, what: `${context.what}: ${key}` }, base, revision, {
      key,
      before,
      after,
      ...rated,
    });
  }
}
