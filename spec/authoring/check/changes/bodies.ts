import type { Collector, Context } from './collector.js';
import { compareContents } from './contents.js';
import { directionOf } from './keywords.js';
import { provenance, rateProvenance } from './provenance.js';
import { breaking, compatible, documentation } from './rating.js';
import { below, contentOf, differing, objectOf, type Side } from './side.js';

/** Compares the request bodies of two states of an operation. */
export function compareBodies(base: Side, revision: Side, context: Context, out: Collector): void {
  const was = below(base, 'requestBody');
  const is = below(revision, 'requestBody');
  const at = { ...context, subject: 'body' as const, what: 'request body' };
  if (was && is) {
    compareBody(was, is, at, out);
    compareContents(was, is, { ...at, direction: directionOf('request', context) }, out);
  } else if (was || is) {
    const isRequired = is !== undefined && objectOf(is)['required'] === true;
    const rated = was
      ? breaking('clients that send it are refused or ignored')
      : isRequired
        ? breaking('a body must be sent from now on')
        : compatible('nobody has to send it');
    const values = { before: was && contentOf(was), after: is && contentOf(is) };
    out.add(at, base, revision, { key: 'requestBody', ...values, ...rated });
  }
}

function compareBody(base: Side, revision: Side, context: Context, out: Collector): void {
  for (const { key, before, after } of differing(base, revision, (name) => name === 'content')) {
    const rated =
      key === 'required'
        ? after === true
          ? breaking('a body must be sent from now on')
          : compatible('the body may be left out')
        : provenance.includes(key)
          ? rateProvenance(key, before, after, objectOf(revision))
          : documentation();
    out.add({ ...context, what: `request body: ${key}` }, base, revision, { key, before, after, ...rated });
  }
}
