/**
 * Serves as the baseline: node:http, tasks in an array, no validation, no sign-in, no storage.
 * POST answers the task as JSON; GET answers the list; PUT replaces it. Prints its port.
 */
import { createServer, type IncomingMessage } from 'node:http';

let tasks: unknown[] = [];

const server = createServer(async (request, response) => {
  const body = request.method === 'GET' ? undefined : JSON.parse(await readText(request));
  if (request.method === 'POST') tasks.push(body);
  if (request.method === 'PUT') tasks = body;
  const answer = JSON.stringify(request.method === 'POST' ? body : tasks);
  response
    .writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' })
    .end(answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(address.port);
});

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
