import { afterEach, expect, test } from 'vitest';
import { createMock, type Mock } from '../../../mocks/host/mock.js';
import { type ControlClientOptions, createControlClient } from './control.js';

const running: Mock[] = [];
afterEach(async () => {
  for (const mock of running.splice(0)) await mock.close();
});
const scene = async (options: Partial<ControlClientOptions> = {}) => {
  const mock = await createMock({ people: 5, controlPort: 0 });
  running.push(mock);
  const { controlToken: token, urls } = mock;
  return { mock, control: createControlClient({ url: urls.control, token, ...options }) };
};

test('a client of the control plane moves time and chooses readings, with typed results', async () => {
  const { mock, control } = await scene();
  await control.POST('/clock/freeze', { body: { at: '2026-01-14T05:00:00Z' } });
  const { data } = await control.POST('/clock/advance', { body: { duration: 'P14D' } });
  expect([data?.now, mock.control.clock.now()]).toEqual([
    '2026-01-28T05:00:00.000Z',
    Date.UTC(2026, 0, 28, 5),
  ]);
  const chosen = await control.PATCH('/readings', { body: { readings: { 'find.size-over': 'clamped' } } });
  expect(chosen.data?.questions.map(({ reading }) => reading)).toEqual(['clamped']);
  const { data: person } = await control.GET('/people/{personId}', {
    params: { path: { personId: mock.people[0]?.id ?? '' } },
  });
  expect(person?.id).toBe(mock.people[0]?.id);
  expect((await control.DELETE('/readings')).response.status).toBe(204);
  expect((await control.GET('/metrics', { parseAs: 'text' })).data).toContain('pdk_mock_worlds 1');
});

test('calls apply to the named world', async () => {
  const { mock } = await scene();
  await mock.worlds.create({ id: 'second', now: '2030-01-01T00:00:00Z' });
  const { controlToken: token } = mock;
  const { fetch } = mock.control;
  const second = createControlClient({ token, world: 'second', fetch });
  const first = createControlClient({ token, fetch });
  const years = [first, second].map(async (client) => (await client.GET('/clock')).data?.now.slice(0, 4));
  expect((await Promise.all(years))[1]).toBe('2030');
  expect((await Promise.all(years))[0]).not.toBe('2030');
});

test('an error response is returned with its message', async () => {
  const { control } = await scene();
  const { data, error, response } = await control.PATCH('/readings', { body: { readings: { x: 'y' } } });
  expect([data, error?.error, response.status]).toEqual([undefined, 'invalid_request', 400]);
  expect(error?.message).toContain('no question "x"');
  const stranger = (await scene({ token: 'wrong' })).control;
  expect((await stranger.GET('/clock')).response.status).toBe(401);
});

test.each([
  [{ url: 'nowhere', token: 'a' }, 'option url: "nowhere" is no base address'],
  [{ token: '' }, 'option token: it must be printable ASCII'],
  [{ token: 'secret\nvalue' }, 'option token: it must be printable ASCII'],
])('options %j are refused, and no token is quoted', (options, message) => {
  expect(() => createControlClient(options)).toThrow(message);
  expect(() => createControlClient(options)).not.toThrow('secret');
});
