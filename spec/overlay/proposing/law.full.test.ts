import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { runInProcess } from '../../../mocks/mutants/matrix/in-process.js';
import { readOpenApi } from './described.js';
import { overlayText, propose } from './propose.js';

test('a mock in a proposed form keeps every rule, as a run in that form sees it', async () => {
  const face = fileURLToPath(new URL('../../../fixtures/forms/other-face.yaml', import.meta.url));
  const file = join(temporaryFolder(), 'proposed.yaml');
  writeFileSync(file, overlayText(propose(new Map([[face, readOpenApi(face)]])), 'perhaps'));
  const options = { forms: readOverlay(file), safety: 'full', thorough: false } as const;
  const { rules } = await runInProcess({ overlay: file, people: 200 }, options);
  const all = (verdict: string) => rules.flatMap((each) => (each.verdict === verdict ? [each.id] : []));
  expect([...all('fail'), ...all('error')]).toEqual([]);
  expect(all('pass').length).toBeGreaterThan(450);
});
