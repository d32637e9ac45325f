import { isDeepStrictEqual } from 'node:util';
import type { Collector, Context } from './collector.js';
import type { Direction } from './keywords.js';
import { breaking, compatible, documentation } from './rating.js';
import { compareSchemas } from './schemas.js';
import { below, contentOf, membersOf, objectOf, paired, type Side } from './side.js';

/** Compares the contents of a body or response: media types, their schemas and examples. */
export function compareContents(
  base: Side,
  revision: Side,
  context: Context & { readonly direction: Direction },
  out: Collector,
): void {
  for (const each of paired(membersOf(below(base, 'content')), membersOf(below(revision, 'content')))) {
    if (each.base && each.revision) {
      compareMedia(each.base, each.revision, context, out);
      continue;
    }
    const rated = each.base
      ? breaking(`${each.name} is no longer ${context.direction === 'request' ? 'accepted' : 'answered'}`)
      : compatible(`${each.name} beside what there was`);
    const values = {
      before: each.base && contentOf(each.base),
      after: each.revision && contentOf(each.revision),
    };
    const [was, is] = [below(base, 'content') ?? base, below(revision, 'content') ?? revision];
    out.add({ ...context, what: `${context.what}: ${each.name}` }, was, is, {
      key: each.name,
      ...values,
      ...rated,
    });
  }
}

function compareMedia(
  base: Side,
  revision: Side,
  context: Context & { readonly direction: Direction },
  out: Collector,
): void {
  const was = below(base, 'schema');
  const is = below(revision, 'schema');
  if (was && is) compareSchemas(was, is, { ...context, isConditional: false, seen: new Set() }, out);
  else if (was || is) {
    const rated = breaking('the body is described otherwise');
    out.add(context, base, revision, {
      key: 'schema',
      before: was && contentOf(was),
      after: is && contentOf(is),
      ...rated,
    });
  }
  for (const key of ['example', 'examples']) {
    const before = objectOf(base)[key];
    const after = objectOf(revision)[key];
    if (isDeepStrictEqual(before, after)) continue;
    const at = { ...context, what: `${context.what}: ${key}` };
    out.add(at, base, revision, { key, before, after, ...documentation('an example') });
  }
}
