import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

test('a process exits by itself once its mock is closed, after webhooks, worlds, interceptions and a delayed call', async () => {
  const { code, output } = await printedBy(
    ['--import', 'tsx', 'fixtures/programs/open-handles.js'],
    process.cwd(),
  );
  expect(JSON.parse(output)).toMatchObject({ statuses: [200, 200] });
  expect(JSON.parse(output).received).toBeGreaterThan(0);
  expect(code).toBe(0);
});
