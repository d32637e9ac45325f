import type { Proposed } from '../../../spec/overlay/proposing/proposal.js';
import { propose } from '../../../spec/overlay/proposing/propose.js';
import type { JsonObject } from '../../../spec/source/json.js';
import type { Bases } from '../../judging/observed-call.js';
import { readRecording } from '../../recording/reading.js';
import { seenCalls } from './seen-calls.js';
import { recognized } from './show-forms.js';

/**
 * Proposes how the names of a target differ, from recorded calls that succeeded. Throws a UsageError for an unreadable file.
 * @param bases the addresses of the service, if known: calls to others are ignored
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
    for await (const entry of readRecording(file)) {
      if (entry.kind === 'head') {
        const { org: own, otherOrg, emptyOrg } = entry.head.target;
        orgs.push(...[own, otherOrg, emptyOrg].filter((each) => each !== undefined));
      }
      if (entry.kind === 'call' && !isElsewhere(entry.call.url)) seen.see(entry.call);
      if (entry.kind === 'exchange' && !entry.recorded.cut) {
        const { request, response } = entry.recorded;
        const { method, url, text } = request;
        seen.see({ method, url, requestText: text, status: response.status, responseText: response.text });
      }
    }
  }
  const [best = propose([])] = byDomain(seen.documents())
    .map((documents) => propose(documents.map((document) => ({ file: '', document, unread: [] }))))
    .sort((a, b) => recognized(b) - recognized(a) || b.proposals.length - a.proposals.length);
  // Other operations in the recording are of no interest, and those that were not called may well exist.
  return {
    ...best,
    title: `as proposed from ${files.join(', ')}`,
    sources: files,
    unlike: [],
    missing: [],
    absent: [],
  };
}

/** Groups documents by domain: interfaces of one service may be on several hosts, other services are on other domains. */
function byDomain(documents: ReadonlyMap<string, JsonObject>): readonly (readonly JsonObject[])[] {
  const domains = new Map<string, JsonObject[]>();
  for (const [origin, document] of documents) {
    const { hostname } = new URL(origin);
    const domain = /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
    domains.set(domain, [...(domains.get(domain) ?? []), document]);
  }
  return [...domains.values()];
}
