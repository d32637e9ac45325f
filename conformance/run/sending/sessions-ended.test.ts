import { expect, test } from 'vitest';
import { besideMock } from '../../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../../conform.js';

test('a run that may write leaves no session open of the user that it was given', async () => {
  await besideMock({ people: 100 }, async ({ edges }) => {
    const cookies: string[] = [];
    const report = await checkConformance({
      ...edges,
      target: { ...edges.target, controlUrl: undefined, controlToken: undefined },
      transport: async (request, signal) => {
        const answer = await edges.transport(request, signal);
        const isSignIn = request.url.endsWith('/session') && /password/.test(request.body ?? '');
        if (isSignIn && answer.status === 200) cookies.push(answer.cookies[0]?.split(';')[0] ?? '');
        return answer;
      },
      safety: 'own-resources',
      rules: '{session,end}.*',
      thorough: false,
    });
    const renewed = cookies.map(async (cookie) =>
      edges.transport({
        method: 'POST',
        url: `${edges.target.identityUrl}/session`,
        headers: { 'content-type': 'application/json', cookie },
        body: '{"grantType":"refreshToken"}',
      }),
    );

    expect(report.verdict).toBe('conformant');
    expect(cookies.length).toBeGreaterThan(10);
    expect((await Promise.all(renewed)).filter(({ status }) => status === 200)).toEqual([]);
  });
});
