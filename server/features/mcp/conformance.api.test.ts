import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../http/listen.ts';
import { createMcpApp, createToken } from '../../testing/mcp.ts';

const suite = fileURLToPath(new URL('../../../node_modules/.bin/conformance', import.meta.url));
const notApplicable = fileURLToPath(new URL('conformance.yml', import.meta.url));
const maxOutputBytes = 16 * 1024 * 1024;

/** Serves the app on a port, and adds a token to each request, since the suite cannot send one. */
async function serve({ app, ada }: Awaited<ReturnType<typeof createMcpApp>>): Promise<string> {
  const token = await createToken(ada);
  const { port, close } = await listen({
    fetch: (request, env) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return app.fetch(new Request(request, { headers }), env);
    },
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => close({ graceMs: 0 }));
  return `http://127.0.0.1:${port}/mcp`;
}

it('passes the conformance suite of the protocol, but for the scenarios that do not apply', async () => {
  const url = await serve(await createMcpApp());
  const args = [suite, 'server', '--url', url, '--suite', 'all', '--expected-failures', notApplicable];
  // Rejects where a scenario fails that is not listed, and where one that is listed passes.
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: maxOutputBytes });
  for (const scenario of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
    expect(stdout).toContain(`Running scenario: ${scenario} `);
});
