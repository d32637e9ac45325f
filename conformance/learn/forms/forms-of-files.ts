import type { Proposed } from '../../../spec/overlay/proposing/proposal.js';
import { propose } from '../../../spec/overlay/proposing/propose.js';
import type { JsonObject } from '../../../spec/source/json.js';
import type { Bases } from '../../judging/locate.js';
import { readRecording } from '../../recording/reading.js';
import { seenCalls } from './seen-calls.js';
import { recognized } from './tell-forms.js';

/**
 * What recorded calls that were granted show of the forms of a target. Throws a UsageError for a file that cannot be read.
 * @param bases where the service is, where that is known: other addresses are passed over
 */
export async function formsOfFiles(
  files: readonly string[],
  bases: Bases,
  org: string | undefined,
): Promise<Proposed> {
  const orgs = org === undefined ? [] : [org];
  const known = Object.values(bases).flatMap((base) => (base === undefined ? [] : [new URL(base).origin]));
  const seen = seenCalls(orgs);
  const isElsewhere = (url: string) => known.length > 0 && !known.includes(new URL(url).origin);
  for (const file of files) {
    for await (const told of readRecording(file)) {
      if (told.kind === 'head') {
        const { org: own, otherOrg, emptyOrg } = told.head.target;
        orgs.push(...[own, otherOrg, emptyOrg].filter((each) => each !== undefined));
      }
      if (told.kind === 'call' && !isElsewhere(told.call.url)) seen.see(told.call);
      if (told.kind === 'exchange' && !told.recorded.cut) {
        const { request, response } = told.recorded;
        const { method, url, text } = request;
        seen.see({ method, url, requestText: text, status: response.status, responseText: response.text });
      }
    }
  }
  const [best = propose([])] = byDomain(seen.documents())
    .map((documents) => propose(documents.map((document) => ({ file: '', document, unread: [] }))))
    .sort((a, b) => recognized(b) - recognized(a) || b.proposals.length - a.proposals.length);
  // What else somebody called is nobody's business here, and what was not called may well be there.
  return {
    ...best,
    title: `as proposed from ${files.join(', ')}`,
    sources: files,
    unlike: [],
    missing: [],
    absent: [],
  };
}

/** Interfaces of one service may be at several hosts; those of others are at other domains. */
function byDomain(documents: ReadonlyMap<string, JsonObject>): readonly (readonly JsonObject[])[] {
  const domains = new Map<string, JsonObject[]>();
  for (const [origin, document] of documents) {
    const { hostname } = new URL(origin);
    const domain = /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
    domains.set(domain, [...(domains.get(domain) ?? []), document]);
  }
  return [...domains.values()];
}
