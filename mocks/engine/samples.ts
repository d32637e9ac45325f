import type { DraftOperation } from '../../spec/contract/drafts.js';
import type { Contract, Inbound } from './contract.js';
import { type Refusal, refuse } from './refusal.js';

export interface Sample {
  readonly sample: {
    readonly status: number;
    /** By name in the usual spelling. */
    readonly headers: Readonly<Record<string, string>>;
    readonly text: string | undefined;
  };
}

/** Answers a draft from its examples; refuses a request that does not match its description. */
export type Samples = (
  draft: DraftOperation,
  path: Readonly<Record<string, string>>,
  inbound: Inbound,
) => Promise<Sample | Refusal>;

type Load = () => Promise<{ readonly prismSamples: (contract: Contract) => Promise<Samples> }>;

/** Returns samples for the drafts of a contract. Their generator is loaded only when the first draft is called. */
export function samplesOf(contract: Contract, load: Load = () => import('./prism.js')): Samples {
  let loading: Promise<Samples> | undefined;
  return async (draft, path, inbound) => {
    try {
      loading ??= load().then(({ prismSamples }) => prismSamples(contract));
      return await (await loading)(draft, path, inbound);
    } catch (error) {
      loading = undefined;
      if (isNotInstalled(error)) return refuse('draft-unanswered', howToInstall(draft));
      console.error(error);
      return refuse('internal', `The draft ${draft.id} cannot be answered: ${messageOf(error)}`);
    }
  };
}

function howToInstall({ id }: DraftOperation): string {
  return `${id} is a draft, which Prism answers from its examples, and Prism is not installed: npm install --save-dev @stoplight/prism-http@5.12.0 @stoplight/prism-core@5.8.0`;
}

function isNotInstalled(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const missing = error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND';
  return missing && error.message.includes('@stoplight/');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
