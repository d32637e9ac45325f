import { join } from 'node:path';
import { Command } from 'commander';
import { questions } from '../../generated/questions.js';
import { rules } from '../../generated/rules.js';
import { publishedDocuments } from '../contract/documents.js';
import { overlaidInFull } from '../overlay/in-full.js';
import type { Sources } from './book.js';
import { fillFolder } from './folder.js';
import { startPage } from './links.js';
import { countOperations, site } from './site.js';

interface Flags {
  out: string;
  overlay?: string;
  json?: boolean;
}

const examples = `
Examples:
  pdk docs --out reference                          then open reference/index.html
  pdk docs --out reference --overlay staging.yaml   with the forms of another target
  pdk docs --out reference --json                   one line of JSON, for scripts

The pages need no network and no server. They are written over an earlier
reference; a folder with anything else in it is left alone. A running mock shows
them as well, at /docs/.

Exit codes: 0 written, 2 a wrong call, or a folder or an overlay that cannot be
used.
`;

/** `pdk docs`: renders the contract, its rules and its questions as HTML pages. */
export function docsCommand(): Command {
  return new Command('docs')
    .description('generate the HTML reference of the four interfaces, each detail with its basis')
    .requiredOption('--out <folder>', 'where the pages are written; it is created')
    .option('--overlay <file>', 'OpenAPI Overlay that maps the forms of another target')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', examples)
    .action(write);
}

function write({ out, overlay, json }: Flags): void {
  const documents = overlay === undefined ? publishedDocuments() : overlaidInFull(overlay);
  const sources: Sources = { documents, rules, questions };
  const files = site(sources);
  fillFolder(out, files);
  const counts = {
    operations: countOperations(sources),
    rules: Object.keys(rules).length,
    questions: Object.keys(questions).length,
  };
  const said = `${join(out, startPage)}: ${counts.operations} operations, ${counts.rules} rules, ${counts.questions} questions`;
  process.stdout.write(
    json ? `${JSON.stringify({ out, files: [...files.keys()], ...counts })}\n` : `${said}\n`,
  );
}
