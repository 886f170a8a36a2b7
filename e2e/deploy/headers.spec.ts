import { expect, test } from '../support/test.ts';

/** Headers that describe a file or a connection, not the policy of the portal. */
const NOT_COMPARED =
  /^(accept-ranges|cache-control|connection|content-type|content-(encoding|length)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;

/** The parts of a policy in any order. */
const inOrder = ([name, value]: [string, string]) => [name, value.split(/ ?[;,] ?/).sort()] as const;

test('nginx sends the same headers as the sandbox, and asks for HTTPS', async ({ request, sandbox }) => {
  const policyOf = async (url: string) => {
    const { status, headers } = await fetch(url);
    expect(status).toBe(200);
    return Object.fromEntries([...headers].filter(([name]) => !NOT_COMPARED.test(name)).map(inOrder));
  };
  for (const path of ['/', '/home', '/config.json']) {
    const { 'strict-transport-security': https, ...shared } = await policyOf(sandbox.url + path);
    expect(https).toEqual(['max-age=31536000']);
    expect(shared).toEqual(await policyOf(sandbox.directUrl + path));
  }
  // The policy of a page whose address holds a token names no collector of reports: the address would be in the report.
  expect((await policyOf(sandbox.url))['content-security-policy']).toContain('report-to portal');
  for (const path of ['/?token=t', '/login/reset-password/t', '/password/reset/t'])
    expect((await policyOf(sandbox.url + path))['content-security-policy']).not.toContain('report-to portal');
  // A missing file is no way around the policy.
  expect((await request.get('/assets/gone.js')).headers()['content-security-policy']).toContain("default-src 'none'");
});

test('an answer of the backend runs nothing and is in no frame, whatever the backend sends', async ({ sandbox }) => {
  const expected = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const answers = [
    ['/api/cardholder/info', {}],
    ['/api/unknown', {}],
    ['/api/auth/unknown', {}],
    // nginx itself rejects this one: the body is too large.
    ['/api/auth/auth/database', { method: 'POST', body: 'x'.repeat(200_000) }],
  ] as const;
  for (const [path, init] of answers) {
    const { headers } = await fetch(sandbox.url + path, init);
    expect(Object.fromEntries(headers)).toMatchObject(expected);
  }
});
